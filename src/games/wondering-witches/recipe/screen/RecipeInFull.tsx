/** The numbers in order, then the decoys, with all their effects. */
import { ingredientName } from '../ingredients';
import type { Puzzle } from '../types';
import { identityInWords } from '../words/words';
import { Herb } from './Herb';
import { rowsOf } from './Recipe';

/** In a wide cauldron it is larger, as is all that is read there. */
const IN_FULL =
  'grid grid-cols-[repeat(auto-fit,minmax(min(7.75rem,100%),1fr))] gap-2 text-sm leading-tight @min-[42rem]/bench:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] @min-[42rem]/bench:gap-4 @min-[42rem]/bench:text-base/tight @min-[64rem]/bench:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] @min-[64rem]/bench:text-xl/tight';

export function RecipeInFull({ puzzle }: { readonly puzzle: Puzzle }) {
  const { goods, decoys } = rowsOf(puzzle);
  return (
    <ul className={IN_FULL}>
      {[...goods, ...decoys].map(({ ingredient, is }) => (
        <li key={ingredient} className="flex items-center gap-2">
          <Herb
            ingredient={ingredient}
            className="size-8 @min-[42rem]/bench:size-12 @min-[64rem]/bench:size-20"
          />
          <span>
            <b>{ingredientName(ingredient)}</b>{' '}
            <span className="inline-block text-balance">{identityInWords(is)}</span>
            {is.effects.length > 0 && (
              <i className="block text-xs text-soft not-italic @min-[42rem]/bench:text-sm">
                {is.effects.join(', ')}
              </i>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
