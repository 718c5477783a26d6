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
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-2" aria-label="The recipe">
      {rowsOf(puzzle).goods.map(({ ingredient, is }) => (
        <li key={ingredient} className="flex items-center gap-1.5 text-sm">
          <Herb ingredient={ingredient} />
          <span>
            <b className="figures font-title text-lg leading-none text-accent-text">{is.number}</b>{' '}
            {ingredientName(ingredient)}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function RecipeInFull({ puzzle }: { readonly puzzle: Puzzle }) {
  const { goods, decoys } = rowsOf(puzzle);
  return (
    <ul className="ww-full grid gap-2">
      {[...goods, ...decoys].map(({ ingredient, is }) => (
        <li key={ingredient} className="flex items-center gap-3 leading-tight">
          <Herb ingredient={ingredient} />
          <span>
            <b>{ingredientName(ingredient)}</b> {identityInWords(is)}
            {is.effects.length > 0 && (
              <i className="block text-sm text-soft not-italic">{is.effects.join(', ')}</i>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
