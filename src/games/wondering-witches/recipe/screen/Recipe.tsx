/** The secret, once it is none: the numbers in order, then the decoys, with all their effects. */

import { ingredientName } from '../ingredients';
import type { Puzzle, RecipeIngredient } from '../types';
import { identityInWords } from '../words/words';
import { Herb } from './Herb';

interface Row {
  readonly ingredient: number;
  readonly is: RecipeIngredient;
}

function rowsOf({ ingredients }: Puzzle): { goods: Row[]; decoys: Row[] } {
  const rows = ingredients.map((is, ingredient): Row => ({ ingredient, is }));
  return {
    goods: rows
      .filter(({ is }) => is.kind === 'good')
      .sort((a, b) => (a.is.number ?? 0) - (b.is.number ?? 0)),
    decoys: rows.filter(({ is }) => is.kind !== 'good'),
  };
}

export function RecipeInShort({ puzzle }: { readonly puzzle: Puzzle }) {
  const { goods } = rowsOf(puzzle);
  return (
    <NumberedHerbs
      label="The recipe"
      herbs={goods.map(({ ingredient, is }) => ({ ingredient, number: is.number ?? 0 }))}
    />
  );
}

interface NumberedHerbsProps {
  readonly label: string;
  readonly herbs: readonly { readonly ingredient: number; readonly number: number }[];
}

export function NumberedHerbs({ label, herbs }: NumberedHerbsProps) {
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-2" aria-label={label}>
      {herbs.map(({ ingredient, number }) => (
        <li key={ingredient} className="flex items-center gap-1.5 text-sm">
          <Herb ingredient={ingredient} />
          <span>
            <b className="figures font-title text-lg leading-none text-accent-text">{number}</b>{' '}
            {ingredientName(ingredient)}
          </span>
        </li>
      ))}
    </ol>
  );
}

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
