/** What a herb is for just now, in the rows of herbs and in the notebook. */
import { ingredientName } from '../../recipe/ingredients';
import { countOf } from '../../recipe/screen/cauldron';
import { offerInWords } from '../../recipe/words/cauldron';
import { isAllergicTo } from '../rules/field';
import type { SoloView } from '../rules/types';
import type { Brewing } from './useBrewing';

/** Whether a herb that is picked goes into the cauldron rather than being called. */
export function takesHerbs({ source, freedom }: Brewing): boolean {
  return source !== null && (freedom === 'all' || freedom === 'one');
}

/** How often a herb lies in a cauldron that takes herbs. */
export function insideOf(brewing: Brewing, herb: number): number {
  return takesHerbs(brewing) ? countOf(brewing.items, herb) : 0;
}

export function herbWords(view: SoloView, herb: number, called: number | null, brewing: Brewing): string {
  if (takesHerbs(brewing)) return offerInWords(herb, insideOf(brewing, herb));
  const name = ingredientName(herb);
  if (isAllergicTo(view, herb)) return `${name}: you are allergic to it`;
  return `${name}: ${herb === called ? 'called' : 'call'}`;
}
