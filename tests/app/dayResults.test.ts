import { describe, expect, it } from 'vitest';
import { dayResult } from '../../src/app/daily/dayResults';
import { freshTally } from '../../src/core/record';
import { EMPTY_SHELF, type Shelf, type Sitting } from '../../src/store/saving/savedGames';
import { NO_GAME_STATS } from '../../src/store/stats/stats';

const DAY = '2026-11-18';

/** The daily of that day on the shelf, and how it stands. */
function shelfWith(kind: 'playing' | 'won' | 'lost', change: Partial<Sitting> = {}, hints = 0): Shelf {
  const record = {
    game: 'cups',
    version: 1,
    dealVersion: 1,
    config: 'x',
    seed: 's',
    deal: 'd',
    moves: ['a'],
    cursor: 1,
    tally: { ...freshTally(null), hints },
  };
  const counted = kind !== 'playing';
  const daily = { record, draft: '', day: DAY, begun: DAY, practice: false, counted, ...change };
  const summary = { config: 'x', kind, progress: { done: 1, total: 1, text: '' }, moves: 1, day: daily.day };
  return { ...EMPTY_SHELF, daily, summaries: { free: null, daily: summary } };
}

describe('how a day went', () => {
  it('is told from the save where the result was never stored', () => {
    expect(dayResult(undefined, DAY, shelfWith('won'))).toBe('won');
    expect(dayResult(NO_GAME_STATS, DAY, shelfWith('won', {}, 1))).toBe('helped');
    expect(dayResult(undefined, DAY, shelfWith('lost'))).toBe('lost');
  });

  it('is told from the results wherever they know it: the first stands', () => {
    const stats = { ...NO_GAME_STATS, dailies: { [DAY]: 'lost' as const } };
    expect(dayResult(stats, DAY, shelfWith('won'))).toBe('lost');
  });

  it('is only begun while it is played, or where its end does not count', () => {
    expect(dayResult(undefined, DAY, shelfWith('playing'))).toBe('begun');
    expect(dayResult(undefined, DAY, shelfWith('won', { practice: true }))).toBe('begun');
    expect(dayResult(undefined, DAY, shelfWith('won', { begun: '2026-11-19' }))).toBe('begun');
    expect(dayResult(undefined, DAY, shelfWith('won', { counted: false }))).toBe('begun');
  });

  it('has nothing to say of another day', () => {
    expect(dayResult(undefined, '2026-11-19', shelfWith('won'))).toBe('open');
    expect(dayResult(undefined, DAY, EMPTY_SHELF)).toBe('open');
  });
});
