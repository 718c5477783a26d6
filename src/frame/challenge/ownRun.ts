/** The player's own run of a deal, ready to be sent or to stand beside somebody else's. */
import type { GameRecord } from '../../core/record';
import { replaySteps } from '../../core/replay';
import type { GameTypes, PlayRules } from '../../core/rules';
import { asFarAsPlayed, type RunToSend, runOfReplayed } from '../../core/runs/runMake';
import { inSlices } from './inSlices';
import { type RunLink, runLink } from './runLink';

/** Null: it cannot be replayed any more. */
export async function ownRun<G extends GameTypes>(
  rules: PlayRules<G>,
  record: GameRecord,
  name = '',
): Promise<RunToSend | null> {
  const replayed = await inSlices(replaySteps(rules, asFarAsPlayed(record)));
  return replayed.ok ? runOfReplayed(rules, replayed.value, name) : null;
}

/** What follows the address of the deal. */
export async function ownRunLink<G extends GameTypes>(
  rules: PlayRules<G>,
  record: GameRecord | undefined,
  name: string,
  answered?: RunToSend,
): Promise<RunLink | null> {
  const run = record && (await ownRun(rules, record, name));
  return run ? runLink(run, answered) : null;
}
