/** What is read, shown round and asked only once the board is there, fetched in one file. */
export { rules, tutorial } from './help';
export { NewGame } from './NewGame';
