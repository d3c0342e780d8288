import { expect, it } from 'vitest';
import { fortune } from './report';

const kind = (got: number, expected: number, deviation: number) => ({ group: 'attack', kind: 'asw', rolls: 4, got, expected, deviation });

it('measures fortune in standard deviations', () => {
  expect(fortune([kind(4, 2, 1)])).toBe(2);
  expect(fortune([kind(3, 1, 3), kind(0, 3, 4)])).toBeCloseTo(-0.2);
  expect(fortune([])).toBe(0);
  expect(fortune([kind(1, 1, 0)])).toBe(0);
});
