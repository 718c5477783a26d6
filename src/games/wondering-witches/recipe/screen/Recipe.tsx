/** The secret, once it is none. */

import { ingredientName } from '../ingredients';
import type { Puzzle, RecipeIngredient } from '../types';
import { Herb } from './Herb';

interface Row {
  readonly ingredient: number;
  readonly is: RecipeIngredient;
}

export function rowsOf({ ingredients }: Puzzle): { goods: Row[]; decoys: Row[] } {
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
