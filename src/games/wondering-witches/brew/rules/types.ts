/** The shapes of Brew; what it shares with Solo is in `recipe/types.ts`. */
import type { GameEvent, GameTypes } from '../../../../core/rules';
import type { Deduction } from '../../deduction/deduction';
import type { FilmStage } from '../../deduction/films/stages';
import type { NoteStage, PotionStage } from '../../deduction/hint';
import type {
  BrewMove,
  BrewState,
  BrewView,
  SharedEvent,
  TestedPotion,
  WitchConfig,
} from '../../recipe/types';

export type BrewEvent = GameEvent &
  (
    | {
        readonly kind: 'tested';
        /** As the log counts them, from 1. */
        readonly number: number;
        readonly potion: TestedPotion;
      }
    | SharedEvent
    /** On paper. */
    | { readonly kind: 'lost' }
  );

/** How a game ended otherwise than by an ordinary win; statistics count under these. */
export type EndCause = 'lastDitch' | 'shown' | 'failed';

export interface Brew extends GameTypes {
  readonly config: WitchConfig;
  readonly move: BrewMove;
  readonly state: BrewState;
  readonly view: BrewView;
  readonly event: BrewEvent;
  readonly stage: NoteStage | PotionStage | FilmStage;
  readonly tasks: {
    readonly deduce: Deduction;
    /** Whether some potion wins, however chance falls. */
    readonly prove: boolean;
  };
}
