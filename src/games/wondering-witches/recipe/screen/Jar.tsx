/** An ingredient as it lies in a potion: the herb in its jar, with its seeds. */
import IconExact from '~icons/ph/check-bold';
import type { PotionItem } from '../types';
import { describePotion } from '../words/words';
import { Herb } from './Herb';

/** How large herb and seeds are: in the cauldron they grow with it. */
const SIZES = {
  large: { herb: 'w-[min(100%,max(2.25rem,var(--kettle)/13))]', seeds: 'h-5 text-base' },
  small: { herb: 'size-6', seeds: 'h-4 text-sm' },
};

interface JarProps {
  readonly item: PotionItem | undefined;
  readonly size?: keyof typeof SIZES | undefined;
}

export function Jar({ item, size = 'large' }: JarProps) {
  if (!item) return null;
  const { herb, seeds } = SIZES[size];
  return (
    <>
      <Herb ingredient={item.ingredient} className={herb} />
      {/* A row of cells would be read by it, and not by their names. */}
      <span
        className={`figures grid place-items-center font-title leading-none font-semibold ${seeds}`}
        aria-hidden="true"
      >
        {item.seeds === null ? (
          <IconExact className="text-[0.875rem] text-glow" aria-hidden="true" />
        ) : (
          item.seeds
        )}
      </span>
    </>
  );
}

/** A potion as it was laid: small jars in order. */
export function PotionRow({ items }: { readonly items: readonly PotionItem[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1" role="img" aria-label={describePotion(items)}>
      {items.map((item, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what counts
          key={index}
          className="grid min-h-11.5 w-8 place-content-center justify-items-center gap-px rounded-t-md rounded-b-lg border border-line bg-cell text-cell-ink"
        >
          <Jar item={item} size="small" />
        </span>
      ))}
    </span>
  );
}
