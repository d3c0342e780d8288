import { expect, it } from 'vitest';
import { fitted, langOf } from './letters';

it('knows Cyrillic when it sees some', () => {
  expect(langOf('привет')).toBe('ru');
  expect(langOf('hello, Анна')).toBe('ru');
  expect(langOf('hello, Žižek 7')).toBeUndefined();
});

it('cuts the inner name where the whole would be too long', () => {
  const make = (name: string) => `What if: moment 50 of ${name}`;
  expect(fitted(make, 'Anna')).toBe('What if: moment 50 of Anna');
  const cut = fitted(make, 'the long table of Levanter 49');
  expect(cut).toBe('What if: moment 50 of the long table of…');
  expect(cut.length).toBeLessThanOrEqual(40);
});
