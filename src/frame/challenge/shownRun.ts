/** A run as it stands beside others, whoever played it. */

import type { GameRecord } from '../../core/record';
import type { Replayed } from '../../core/replay';
import { ok, type Result } from '../../core/result';
import type { GameTypes, PlayRules, SharedGame } from '../../core/rules';
import type { BriefRun, RunBlock } from '../../core/runs/runBlock';
import { checkSteps } from '../../core/runs/runCheck';
import { type RunToSend, runOfReplayed } from '../../core/runs/runMake';
import { timeAt, timelineOf } from '../../core/timeline';
import type { Run } from '../../store/saving/savedGames';
import { inSlices } from './inSlices';
import { runOfBlock } from './runOfBlock';

export interface ShownRun {
  /** Empty: nobody said. */
  readonly name: string;
  readonly facts: BriefRun;
  /** Null: nobody wrote down when things happened. */
  readonly ticks: readonly TimedTick[] | null;
  /** To be watched; null: its moves did not come with it. */
  readonly run: Run | null;
  /** As it can be sent on. */
  readonly sent: RunToSend;
}

export interface TimedTick {
  readonly ms: number;
  readonly code: string;
}

/** Of the link with this code. Checked by replaying it, in slices. */
export async function shownBlock<G extends GameTypes>(
  rules: PlayRules<G>,
  code: string,
  shared: SharedGame<G['config']>,
  block: RunBlock,
  today: string,
): Promise<Result<ShownRun>> {
  const checked = await inSlices(checkSteps(rules, shared, block));
  if (!checked.ok) return checked;
  const { name } = block;
  if (block.kind === 'brief') {
    return ok({ name, facts: block, ticks: null, run: null, sent: { whole: null, brief: block } });
  }
  if (checked.value === null) throw new Error('a whole run that was not replayed');
  return ok(shownReplayed(rules, checked.value, name, runOfBlock(checked.value, today), code));
}

export function shownReplayed<G extends GameTypes>(
  rules: PlayRules<G>,
  replayed: Replayed<G>,
  name: string,
  run: Run,
  code?: string,
): ShownRun {
  const sent = runOfReplayed(rules, replayed, name, code);
  return { name, facts: sent.brief, ticks: ticksOf(replayed.record), run, sent };
}

function ticksOf(record: GameRecord): readonly TimedTick[] | null {
  const timeline = timelineOf({ ...record, cursor: record.moves.length });
  return timeline?.ticks.map(({ at, code }) => ({ ms: timeAt(timeline, at) ?? 0, code })) ?? null;
}

/** Whether both tell of one and the same playing, however little of it has come. */
export function isSameRun({ facts: one }: ShownRun, { facts: other }: ShownRun): boolean {
  return (
    one.tally.elapsedMs === other.tally.elapsedMs &&
    one.tally.attempts === other.tally.attempts &&
    one.tally.mistakes === other.tally.mistakes &&
    one.played === other.played &&
    one.outcome === other.outcome
  );
}
