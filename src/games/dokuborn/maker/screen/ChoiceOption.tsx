/** One condition among those that could be chosen: its sign, its name, what counts, and the answers it leaves. */
import { memo } from 'react';
import IconChosen from '~icons/ph/check-bold';
import IconNo from '~icons/ph/prohibit-bold';
import { plural } from '../../../../frame/words/plural';
import type { Choice } from '../../making/choices';
import { conditionLabel } from '../../rules/conditions';
import { SCARCE } from '../../rules/stars';
import { ConditionMark, dyes, inkOf } from '../../screen/marks';
import { countsInWords } from '../../words/glossary';
import { answersOfChoice } from '../words/making';

const OPTION =
  'group/option grid min-h-11 cursor-pointer scroll-my-9 grid-cols-[1.75rem_minmax(0,1fr)_auto] lying:grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 border-s-3 border-transparent px-2 py-1 leading-tight aria-disabled:cursor-default aria-disabled:text-soft';
const HIGHLIGHTED =
  'aria-selected:border-accent aria-selected:bg-select forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none';

interface ChoiceOptionProps {
  readonly id: string;
  readonly choice: Choice;
  /** Why it cannot be chosen here. */
  readonly refusal: string | null;
  readonly active: boolean;
  /** It stands in this line now. */
  readonly chosen: boolean;
  readonly onPoint: (choice: Choice) => void;
  readonly onChoose: (choice: Choice) => void;
}

export const ChoiceOption = memo(function ChoiceOption(props: ChoiceOptionProps) {
  const { id, choice, refusal, active, chosen, onPoint, onChoose } = props;
  const { condition } = choice;
  const ink = inkOf(condition);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same.
    <div
      id={id}
      role="option"
      data-condition={condition.id}
      aria-selected={active}
      aria-disabled={refusal !== null || undefined}
      className={`${OPTION} ${HIGHLIGHTED}`}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && onPoint(choice)}
      // Else the field would lose the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <span
        className="grid place-items-center text-(--dye) [--dk-behind:var(--raised)] group-aria-disabled/option:text-soft"
        style={dyes(ink)}
      >
        {refusal === null ? <ConditionMark condition={condition} /> : <IconNo aria-hidden="true" />}
      </span>
      <span className="grid min-w-0 wrap-anywhere">
        <span className={chosen ? 'font-semibold' : ''}>{conditionLabel(condition)}</span>
        {refusal !== null ? (
          <span className="text-xs">{refusal}</span>
        ) : (
          <span className="hidden text-xs text-soft group-aria-selected/option:block tablet:block">
            {countsInWords(condition)}
          </span>
        )}
      </span>
      {refusal === null && (
        <span className="figures flex items-center gap-1.5 lying:col-start-2 text-sm text-soft group-aria-selected/option:text-inherit">
          {chosen && <IconChosen role="img" aria-label="chosen" />}
          <span className="unseen">{answersOfChoice(choice)}</span>
          <Counts {...choice} />
        </span>
      )}
    </div>
  );
});

/** As they would stand in the cells of the line. */
function Counts({ cards, counts }: Choice) {
  if (counts.every((count) => count === null)) return <span aria-hidden="true">{plural(cards, 'card')}</span>;
  return (
    <span className="flex gap-0.5" aria-hidden="true">
      {counts.map((count, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={at}
          data-scarce={(count ?? SCARCE + 1) <= SCARCE || undefined}
          className="min-w-7 border border-edge px-0.5 text-center leading-normal data-scarce:underline data-scarce:decoration-double data-scarce:underline-offset-2"
        >
          {count ?? '·'}
        </span>
      ))}
    </span>
  );
}
