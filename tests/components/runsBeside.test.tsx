// @vitest-environment happy-dom
/** How runs that stand beside each other are named, and what of their tracks is told to who sees none. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshTally } from '../../src/core/record';
import { RunTrack } from '../../src/frame/challenge/RunTrack';
import { namesOf } from '../../src/frame/challenge/runsInWords';
import { words } from '../template/words/words';

const shown = (names: readonly string[]) =>
  namesOf(names.map((name) => ({ name }))).map((name) => name.replace(/[\u2068\u2069]/g, ''));

describe('names of runs', () => {
  it.each([
    [['Ada'], ['Ada']],
    [
      ['', ''],
      ['Sent run', 'Sent run 2'],
    ],
    [
      ['Ada', 'Bob', 'Ada'],
      ['Ada', 'Bob', 'Ada (3)'],
    ],
    [
      ['You', 'Ada'],
      ['You (1)', 'Ada'],
    ],
  ])('%j are shown as %j', (given, wanted) => {
    expect(shown(given)).toEqual(wanted);
  });

  it('leave what stands beside them where it is', () => {
    expect(namesOf([{ name: 'רחל' }])).toEqual(['\u2068רחל\u2069']);
  });
});

describe('a track', () => {
  const CURVE = Array.from({ length: 20 }, (_, point) => point * 5);
  const run = (curve: readonly number[] | null, ticks: readonly { ms: number; code: string }[]) => ({
    name: 'Ada',
    facts: {
      kind: 'brief' as const,
      version: 1,
      dealVersion: 1,
      scoreVersion: 1,
      config: '',
      outcome: 'won' as const,
      score: null,
      cause: null,
      tally: { ...freshTally(null), elapsedMs: 100_000 },
      name: 'Ada',
      played: 3,
      curve,
    },
    ticks,
    run: null,
    sent: { whole: null, brief: {} as never },
  });
  const show = (given: ReturnType<typeof run>) => {
    render(<RunTrack name="Ada" run={given} longest={100_000} words={words} />);
    return screen.getByRole('img').getAttribute('aria-label');
  };

  it('tells how long it took, when half was done, and its ticks', () => {
    const ticks = [
      { ms: 12_000, code: 'mistake' },
      { ms: 62_000, code: 'hint' },
    ];
    expect(show(run(CURVE, ticks))).toBe(
      'Track of Ada: 1:40, half way by 0:55, Mistake at 0:12, Hint at 1:02',
    );
  });

  it('tells of its time alone where nothing else was written down, or half was never done', () => {
    expect(show(run(null, []))).toBe('Track of Ada: 1:40');
  });
});
