/** The items held, in the order of their keys 1–7. */
import type { CSSProperties } from 'react';
import IconTorch from '~icons/game-icons/torch';
import { type Chosen, usesOf } from '../../rules/possibleMoves';
import type { View } from '../../rules/view';
import { itemLabel } from '../../words/labels';
import { ItemCard } from './Card';

interface HandProps {
  readonly view: View;
  readonly chosen: Chosen | null;
  readonly onUse: (item: number) => void;
}

const EMPTY =
  'dq-hand grid min-h-11 place-content-center px-2 text-center text-xs leading-tight text-balance text-soft';

export function Hand({ view, chosen, onUse }: HandProps) {
  if (view.held.length === 0) {
    return (
      <p className={EMPTY}>
        {view.itemsFound === 0 ? 'No items yet.' : 'No items left.'} Chests hold some; the merchant and the
        wizard have them all.
      </p>
    );
  }
  return (
    <div className="dq-hand @container min-w-0 tablet:self-center wide:self-auto">
      <ul
        className="flex items-end justify-center gap-1.5 wide:pointer-fine:pb-4"
        aria-label="Items held"
        style={{ '--count': view.held.length } as CSSProperties}
      >
        {view.held.map((item, index) => (
          <li key={item}>
            <Item view={view} item={item} index={index} chosen={chosen} onUse={onUse} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({
  view,
  item,
  index,
  chosen,
  onUse,
}: HandProps & { readonly item: number; readonly index: number }) {
  const usable = usesOf(view, item).length > 0;
  return (
    <button
      type="button"
      className="dq-item"
      data-live={usable || undefined}
      aria-label={itemLabel(view, item)}
      aria-disabled={!usable || undefined}
      aria-pressed={chosen?.kind === 'item' && chosen.item === item}
      aria-keyshortcuts={String(index + 1)}
      onClick={() => usable && onUse(item)}
    >
      <ItemCard item={item} />
      <span className="dq-key" aria-hidden="true">
        {index + 1}
      </span>
      {usable && (
        <span className="dq-torch" aria-hidden="true">
          <IconTorch />
        </span>
      )}
    </button>
  );
}
