/** What tabs of an earlier version, which may still be open, make of the same record. */
import { chanceFrom } from '../../core/chance';
import type { GameRecord } from '../../core/record';
import type { GameTypes, PlayRules } from '../../core/rules';

/** What a record of this version folds as before its first move, if an earlier version has a judge and knows its config. */
export function earliestFold<G extends GameTypes>(
  { earlierJudges = {} }: PlayRules<G>,
  version: number,
  config: G['config'],
): Pick<GameRecord, 'foldsAs'> {
  const knowing = Object.entries(earlierJudges).filter(([, { knows }]) => knows?.(config) ?? true);
  const earliest = Math.min(...knowing.map(([earlier]) => Number(earlier)));
  return earliest < version ? { foldsAs: earliest } : {};
}

/** Whether the move brings about the same under the earlier version that has folded all the moves before it. */
export function foldsAlike<G extends GameTypes>(
  rules: PlayRules<G>,
  { foldsAs, seed }: GameRecord,
  before: G['state'],
  move: G['move'],
  after: G['state'],
): boolean {
  if (foldsAs === undefined) return true;
  const then = rules.earlierJudges?.[foldsAs]?.apply(before, move, chanceFrom(seed));
  return then?.ok === true && JSON.stringify(then.value.state) === JSON.stringify(after);
}
