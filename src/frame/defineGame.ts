/** The one entry that a game's screen makes for itself: its rules, its words, and its store in this browser. */
import type { GameTypes } from '../core/rules';
import { stats } from '../store/browser';
import type { GameStore } from '../store/session/createGameStore';
import { type GameToOpen, openGame } from '../store/session/openGame';
import { translate } from '../store/stats/translate';
import type { GameWords, OldNames } from './words/sentences';

interface Described<G extends GameTypes> {
  /** As it stands at the head of its room. */
  readonly title: string;
  /** The colours it is shown in: `data-mood`. */
  readonly mood: string;
  readonly words: GameWords<G>;
  /** For games that the first edition had. */
  readonly firstEdition?: OldNames | undefined;
}

type GameDefinition<G extends GameTypes> = GameToOpen<G> & Described<G>;

export type DefinedGame<G extends GameTypes> = GameDefinition<G> & {
  readonly store: GameStore<G>;
};

export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): DefinedGame<G> {
  const { rules, firstEdition } = definition;
  if (firstEdition) void translate(stats, rules.id, firstEdition);
  return { ...definition, store: openGame(definition) };
}
