/** What is said where the board can no longer be cleared. */
export const LOST = 'This board can no longer be cleared.';
export const LOST_WITH_WAY_BACK = `${LOST} Undo to the last safe move counts as a hint.`;
export const LOST_WITHOUT = `${LOST} Undo, or shuffle.`;
/** So short that it stands in one row with the others on the smallest phone. */
export const SAFE_UNDO = 'Undo to last safe move';
export const SAFE_UNDO_COST = 'Counts as a hint.';
const NO_PAIR = 'No two tiles can be joined any more.';
export const STUCK = `${NO_PAIR} Undo, or shuffle. A shuffle counts as help.`;
export const STUCK_WITH_WAY_BACK = `${NO_PAIR} Undo to the last safe move, or shuffle: each counts as help.`;
