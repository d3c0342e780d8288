import { afterEach, expect, it } from 'vitest';
import { loadWords, needWords, say } from './say';

afterEach(() => loadWords('en', 'all'));

it('keeps as many words as were asked for when another language is spoken', async () => {
  await loadWords('ru');
  expect(say('home-title')).toMatch(/[а-я]/);
  expect(say('table-place-short', { series: 2 })).toMatch(/[а-я]/);
});

it('speaks the language that was asked for last, whichever comes first', async () => {
  const russian = loadWords('ru');
  const english = loadWords('en');
  const still = needWords('all');
  await russian;
  expect(say('home-rules')).toBe('Rules');
  await Promise.all([english, still]);
  expect(say('home-rules')).toBe('Rules');
});
