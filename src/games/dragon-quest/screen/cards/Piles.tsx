/** The five piles as counters; each shows its cards when asked. */
import { memo, type ReactNode, useState } from 'react';
import IconFate from '~icons/game-icons/card-exchange';
import IconDeck from '~icons/game-icons/card-pick';
import IconItems from '~icons/game-icons/knapsack';
import { plural } from '../../../../frame/words/plural';
import { ALL_GEMS } from '../../rules/cards';
import { mostHearts } from '../../rules/grade';
import type { View } from '../../rules/view';
import { Fan, type PileId } from './Fan';
import { Suit } from './Suit';

interface PileInfo {
  readonly id: PileId;
  readonly label: string;
  /** The whole in words, for the button's name. */
  readonly words: string;
  readonly figure: ReactNode;
  /** Of a red suit. */
  readonly isRed?: true;
}

function pilesOf(view: View): PileInfo[] {
  const { hearts, gems, held, fateStock, deck } = view;
  const most = mostHearts(view.config);
  return [
    {
      id: 'hearts',
      label: 'Hearts',
      words: `${hearts} of ${most}`,
      figure: <Hearts count={hearts} most={most} />,
      isRed: true,
    },
    {
      id: 'gems',
      label: 'Gems',
      words: `${gems} of ${ALL_GEMS}`,
      isRed: true,
      figure: (
        <>
          <Suit suit="diamonds" />
          {gems}
        </>
      ),
    },
    {
      id: 'items',
      label: 'Items',
      words: `${held.length} held, ${view.itemStock.length} in stock`,
      figure: (
        <>
          <IconItems aria-hidden="true" />
          {held.length}
        </>
      ),
    },
    {
      id: 'fate',
      label: 'Fate',
      words: `${plural(fateStock.length, 'card')} left to draw`,
      figure: <FateFigure view={view} />,
    },
    {
      id: 'dungeon',
      label: 'Dungeon',
      words: `${plural(deck, 'card')} to come`,
      figure: (
        <>
          <IconDeck aria-hidden="true" />
          {deck}
        </>
      ),
    },
  ];
}

interface PilesProps {
  readonly view: View;
  /** Where they are shown: in the head on low phones, else beside the hand. */
  readonly className: string;
}

const PILE =
  'grid min-h-[44px] flex-auto place-content-center justify-items-center rounded-md bg-surface px-1 leading-tight ring-1 ring-line ring-inset';
const PILE_STATES =
  'aria-expanded:ring-2 aria-expanded:ring-accent forced-colors:border hover:bg-raised phone:short:bg-transparent phone:short:px-0.5 phone:short:ring-0';

export const Piles = memo(function Piles({ view, className }: PilesProps) {
  const [open, setOpen] = useState<{ id: PileId; anchor: HTMLElement } | null>(null);
  return (
    <section
      className={`dq-piles flex min-w-0 flex-wrap gap-1 phone:short:gap-0 ${className}`}
      aria-label="Piles"
    >
      {pilesOf(view).map((pile) => (
        <button
          key={pile.id}
          type="button"
          className={`${PILE} ${PILE_STATES}`}
          data-pile={pile.id}
          aria-haspopup="dialog"
          aria-expanded={open?.id === pile.id}
          aria-label={`${pile.label}: ${pile.words}. Show the cards`}
          onClick={(event) => {
            const anchor = event.currentTarget;
            setOpen(open?.id === pile.id ? null : { id: pile.id, anchor });
          }}
        >
          <span className="text-xs leading-none text-soft lying:hidden phone:short:hidden">{pile.label}</span>
          <span
            className={`figures flex items-center gap-1 text-base leading-tight font-bold phone:short:gap-0.5 phone:short:text-sm lying:gap-0.5 lying:text-sm ${pile.isRed ? '[&_svg]:text-bad' : ''}`}
          >
            {pile.figure}
          </span>
        </button>
      ))}
      {open && (
        <Fan
          key={open.id}
          pile={open.id}
          view={view}
          anchor={open.anchor}
          onLeave={() => setOpen(null)}
          onClose={() => {
            open.anchor.focus();
            setOpen(null);
          }}
        />
      )}
    </section>
  );
});

function Hearts({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <>
      <span className="hidden phone:short:contents lying:contents">
        <Suit suit="hearts" />
        {count}
      </span>
      <span className="flex gap-px lying:hidden phone:short:hidden">
        {Array.from({ length: most }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place
          <Suit key={index} suit="hearts" isHollow={index >= count} />
        ))}
      </span>
    </>
  );
}

const BACK = 'h-4 w-[0.3125rem] rounded-[1.5px] ring-1 ring-inset';
const LEFT = 'bg-accent-text ring-accent-text forced-colors:bg-[CanvasText] forced-color-adjust-none';
const USED = 'ring-edge';

/** As many backs as are left to draw, thin as a deck seen from the side. */
function FateFigure({ view }: { readonly view: View }) {
  const total = view.fateStock.length + view.fateUsed.length;
  return (
    <>
      <span className="hidden phone:short:contents lying:contents">
        <IconFate aria-hidden="true" />
      </span>
      <span className="flex gap-0.5 lying:hidden phone:short:hidden">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <i key={index} className={`${BACK} ${index >= view.fateStock.length ? USED : LEFT}`} />
        ))}
      </span>
      {view.fateStock.length}
    </>
  );
}
