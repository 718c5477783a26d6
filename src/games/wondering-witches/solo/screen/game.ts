/** Solo as this screen holds it: its rules, its words, and its store in this browser. */
import { defineGame } from '../../../../frame/defineGame';
import type { GameInPlay } from '../../../../store/session/sessionState';
import { playRules as rules } from '../rules/playRules';
import type { Solo } from '../rules/types';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

export type Game = GameInPlay<Solo>;

/** Proving a recipe winnable, hints and counting what is still possible all take longer than a frame. */
const startWorker = () => new Worker(new URL('./deal.worker.ts', import.meta.url), { type: 'module' });

export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Wondering Witches',
  mood: 'wondering-witches',
  startWorker,
  wholeRules: async () => (await import('./deal.worker')).rules,
});
export const { store } = game;

const TEST = /^(brew|taste|guess|potion) /;
const NOT_A_TURN = /^(mark|help)/;

/** No turn has been taken since the last potion; notes and help do not make its answer old, nor does a reload. */
export function isFreshIn({ record, view }: Game): boolean {
  const lastTurn = record.moves.slice(0, record.cursor).findLast((move) => !NOT_A_TURN.test(move));
  return (lastTurn !== undefined && TEST.test(lastTurn)) || view.solution !== null;
}
