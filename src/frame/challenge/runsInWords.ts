/** Runs beside each other, in words. */
import { clockText } from '../../components/browser/useTick';
import { aidSums } from '../../core/aids';
import type { BriefRun } from '../../core/runs/runBlock';
import { isolatedName } from '../../core/runs/senderName';
import { aidsOf } from '../finish/resultWords';
import type { ShownRun } from './shownRun';

export const OWN = 'You';

/** As they were sent, or by their places among those that were. Two may have given the same name, or that of the player's own. */
export function namesOf(runs: readonly Pick<ShownRun, 'name'>[]): readonly string[] {
  const names = runs.map(({ name }, index) => name || (index === 0 ? 'Sent run' : `Sent run ${index + 1}`));
  return names.map((name, index) => {
    const isTwin = name === OWN || names.indexOf(name) !== index;
    return isolatedName(isTwin ? `${name} (${index + 1})` : name);
  });
}

const OUTCOMES: Readonly<Record<BriefRun['outcome'], string>> = {
  won: 'Won',
  lost: 'Lost',
  playing: 'Not ended',
  stuck: 'Not ended',
};

/** Row by row; a score only where one was counted. */
export const FIGURES: readonly {
  readonly label: string;
  readonly of: (facts: BriefRun) => string | null;
}[] = [
  { label: 'Result', of: ({ outcome }) => OUTCOMES[outcome] },
  { label: 'Score', of: ({ score }) => (score === null ? null : score.toLocaleString('en-GB')) },
  { label: 'Time', of: ({ tally }) => clockText(tally.elapsedMs) },
  { label: 'Moves', of: ({ played }) => String(played) },
  { label: 'Mistakes', of: ({ tally }) => String(tally.mistakes) },
  { label: 'Help', of: helpIn },
];

function helpIn({ tally }: BriefRun): string {
  return aidsOf({ ...aidSums(tally), assisted: tally.assisted }).join(', ') || 'None';
}
