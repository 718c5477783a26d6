/** The items held, in the order of their keys 1–7. */
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

export function Hand({ view, chosen, onUse }: HandProps) {
  if (view.held.length === 0) {
    return (
      <p className="dq-hand dq-hand-empty">
        {view.itemsFound === 0 ? 'No items yet.' : 'No items left.'} Chests hold some; the merchant and the
        wizard have them all.
      </p>
    );
  }
  return (
    <ul className="dq-hand" aria-label="Items held">
      {view.held.map((item, index) => {
        const usable = usesOf(view, item).length > 0;
        return (
          <li key={item}>
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
          </li>
        );
      })}
    </ul>
  );
}
