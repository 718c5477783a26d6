/** The refusals that are about no game in particular. Their sentences: `src/frame/words/faults.ts`. */
export const SHARED_FAULTS = [
  // Texts and records
  'TOO_LONG',
  'NOT_JSON',
  'MALFORMED',
  'NESTED_TOO_DEEPLY',
  'OTHER_GAME',
  'NEWER_VERSION',
  'NO_UPGRADE',
  // Codes in links
  'NOT_A_CODE',
  'CODE_TOO_LONG',
  'CODE_MISTYPED',
  'CODE_NEWER',
  'CODE_CHARACTERS',
  // The game in play
  'NO_GAME',
  'OVERTAKEN',
  'DEAL_FAILED',
  'PAUSED',
  'TOO_MANY_MOVES',
  'NO_HINT',
  'HINT_FAILED',
  'UNKNOWN_TASK',
  // Saves
  'NOT_A_SAVE',
  'NEWER_SAVE',
  'DAMAGED_SAVE',
  'SAVE_KEPT_ASIDE',
  'SAVE_BROKEN',

  'WATCHING',
  'RUN_GONE',
] as const;
export type SharedFaultCode = (typeof SHARED_FAULTS)[number];
