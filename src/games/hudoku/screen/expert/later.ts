/** What only experts want, fetched once they want it. */

export { ExpertPad } from './ExpertPad';
export { goBeforeMistake } from './goBeforeMistake';
