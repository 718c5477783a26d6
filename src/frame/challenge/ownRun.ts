/** The player's own run of a deal, ready to be sent. */
import type { GameRecord } from '../../core/record';
import { replaySteps } from '../../core/replay';
import type { GameTypes, PlayRules } from '../../core/rules';
import { asFarAsPlayed, runOfReplayed } from '../../core/runs/runMake';
import { inSlices } from './inSlices';
import { type RunLink, runLink } from './runLink';
import type { ShownRun } from './shownRun';

/** A run that was sent, and the code that it came with. */
export interface Answered {
  readonly code: string;
  readonly run: Pick<ShownRun, 'sent'>;
}

/** What follows the address of the deal; null: it cannot be replayed any more. */
export async function ownRunLink<G extends GameTypes>(
  rules: PlayRules<G>,
  record: GameRecord | undefined,
  name: string,
  answered?: Answered,
): Promise<RunLink | null> {
  const replayed = record && (await inSlices(replaySteps(rules, asFarAsPlayed(record))));
  if (!replayed?.ok) return null;
  return runLink(runOfReplayed(rules, replayed.value, name, answered?.code), answered?.run.sent);
}
