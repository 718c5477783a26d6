/** What films of Solo and Brew tell, by code. */
import type { HintStage } from '../../../../core/rules';
import type { Deduction, Left } from '../deduction';

/** told: what each potion of the player's own told. proof: as few potions as could be found that leave one recipe. */
export const FILMS = ['told', 'proof'] as const;
export type FilmCode = (typeof FILMS)[number];

export type Amount = Pick<Deduction, 'recipes' | 'isExact'>;

/** What comes when the recipe is proven; waits: until what holds the witch has passed. won: the last potion was the recipe. */
export type Ending = 'wins' | 'waits' | 'ends' | 'won';

export type FilmStage = HintStage &
  (
    | { readonly code: 'clueLeaves'; readonly left: Left }
    | { readonly code: 'potionTold'; readonly before: Amount; readonly left: Left }
    | { readonly code: 'potionWon'; readonly before: Amount }
    | { readonly code: 'toldNoFurther' }
    | { readonly code: 'proofKnows'; readonly left: Left; readonly potions: number }
    | { readonly code: 'proofLeaves'; readonly left: Left }
    | { readonly code: 'proven'; readonly ending: Ending }
  );
