/** What is read, shown round and asked only once the board is there. */

export { RULES as rules, TUTORIAL as tutorial } from './help';
export { NewGame } from './NewGame';
