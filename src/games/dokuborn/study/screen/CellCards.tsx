/** The cell that is looked at: which cards fit it, where they stand, and the button that takes its own card off. */
import { useRef } from 'react';
import { Button } from '../../../../components/Button';
import { useScrolls } from '../../../../components/browser/useScrolls';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { answersAt, cardIn, conditionsOf } from '../../rules/cells';
import type { State } from '../../rules/types';
import { bothText, capital, cellName } from '../../words/places';
import { studyPool } from '../cards';
import type { GridStudy } from '../types';
import { fitInWords, standsInWords } from '../words/cells';

interface CellCardsProps extends Pick<DrillProps<GridStudy>, 'answered' | 'onAnswer'> {
  readonly grid: State;
  readonly cell: number;
}

/** More than these say no more than their number. */
const MOST_NAMED = 8;

export function CellCards({ grid, cell, answered, onAnswer }: CellCardsProps) {
  const card = cardIn(studyPool(), grid, cell);
  const { cards, free, named } = cardsAt(grid, cell);
  const whole = useRef<HTMLElement>(null);
  const scrolls = useScrolls(whole);
  return (
    <section
      ref={whole}
      // There may be no button in it by which the keyboard could come here.
      tabIndex={scrolls ? 0 : undefined}
      className="mx-auto grid max-h-full max-w-160 content-start gap-y-1 overflow-y-auto [scrollbar-width:thin] focus-visible:focus-rings-inside px-2 wide:gap-y-2 wide:px-0 wide:pt-3"
      aria-label="The cell you look at"
    >
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <div className="grid flex-[1_1_8rem] gap-y-1">
          <h2 className="text-sm/tight">
            {capital(cellName(grid, cell))}
            {/* The captions tell it too. */}
            <span className="block phone:short:hidden font-text text-xs/tight font-normal text-soft">
              {bothText(...conditionsOf(grid, cell))}
            </span>
          </h2>
          <p className="text-sm/snug">{fitInWords(cards.length, free)}</p>
        </div>
        {card && (
          <Button
            kind={answered ? 'plain' : 'primary'}
            className={answered ? 'border-dashed text-soft' : ''}
            aria-disabled={answered !== null}
            onClick={() => onAnswer({ kind: 'cell', cell })}
          >
            Take this card off
          </Button>
        )}
      </div>
      <ul className="grid gap-1 text-sm/snug">
        {named.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
            <span className={one.id === card?.id ? 'font-semibold' : ''}>{one.fullName}</span>
            <span className="text-soft">
              {one.id === card?.id ? 'here' : (standsInWords(grid, one) ?? 'free')}
            </span>
          </li>
        ))}
      </ul>
      {named.length < cards.length && <p className="text-xs text-soft">and others</p>}
    </section>
  );
}

export function cardsAt(grid: State, cell: number) {
  const cards = answersAt(studyPool(), grid, cell);
  const freeOnes = cards.filter(({ id }) => !grid.placed.includes(id));
  const named = cards.length <= MOST_NAMED ? cards : freeOnes.slice(0, MOST_NAMED);
  return { cards, free: freeOnes.length, named };
}
