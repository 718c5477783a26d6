import { describe, expect, it } from 'vitest';
import { notedUpTo, timeAt, timelineOf } from '../../src/core/timeline';

const run = (journal: string | undefined, moves: number, cursor = moves) => ({
  ...(journal === undefined ? {} : { journal }),
  moves: Array.from({ length: moves }, (_, index) => `m${index}`),
  cursor,
});

describe('what a journal tells of a run as it was in the end', () => {
  it.each([
    ['no journal', undefined, null],
    ['a damaged one', '1.2 nonsense', null],
    ['a run that nothing happened in', '', { times: [0, null, null], ticks: [] }],
    ['plain moves', '1.1000 2.2500', { times: [0, 1000, 2500], ticks: [] }],
    [
      'a mistake and a hint between them',
      '0.400.hint 1.1000 1.1800.mistake 2.2500',
      {
        times: [0, 1000, 2500],
        ticks: [
          { at: 0, code: 'hint' },
          { at: 1, code: 'mistake' },
        ],
      },
    ],
    [
      'moves that were taken back and played anew',
      '1.1000 2.2000 2.2500.undo 1.3000 2.4000',
      { times: [0, 3000, 4000], ticks: [{ at: 2, code: 'undo' }] },
    ],
    [
      'an aid that is itself a move',
      '1.1000 2.2000.shuffle',
      { times: [0, 1000, 2000], ticks: [{ at: 2, code: 'shuffle' }] },
    ],
    [
      'a line that was longer once',
      '1.1000 2.2000 3.3000 3.3500.undo 1.4000',
      { times: [0, 4000, null], ticks: [{ at: 2, code: 'undo' }] },
    ],
  ])('%s', (_, journal, timeline) => {
    expect(timelineOf(run(journal, 2))).toEqual(timeline);
  });

  it('knows nothing of what lies beyond the cursor', () => {
    expect(timelineOf(run('1.1000 2.2000', 2, 1))).toEqual({ times: [0, 1000], ticks: [] });
  });

  it('counts what had happened before the next move, in the order in which it was noted', () => {
    const record = run('0.100.hint 1.1000 1.1200.mistake 2.2000 2.2100.undo 1.2500 1.2600.mistake 2.3000', 2);
    expect(notedUpTo(record, 0)).toEqual(['hint', 'mistake', 'undo']);
    expect(notedUpTo(record, 1)).toEqual(['hint', 'mistake', 'undo', 'mistake']);
    expect(notedUpTo(record, 2)).toEqual(['hint', 'mistake', 'undo', 'mistake']);
  });

  it('tells the last time that is known', () => {
    expect(timeAt({ times: [0, 500, null], ticks: [] }, 2)).toBe(500);
    expect(timeAt({ times: [0, 500, null], ticks: [] }, 0)).toBe(0);
  });
});
