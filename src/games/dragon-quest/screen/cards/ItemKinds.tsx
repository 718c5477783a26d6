/** What each item does, and how many of it are held and left. */
import { ITEM_COUNT, type ItemKind, itemKind } from '../../rules/cards';
import type { View } from '../../rules/view';
import { itemDoes, itemTitle } from '../../words/cards';
import { ItemCard } from './Card';

const ITEMS = Array.from({ length: ITEM_COUNT }, (_, item) => item);
/** The first of each kind stands for it. */
const KINDS = ITEMS.filter((item) => ITEMS.findIndex((other) => itemKind(other) === itemKind(item)) === item);

export function ItemKinds({ view }: { readonly view: View }) {
  return (
    <ul className="mt-2 grid gap-2 pe-2 [--card:2.25rem] lying:grid-cols-2">
      {KINDS.map((item) => (
        <li key={item} className="flex items-center gap-3">
          <ItemCard item={item} />
          <p className="text-sm leading-snug">
            <b>{itemTitle(item)}</b>
            <span className="block">{itemDoes(item)}</span>
            <span className="block text-soft">{whereText(view, itemKind(item))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function whereText(view: View, kind: ItemKind): string {
  const count = (items: readonly number[]) => items.filter((item) => itemKind(item) === kind).length;
  return `You hold ${count(view.held) || 'none'}, ${count(view.itemStock) || 'none'} in stock.`;
}
