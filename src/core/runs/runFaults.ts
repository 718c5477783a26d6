/** Why a run in a link is refused. Its sentences come with the runs: whoever opens no such link needs none. */
import { refusals } from '../result';

export const RUN_FAULTS = [
  'RUN_TOO_LONG',
  'RUN_CHARACTERS',
  'RUN_NOT_UNPACKED',
  'RUN_TOO_LARGE',
  'RUN_DAMAGED',
  'RUN_NEWER',
  'RUN_OF_ANOTHER_DEAL',
  'RUN_NOT_PLAYABLE',
  'RUN_OTHER_RESULT',
  'RUN_OTHER_COUNTS',
  'RUN_OTHER_TIMES',
  'RUN_ONE_TOO_MANY',
] as const;
export type RunFaultCode = (typeof RUN_FAULTS)[number];

export const { refuse } = refusals<RunFaultCode>();
