/** The shapes that rules, screen, hints and solver share. */
import type { GameTypes } from '../../../core/rules';
import type { CardCode } from './cards';
import type { FieldBits } from './field';
import type { DragonStage } from './stages';
import type { View } from './view';

/** How often the described player (`deal/describedPlayer.ts`) wins such a deal. */
export const GRADES = ['calm', 'fair', 'grim'] as const;
export type Grade = (typeof GRADES)[number];

export interface Config {
  /** Narrow: a newly explored cell may touch no other card than the one it is entered from. */
  readonly halls: 'wide' | 'narrow';
  /** A grade has halls and hearts of its own, and the Dragon Queen lies deep in every level. */
  readonly deal: 'winnable' | 'any' | Grade;
}

export type DragonMove =
  | { readonly kind: 'explore'; readonly cell: number }
  | { readonly kind: 'resolve'; readonly cell: number }
  /** With the merchant or the wizard: an item from the stock, or an exit. */
  | { readonly kind: 'trade'; readonly cell: number; readonly want: number | 'exit' }
  /** A jack: the card is resolved without its effect. */
  | { readonly kind: 'open'; readonly item: number; readonly cell: number }
  /** A queen: one more on the fate card, or no damage, as the moment is. */
  | { readonly kind: 'ward'; readonly item: number }
  /** A king: another fate card. */
  | { readonly kind: 'command'; readonly item: number }
  /** The fate card counts as it lies. */
  | { readonly kind: 'accept' }
  /** The damage is taken, less the gems spent. */
  | { readonly kind: 'suffer'; readonly gems: number }
  | { readonly kind: 'giveUp' };

/** How a run could have gone: see `hindsight/film.ts`. */
export const FILMS = ['winning'] as const;
export type FilmCode = (typeof FILMS)[number];

/** What the game waits for. Moments without a choice pass by themselves and leave only events. */
export type Moment =
  | { readonly kind: 'turn' }
  | { readonly kind: 'fate'; readonly cell: number; readonly wards: number }
  | { readonly kind: 'damage'; readonly cell: number; readonly amount: number; readonly hidden: boolean }
  | { readonly kind: 'won'; readonly by: 'exit' | 'critical' }
  | { readonly kind: 'lost'; readonly by: LossCause };

/** A dungeon card that took the last heart, or the player's own word. */
export type LossCause = number | 'trapped' | 'gaveUp';

/** The same as statistics count it: a card by its code. */
export type EndCause =
  | CardCode
  | Exclude<LossCause, number>
  | Extract<Moment, { readonly kind: 'won' }>['by'];

const STOCKS = ['gems', 'items', 'hearts'] as const;
export type Stock = (typeof STOCKS)[number];

/** What a move brings about, in order. */
export type DragonEvent =
  | { readonly kind: 'explored'; readonly cell: number; readonly card: number }
  /** A visible pit, before the player has chosen how to pay for it. */
  | { readonly kind: 'entered'; readonly cell: number; readonly card: number; readonly amount: number }
  | { readonly kind: 'resolved'; readonly cell: number; readonly card: number }
  | { readonly kind: 'fate'; readonly fate: number; readonly card: number }
  | { readonly kind: 'fateReshuffled' }
  | { readonly kind: 'defeated'; readonly card: number; readonly critical: boolean }
  | { readonly kind: 'failed'; readonly card: number; readonly total: number }
  | { readonly kind: 'damage'; readonly card: number; readonly gems: number; readonly hearts: number }
  | { readonly kind: 'warded'; readonly card: number; readonly item: number }
  | { readonly kind: 'raised'; readonly item: number; readonly total: number }
  | { readonly kind: 'commanded'; readonly item: number; readonly fate: number }
  | { readonly kind: 'passage'; readonly card: number; readonly pair: number }
  | { readonly kind: 'opened'; readonly item: number; readonly card: number }
  | { readonly kind: 'gained'; readonly stock: 'gems' | 'hearts'; readonly count: number }
  | { readonly kind: 'found'; readonly item: number }
  | { readonly kind: 'bought'; readonly card: number; readonly price: number; readonly want: number | 'exit' }
  /** Nothing was gained, or less than was due, since that stock is used up. */
  | { readonly kind: 'exhausted'; readonly stock: Stock }
  | { readonly kind: 'newLevel'; readonly level: number }
  | { readonly kind: 'won'; readonly by: 'exit' | 'critical' }
  | { readonly kind: 'lost'; readonly by: LossCause };

export interface Achievements {
  readonly explored: number;
  readonly beaten: number;
  readonly gemsFound: number;
  readonly itemsFound: number;
  readonly damageTaken: number;
}

export interface State extends Achievements {
  readonly config: Config;
  readonly level: number;
  /** The dungeon cards of this level, the entrance first; those not laid yet are the deck. */
  readonly order: readonly number[];
  /** The cells where the first cards of `order` lie. */
  readonly laid: readonly number[];
  /** Places in `order` of the cards that lie unresolved. */
  readonly faceUp: readonly number[];
  readonly taken: FieldBits;
  readonly resolved: FieldBits;
  readonly hearts: number;
  readonly gems: number;
  readonly held: readonly number[];
  /** Next item first; used items go to the end. */
  readonly itemStock: readonly number[];
  /** The first `fateDrawn` cards are used (the last of them may still be undecided), the rest the stock. */
  readonly fate: readonly number[];
  readonly fateDrawn: number;
  readonly fateShuffles: number;
  readonly queenDefeated: boolean;
  readonly moment: Moment;
  /** How often something hidden has come to light; undo over such a move is not free. */
  readonly revealed: number;
}

export interface DragonQuest extends GameTypes {
  readonly config: Config;
  readonly move: DragonMove;
  readonly state: State;
  readonly view: View;
  readonly event: DragonEvent;
  readonly stage: DragonStage;
  readonly tasks: object;
}
