/** How far a run had come over its time, where the times of some moves were not kept. */
import { describe, expect, it } from 'vitest';
import { freshTally } from '../../src/core/record';
import { replay } from '../../src/core/replay';
import { expect as must } from '../../src/core/result';
import { progressCurve } from '../../src/core/runs/runCurve';
import { rules } from '../template/rules/rules';

/** Two empty cups of three that may be lifted, in eight seconds. */
function curve(journal: string | undefined, moves: readonly string[], elapsedMs = 8_000) {
  const deal = Array.from({ length: 12 }, (_, cup) => `p${cup}`).find((text) => {
    const first = rules.start({ cups: 12 }, text, rules.dealVersion);
    return first.ok && first.value.pearl === 11;
  });
  const record = {
    game: 'cups',
    version: rules.version,
    dealVersion: rules.dealVersion,
    config: 'c12',
    seed: 'one',
    deal: deal ?? '',
    moves,
    cursor: moves.length,
    tally: { ...freshTally(null), elapsedMs, attempts: moves.length },
    ...(journal === undefined ? {} : { journal }),
  };
  return progressCurve(rules, must(replay(rules, record)), 4);
}

describe('the curve of a run', () => {
  it.each<[string, string | undefined, readonly string[], readonly number[] | null]>([
    ['whose times were not kept', undefined, ['l0', 'l1'], null],
    ['tells how far it was at even steps', '1.1000 2.5000', ['l0', 'l1'], [33, 33, 67, 67]],
    [
      'ends as the run did, though its last move came later than its clock',
      '1.1000 2.9000',
      ['l0', 'l1'],
      [33, 33, 33, 67],
    ],
    [
      'lays moves without times evenly before the next that has one',
      '3.8000',
      ['m5', 'l0', 'l1'],
      [0, 0, 33, 67],
    ],
    ['and evenly before its end', '1.2000', ['l0', 'm5', 'l1'], [33, 33, 33, 67]],
  ])('%s', (_, journal, moves, wanted) => {
    expect(curve(journal, moves)).toEqual(wanted);
  });

  it('of no time at all is its end', () => {
    expect(curve('1.0 2.0', ['l0', 'l1'], 0)).toEqual([67, 67, 67, 67]);
  });
});
