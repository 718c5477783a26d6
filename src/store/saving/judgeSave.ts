/** What lies where a save should be, sorted into what it may be. */
import { type Fault, refuse } from '../../core/result';
import { parseSave, type Save } from './saveText';

export interface Judged {
  readonly save: Save | null;
  readonly fault: Fault | null;
  /** It comes from a newer version of Parlour, and is not ours to touch. */
  readonly newer: boolean;
  /** Text that nobody here can read, to be kept aside before anything takes its place. */
  readonly damaged: string | null;
}

const NOTHING: Judged = { save: null, fault: null, newer: false, damaged: null };

export function judgeSave(stored: unknown, game: string): Judged {
  if (stored === null || stored === undefined) return NOTHING;
  const parsed = typeof stored === 'string' ? parseSave(stored, game) : refuse('NOT_A_SAVE');
  if (parsed.ok) return { ...NOTHING, save: parsed.value };
  const newer = parsed.fault.code === 'NEWER_SAVE';
  return {
    save: null,
    fault: parsed.fault,
    newer,
    damaged: newer || typeof stored !== 'string' ? null : stored,
  };
}
