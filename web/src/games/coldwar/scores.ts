import type { Facts, Line } from '../../lib/protocol';
import type { Content, RoundScore, SeatScore } from '../../lib/scores';

/**
 * What the points of each round were made of (11.3), gathered from the war diary: enemies sunk, ships afloat, and
 * what damage took off, which is what is missing in the score.
 */
export function scoredRounds(lines: readonly Line[], seats: number, content: Content): RoundScore[] {
  const worth = (key: string) => content.ships[key]?.points ?? 0;
  const rounds: RoundScore[] = [];
  let owner = new Map<string, number>();
  let sunk: string[][] = [];
  for (const { name, facts } of lines) {
    if (name === 'round-begins') {
      rounds.push({ round: Number(facts['number']), seats: [] });
      owner = new Map();
      sunk = Array.from({ length: seats }, () => []);
    } else if (name === 'formation') {
      for (const ship of keysIn(facts, 'ships')) owner.set(ship, seatIn(facts, 'seat'));
    } else if (name === 'ship-joined') {
      owner.set(keyIn(facts, 'ship'), seatIn(facts, 'seat'));
    } else if (name === 'ship-transferred') {
      owner.set(keyIn(facts, 'ship'), seatIn(facts, 'by'));
    } else if (name === 'blown-up') {
      owner.delete(keyIn(facts, 'ship'));
    } else if (name === 'sunk') {
      owner.delete(keyIn(facts, 'ship'));
      sunk[seatIn(facts, 'by')]?.push(keyIn(facts, 'ship'));
    } else if (name === 'round-scored') {
      const seat = seatIn(facts, 'seat');
      const afloat = [...owner].filter(([, other]) => other === seat).map(([ship]) => ship);
      rounds.at(-1)?.seats.push(scored(seat, Number(facts['number']), sunk[seat] ?? [], afloat, worth));
    }
  }
  return rounds.filter((round) => round.seats.length > 0);
}

function scored(seat: number, points: number, sunk: string[], afloat: string[], worth: (key: string) => number): SeatScore {
  const priced = (ships: string[]) => ships.map((ship) => ({ ship, points: worth(ship) }));
  const whole = [...sunk, ...afloat].reduce((sum, ship) => sum + worth(ship), 0);
  return { seat, points, sunk: priced(sunk), afloat: priced(afloat), damage: points - whole };
}

function keyIn(facts: Facts, name: string): string {
  return String(facts[name] ?? '').replace(/^[^/]*\//, '');
}

function keysIn(facts: Facts, name: string): string[] {
  return keyIn(facts, name).split(',').filter(Boolean);
}

function seatIn(facts: Facts, name: string): number {
  return Number(keyIn(facts, name));
}
