/** What hints and films can say, as codes with what their sentences are made with. */
import type { HintStage } from '../../../core/rules';
import type { DragonMove } from './types';

export type DragonStage = HintStage & (Where | Why | What | Shown);

/** Which part of the screen to look at. */
type Where =
  | { readonly code: 'lookForCells' | 'lookAtItems' | 'lookAtFate' | 'lookAtDamage' | 'lookForAnything' }
  | { readonly code: 'lookAtCard'; readonly card: number };

interface What {
  readonly code: 'move';
  readonly move: DragonMove;
}

/** Of a film. */
type Shown =
  | { readonly code: 'winning'; readonly moves: number }
  /** So many of the fate cards left would have defeated this card when one of them was drawn. */
  | { readonly code: 'oddsTaken'; readonly card: number; readonly beats: number; readonly of: number };

interface Why {
  readonly code: 'why';
  readonly reason: Reason;
}

/** Why a careful player who does not know the deck would make a move. */
export type Reason =
  /** `unseen`: among how many cards the hidden pit still is; null when it has been met. */
  | { readonly code: 'roomToExplore'; readonly cells: number; readonly unseen: number | null }
  | { readonly code: 'exitWins' | 'queenIsGone' | 'newCards' }
  | { readonly code: 'gift'; readonly stock: 'gems' | 'items'; readonly left: boolean }
  | { readonly code: 'freePassage' }
  | { readonly code: 'healing'; readonly missing: number }
  | { readonly code: 'sureDamage'; readonly damage: number }
  | {
      readonly code: 'odds';
      readonly beats: number;
      readonly of: number;
      readonly expectedDamage: number;
    }
  | { readonly code: 'everyFateWins' }
  | { readonly code: 'freeItem' | 'itemForGem' }
  | { readonly code: 'pastHiddenPit' | 'pastWithoutRisk' }
  | { readonly code: 'saved' | 'savesLife'; readonly damage: number }
  | { readonly code: 'oneMoreIsTooFew' }
  | { readonly code: 'oneMoreWins'; readonly total: number; readonly card: number }
  | { readonly code: 'fateIsGood' }
  | { readonly code: 'fateReaches'; readonly total: number; readonly need: number }
  /** In how many cases of a hundred. */
  | { readonly code: 'nextFate'; readonly percent: number }
  | { readonly code: 'noItemWorthIt' }
  | { readonly code: 'pitTakesGems' | 'gemsBeforeHearts' | 'noGem' }
  | { readonly code: 'nothingElse' | 'noSurvival' | 'nothingLeft' };
