/** The herbs to call: in a row, one tab stop, each by its number key too. */
import type { Ref } from 'react';
import { Grid, type GridHandle } from '../../../../components/grid/Grid';
import { ingredientName } from '../../recipe/ingredients';
import { Herb } from '../../recipe/screen/Herb';
import { isAllergicTo } from '../rules/field';
import type { SoloView } from '../rules/types';
import type { Brewing } from './useBrewing';

interface HerbPickerProps {
  readonly ref?: Ref<GridHandle>;
  readonly view: SoloView;
  readonly called: number | null;
  readonly brewing: Brewing;
  readonly onPress: (ingredient: number) => void;
}

export function HerbPicker({ ref, view, called, brewing, onPress }: HerbPickerProps) {
  const count = view.config.ingredients;
  const isFilling = takesHerbs(brewing);
  const isShut = view.phase === 'won' || view.phase === 'lost';
  const inside = (ingredient: number) =>
    isFilling ? brewing.items.filter((item) => item.ingredient === ingredient).length : 0;
  return (
    <Grid
      ref={ref}
      rows={1}
      columns={count}
      className="ww-picker"
      label={isFilling ? 'Herbs for the cauldron' : 'Herbs to call'}
      labelOf={(herb) => herbWords(view, herb, { called, isFilling, inside: inside(herb) })}
      isSelected={(herb) => herb === called}
      isDisabled={() => isShut}
      cellProps={(herb) => ({
        className: 'ww-picker-herb',
        data: { shut: !isFilling && isAllergicTo(view, herb) },
      })}
      renderCell={(herb) => (
        <>
          <Herb ingredient={herb} />
          <span className="ww-picker-name">{ingredientName(herb)}</span>
          {inside(herb) > 0 && <span className="ww-herb-count figures">{inside(herb)}</span>}
        </>
      )}
      onActivate={onPress}
      onKey={(event, herb) => {
        const digit = /^[0-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
        const wanted = (Number(event.key) + 9) % 10;
        if (!digit || wanted >= count || isShut || herb < 0) return false;
        onPress(wanted);
        return true;
      }}
    />
  );
}

/** Whether a herb that is picked goes into the cauldron rather than being called. */
export function takesHerbs({ source, freedom }: Brewing): boolean {
  return source !== null && (freedom === 'all' || freedom === 'one');
}

export function herbWords(
  view: SoloView,
  herb: number,
  { called, isFilling, inside }: { called: number | null; isFilling: boolean; inside: number },
): string {
  const name = ingredientName(herb);
  if (isFilling) return `${name}: put into the cauldron${inside > 0 ? `, ${inside} in it` : ''}`;
  if (isAllergicTo(view, herb)) return `${name}: you are allergic to it`;
  return `${name}: ${herb === called ? 'called' : 'call'}`;
}
