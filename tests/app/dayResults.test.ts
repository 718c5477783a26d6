import { describe, expect, it } from 'vitest';
import { dayResult } from '../../src/app/daily/dayResults';
import { aidsFromSums } from '../../src/core/aids';
import { freshTally } from '../../src/core/record';
import { NO_SAVED_GAMES, type SavedGame, type SavedGames } from '../../src/store/saving/savedGames';
import { NO_GAME_STATS } from '../../src/store/stats/stats';

const DAY = '2026-11-18';

/** The daily of that day as it is saved, and how it stands. */
function savedAs(kind: 'playing' | 'won' | 'lost', change: Partial<SavedGame> = {}, hints = 0): SavedGames {
  const record = {
    game: 'cups',
    version: 1,
    dealVersion: 1,
    config: 'x',
    seed: 's',
    deal: 'd',
    moves: ['a'],
    cursor: 1,
    tally: { ...freshTally(null), aids: aidsFromSums(hints, 0) },
  };
  const counted = kind !== 'playing';
  const daily = { record, draft: '', day: DAY, begun: DAY, practice: false, counted, ...change };
  const summary = { config: 'x', kind, progress: { done: 1, total: 1 }, moves: 1, day: daily.day };
  return { ...NO_SAVED_GAMES, daily, summaries: { free: null, daily: summary } };
}

describe('how a day went', () => {
  it('is told from the save where the result was never stored', () => {
    expect(dayResult(undefined, DAY, savedAs('won'))).toBe('won');
    expect(dayResult(NO_GAME_STATS, DAY, savedAs('won', {}, 1))).toBe('helped');
    expect(dayResult(undefined, DAY, savedAs('lost'))).toBe('lost');
  });

  it('is told from the results wherever they know it: the first stands', () => {
    const stats = { ...NO_GAME_STATS, dailies: { [DAY]: 'lost' as const } };
    expect(dayResult(stats, DAY, savedAs('won'))).toBe('lost');
  });

  it('is only begun while it is played, or where its end does not count', () => {
    expect(dayResult(undefined, DAY, savedAs('playing'))).toBe('begun');
    expect(dayResult(undefined, DAY, savedAs('won', { practice: true }))).toBe('begun');
    expect(dayResult(undefined, DAY, savedAs('won', { begun: '2026-11-19' }))).toBe('begun');
    expect(dayResult(undefined, DAY, savedAs('won', { counted: false }))).toBe('begun');
  });

  it('has nothing to say of another day', () => {
    expect(dayResult(undefined, '2026-11-19', savedAs('won'))).toBe('open');
    expect(dayResult(undefined, DAY, NO_SAVED_GAMES)).toBe('open');
  });
});
