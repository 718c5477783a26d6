/** What is said where the board can no longer be cleared. */
export const LOST = 'This board can no longer be cleared.';
export const SAFE_UNDO = 'Undo to the last safe move';
export const SAFE_UNDO_COST = 'Counts as a hint.';
export const STUCK = 'No two tiles can be joined any more. Shuffle them, or undo.';
