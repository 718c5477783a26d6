/** What is read, shown round and asked only once the board is there. */
export { NewGame } from '../../recipe/screen/NewGame';
export { RULES as rules, TUTORIAL as tutorial } from './help';
