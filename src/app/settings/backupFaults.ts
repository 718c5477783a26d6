/** Why a backup is refused; the sentences: `backupWords.ts`. */
import { refusals } from '../../core/result';

const BACKUP_FAULTS = [
  'FILE_TOO_LARGE',
  'NOT_A_BACKUP',
  'NEWER_BACKUP',
  'BAD_STATS',
  'BAD_SAVE',
  'NO_RULES',
  'NOT_STORED',
  'NOT_RESET',
] as const;
export type BackupFaultCode = (typeof BACKUP_FAULTS)[number];

export const { refuse } = refusals<BackupFaultCode>();

/** What a refusal is about, as `at` tells it: a stored text by its key, or a game that does not replay. */
export const STORED = 'stored:';
export const REPLAYED = 'replayed:';
