import { expect, it } from 'vitest';
import type { Facts, Line } from './protocol';
import { scoredRounds } from './scores';

function line(name: string, facts: Facts): Line {
  return { n: 0, name, rule: '', facts, at: 0 };
}

const content = { ships: { iowa: { points: 16 }, slava: { points: 12 }, foch: { points: 12 }, dallas: { points: 9 } } };

it('gathers the points of a round by ship, and damage as what is missing', () => {
  const rounds = scoredRounds(
    'coldwar',
    [
      line('round-begins', { number: 1 }),
      line('formation', { seat: 'seat/0', ships: 'ships/iowa,dallas' }),
      line('formation', { seat: 'seat/1', ships: 'ships/slava' }),
      line('ship-joined', { seat: 'seat/1', ship: 'ship/foch', row: 1 }),
      line('sunk', { by: 'seat/0', seat: 'seat/1', ship: 'ship/slava' }),
      line('blown-up', { seat: 'seat/0', ship: 'ship/dallas' }),
      line('round-scored', { seat: 'seat/0', number: 25, total: 25 }),
      line('round-scored', { seat: 'seat/1', number: 12, total: 12 }),
      line('round-begins', { number: 2 }),
    ],
    2,
    content,
  );
  expect(rounds).toEqual([
    {
      round: 1,
      seats: [
        { seat: 0, points: 25, sunk: [{ ship: 'slava', points: 12 }], afloat: [{ ship: 'iowa', points: 16 }], damage: -3 },
        { seat: 1, points: 12, sunk: [], afloat: [{ ship: 'foch', points: 12 }], damage: 0 },
      ],
    },
  ]);
});

it('says nothing of games that keep no such score', () => {
  expect(scoredRounds('chess', [], 2, content)).toEqual([]);
});
