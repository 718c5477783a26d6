/** The herbs to take, in one or two rows: one tab stop, each by its number key too. */
import { Grid } from '../../../../components/grid/Grid';
import { ingredientName } from '../ingredients';
import { Herb } from './Herb';

interface HerbPickerProps {
  readonly count: number;
  readonly label: string;
  readonly wordsOf: (herb: number) => string;
  readonly called?: number | null | undefined;
  /** How often a herb lies in the cauldron. */
  readonly inside: (herb: number) => number;
  /** It can be pressed, and says why it cannot be taken now. */
  readonly isBarred?: ((herb: number) => boolean) | undefined;
  readonly onPress: (herb: number) => void;
}

/** Two rows of herbs, with large text as many as it takes. */
const PICKER =
  'ww-picker @container block [&>*]:gap-1 [&>*]:grid-cols-[repeat(round(up,var(--columns)/2,1),minmax(0,1fr))] [&>*]:@max-[13rem]:grid-cols-3';
const ONE_ROW = '[&>*]:@min-[33rem]:grid-cols-[repeat(var(--columns),minmax(0,1fr))]';

const HERB =
  'group/herb @container aspect-auto min-h-11 content-center gap-0.5 rounded-md border border-line p-0.5 not-aria-selected:bg-raised phone:min-h-(--call,2.75rem) tablet:min-h-13 data-barred:border-dashed data-barred:border-edge data-barred:bg-transparent hover:border-edge';

const NAME =
  'text-center text-[length:clamp(13px,24cqi,var(--text-xs))] leading-none font-medium tracking-tight group-data-barred/herb:line-through';

export function HerbPicker({ count, label, wordsOf, called, inside, isBarred, onPress }: HerbPickerProps) {
  return (
    <Grid
      rows={1}
      columns={count}
      className={`${PICKER} ${ONE_ROW}`}
      label={label}
      labelOf={wordsOf}
      isSelected={(herb) => herb === called}
      signatureOf={(herb) =>
        `${wordsOf(herb)} ${herb === called} ${isBarred?.(herb) ?? false} ${inside(herb)} ${count}`
      }
      cellProps={(herb) => ({ className: HERB, data: { barred: isBarred?.(herb) ?? false } })}
      renderCell={(herb) => (
        <>
          <Herb
            ingredient={herb}
            className="size-6.5 group-hover/herb:-translate-y-0.5 group-data-barred/herb:opacity-40 tablet:size-8"
          />
          <span className={`${NAME} ${count > 8 ? '@max-[17rem]:sr-only' : ''}`}>{ingredientName(herb)}</span>
          <HerbCount count={inside(herb)} />
        </>
      )}
      onActivate={onPress}
      onKey={({ key, ctrlKey, altKey, metaKey }) => {
        const wanted = (Number(key) + 9) % 10;
        if (!/^[0-9]$/.test(key) || ctrlKey || altKey || metaKey || wanted >= count) return false;
        onPress(wanted);
        return true;
      }}
    />
  );
}

/** Within its own herb, lest it seem to count the one beside it; `×1`, lest it be read as seeds. */
export function HerbCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures absolute top-0.5 left-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-accent-ink">
      ×{count}
    </span>
  );
}
