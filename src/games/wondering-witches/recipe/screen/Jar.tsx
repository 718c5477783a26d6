/** An ingredient as it lies in a potion: the herb in its jar, with its seeds. */
import IconExact from '~icons/ph/check-bold';
import type { PotionItem } from '../types';
import { describePotion } from '../words/words';
import { Herb } from './Herb';

export function Jar({ item }: { readonly item: PotionItem | undefined }) {
  if (!item) return null;
  return (
    <>
      <Herb ingredient={item.ingredient} />
      <span className="ww-seeds figures" data-exact={item.seeds === null || undefined}>
        {item.seeds === null ? <IconExact aria-hidden="true" /> : item.seeds}
      </span>
    </>
  );
}

/** A potion as it was laid: small jars in order. */
export function PotionRow({ items }: { readonly items: readonly PotionItem[] }) {
  return (
    <span className="ww-row" role="img" aria-label={describePotion(items)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what counts
        <span key={index} className="ww-mini">
          <Jar item={item} />
        </span>
      ))}
    </span>
  );
}
