/** What a position of the study is, what is answered, and what is said of it. */
import type { HintStage } from '../../../core/rules';
import type { StudyLevel, StudyTypes } from '../../../core/study';
import type { EffectName } from '../recipe/effects/names';
import type { PotionResult, TestedPotion, WitchConfig } from '../recipe/types';

/** recipe: the place of every herb. mark: the one place that is certain. */
export type Asks = 'recipe' | 'mark';

export interface WitchLesson {
  readonly code: string;
  readonly level: StudyLevel;
  readonly asks: Asks;
  readonly config: WitchConfig;
}

/** By herb, the column of the notebook that is true of it. */
export type Columns = readonly number[];

/** Of the notebook. */
export interface Place {
  readonly ingredient: number;
  readonly column: number;
}

export interface WitchPosition {
  readonly asks: Asks;
  readonly config: WitchConfig;
  readonly effectsInPlay: readonly EffectName[];
  readonly potions: readonly TestedPotion[];
  /** All that the potions leave, who carries which effect aside. */
  readonly possible: readonly Columns[];
  /** Cells of the notebook: those whose circles are the answer. */
  readonly circles: readonly number[];
  /** As few potions as force the answer, and how many recipes are possible before the first and after each of them. */
  readonly fewest: readonly number[];
  readonly counts: readonly number[];
}

/** The circled cells of the notebook, in order. */
export type WitchAnswer = readonly number[];

export type WitchSaid = HintStage &
  (
    | { readonly code: 'notOneEach' | 'notOneMark' | 'together' }
    | { readonly code: 'onlyRecipe'; readonly columns: Columns }
    /** By the answer, this potion would have told something else. */
    | {
        readonly code: 'wouldTell';
        readonly potion: number;
        readonly undergrown: number;
        readonly overgrown: number;
        /** What it told indeed. */
        readonly told: Pick<PotionResult, 'undergrown' | 'overgrown'>;
      }
    | { readonly code: 'wouldWin' | 'cannotTell'; readonly potion: number }
    | ({ readonly code: 'sure' | 'never'; readonly recipes: number } & Place)
    /** A recipe that fits, and has something else there. */
    | ({ readonly code: 'otherwise'; readonly columns: Columns } & Place)
    | { readonly code: 'fewest'; readonly potions: readonly number[]; readonly of: number }
    /** `sure`, `out`: what is certain by it, and what is ruled out. */
    | {
        readonly code: 'leaves';
        readonly potion: number;
        readonly before: number;
        readonly after: number;
        readonly sure: readonly Place[];
        readonly out: readonly Place[];
      }
  );

export interface WitchStudy extends StudyTypes {
  readonly position: WitchPosition;
  readonly answer: WitchAnswer;
  readonly said: WitchSaid;
}
