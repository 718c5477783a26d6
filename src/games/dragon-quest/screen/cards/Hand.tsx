/** The items held, in the order of their keys 1–7. */
import { type CSSProperties, memo } from 'react';
import { type Chosen, usesOf } from '../../rules/possibleMoves';
import type { View } from '../../rules/view';
import { itemLabel } from '../../words/labels';
import { ItemCard } from './Card';
import { Torch } from './Torch';

interface HandProps {
  readonly view: View;
  readonly chosen: Chosen | null;
  readonly onUse: (item: number) => void;
}

/** As high with seven items as with none, so that nothing beside it moves. */
const PLACE =
  'min-w-0 tablet:self-center wide:-order-1 wide:shrink-0 wide:h-[calc(1.4*var(--item)_+_1.25rem)] wide:self-auto';
const SIZE = '[--item:44px] tablet:[--item:4.25rem] wide:[--item:min(4.25rem,7.5dvh)]';
const EMPTY =
  'grid place-content-center rounded-lg px-2 text-center text-xs leading-tight text-balance text-soft tablet:min-h-20 tablet:outline tablet:outline-dashed tablet:outline-edge tablet:-outline-offset-1';
const ROW =
  'flex h-full items-center justify-center phone:items-start lying:items-start gap-1.5 [--card:min(var(--item),(100cqw_-_(var(--count)_-_1)_*_0.375rem)_/_var(--count))]';
const ITEM =
  'dq-item relative block rounded-sm not-data-live:[&>*]:first:brightness-[0.82] not-data-live:[&>*]:first:saturate-[0.6] aria-pressed:[&>*]:first:-translate-y-1';
const KEY =
  'absolute -bottom-4 left-1/2 z-3 hidden min-w-5 -translate-x-1/2 rounded-sm border border-edge bg-surface px-1 text-center text-xs leading-tight font-semibold wide:pointer-fine:block';

export const Hand = memo(function Hand({ view, chosen, onUse }: HandProps) {
  if (view.held.length === 0) {
    return (
      <p className={`dq-hand ${EMPTY} ${PLACE} ${SIZE}`}>
        <span>{view.itemsFound === 0 ? 'No items yet.' : 'No items left.'}</span>
        <span className="lying:hidden">Chests hold some; the merchant and the wizard have them all.</span>
      </p>
    );
  }
  return (
    <div className={`dq-hand @container ${PLACE} ${SIZE}`}>
      <ul className={ROW} aria-label="Items held" style={{ '--count': view.held.length } as CSSProperties}>
        {view.held.map((item, index) => (
          <li key={item}>
            <Item view={view} item={item} index={index} chosen={chosen} onUse={onUse} />
          </li>
        ))}
      </ul>
    </div>
  );
});

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
      className={ITEM}
      data-live={usable || undefined}
      aria-label={itemLabel(view, item)}
      title={itemLabel(view, item)}
      aria-pressed={chosen?.kind === 'item' && chosen.item === item}
      aria-keyshortcuts={String(index + 1)}
      onClick={() => onUse(item)}
    >
      <ItemCard item={item} />
      <span className={KEY} aria-hidden="true">
        {index + 1}
      </span>
      {usable && <Torch />}
    </button>
  );
}
