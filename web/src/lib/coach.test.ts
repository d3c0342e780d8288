import { describe, expect, it } from 'vitest';
import english from '../words/en';
import russian from '../words/ru';
import { guides } from '../games';
import { keepLessons, readLessons } from './coach';

const { stages, stageOf } = guides.coldwar!.lessons!;
const COACHED = Object.keys(stageOf);

const OCCASIONS = [...COACHED, 'waiting', 'given', 'other', 'over'];
const game = import.meta.glob<string>('../../../src/wardroom/games/coldwar/words/en.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the coach', () => {
  it.each([['English', english], ['Russian', russian]])('has a note for each occasion in %s', (_, text) => {
    for (const name of OCCASIONS) {
      expect(text).toMatch(new RegExp(`^(coldwar-)?learn-title-${name} =`, 'm'));
      expect(text).toMatch(new RegExp(`^(coldwar-)?learn-${name} =`, 'm'));
    }
    for (const stage of stages) expect(text).toMatch(new RegExp(`^coldwar-learn-stage-${stage}-line =`, 'm'));
  });

  it('speaks only of questions that the game asks', () => {
    const questions = Object.values(game).join('\n');
    for (const name of COACHED) expect(questions).toMatch(new RegExp(`^decision-${name} =`, 'm'));
  });

  it('knows where in the turn a question stands', () => {
    expect(stageOf['target']).toBe('declare');
    for (const stage of Object.values(stageOf)) expect(stages).toContain(stage);
  });

  it('remembers what has been told at a table', () => {
    expect(readLessons('t')).toEqual({ hidden: false, first: {} });
    keepLessons('t', { hidden: true, first: { arrange: 1 } });
    expect(readLessons('t')).toEqual({ hidden: true, first: { arrange: 1 } });
    expect(readLessons('other').hidden).toBe(false);
  });
});
