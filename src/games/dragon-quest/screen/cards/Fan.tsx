/** The cards of a pile, laid out beside it for as long as they are looked at. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../../../components/Button';
import { useAnchored, useOutsidePress } from '../../../../components/browser/anchored';
import { unreachable } from '../../../../core/result';
import { ALL_GEMS, FATES, RANKS } from '../../rules/cards';
import { mostHearts } from '../../rules/grade';
import type { View } from '../../rules/view';
import { cardLabel, fateName } from '../../words/cards';
import { DungeonCard, FateCard, PlainCard } from './Card';
import { ItemKinds } from './ItemKinds';

export type PileId = 'hearts' | 'gems' | 'items' | 'fate' | 'dungeon';

interface FanProps {
  readonly pile: PileId;
  readonly view: View;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Closed by a press elsewhere, which has the focus then. */
  readonly onLeave: () => void;
}

interface Row {
  readonly label: string;
  readonly cards: readonly { readonly key: string; readonly name: string; readonly picture: ReactNode }[];
}

const FAN =
  'paper-float fixed inset-auto m-0 max-h-[min(30rem,100dvh_-_16px)] w-max max-w-[min(30rem,100vw_-_1rem)] animate-[pop_var(--quick)_var(--ease-out)] overflow-y-auto rounded-lg border-0 bg-raised pt-1.5 pe-2 pb-4 ps-4 text-ink forced-colors:border';
const SPREAD = 'flex flex-wrap gap-1.5 pe-2 [--card:2.875rem] tablet:[--card:4.25rem]';
const FANNED = 'flex pt-1 pe-4 pb-1.5 ps-1.5 [--card:4.25rem]';
const LEAF = 'min-w-0 shrink basis-[calc(var(--card)_+_0.25rem)] origin-[50%_130%]';

/** Held as in a hand: the farther from the middle, the lower and the more aslant. */
function leaning(at: number): CSSProperties {
  return { transform: `translateY(${0.9 * at * at}px) rotate(${2.4 * at}deg)` };
}

export function Fan({ pile, view, anchor, onClose, onLeave }: FanProps) {
  const popup = useRef<HTMLDivElement>(null);
  useAnchored(popup, anchor, 'below');
  useOutsidePress(popup, anchor, onLeave);
  useLayoutEffect(() => popup.current?.focus({ preventScroll: true }), []);
  const { title, words, rows } = contentOf(pile, view);
  return (
    <div
      ref={popup}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      popover="manual"
      className={FAN}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="flex items-center justify-between">
        <h2 className="text-lg">{title}</h2>
        <IconButton label="Close" icon={<IconClose />} onClick={onClose} />
      </header>
      <p className="max-w-104 pe-2 text-sm text-soft lying:text-xs">{words}</p>
      {rows
        .filter(({ cards }) => cards.length > 0)
        .map(({ label, cards }) => (
          <section key={label} aria-label={label}>
            <h3 className="mt-3 mb-2 font-text text-sm font-semibold tracking-normal">{label}</h3>
            <ul className={pile === 'dungeon' ? SPREAD : FANNED}>
              {cards.map(({ key, name, picture }, index) => (
                <li
                  key={key}
                  className={pile === 'dungeon' ? '' : LEAF}
                  style={pile === 'dungeon' ? undefined : leaning(index - (cards.length - 1) / 2)}
                >
                  <span className="unseen">{name}</span>
                  {picture}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {pile === 'items' && <ItemKinds view={view} />}
    </div>
  );
}

function contentOf(pile: PileId, view: View): { title: string; words: string; rows: Row[] } {
  switch (pile) {
    case 'hearts':
      return {
        title: 'Hearts',
        words: 'Damage that no gem pays for costs hearts. At none left the game is lost.',
        rows: [countedRow('hearts', mostHearts(view.config), view.hearts, 'lost')],
      };
    case 'gems':
      return {
        title: 'Gems',
        words: 'Each gem pays for one damage. The merchant takes one for an item.',
        rows: [countedRow('diamonds', ALL_GEMS, view.gems, 'in stock')],
      };
    case 'items':
      return {
        title: 'Items',
        words: 'From chests, the merchant, the wizard and some enemies. A used item goes under the stock.',
        rows: [],
      };
    case 'fate':
      return {
        title: 'Fate deck',
        words: 'One card is drawn for each fight. When all five are used, they are shuffled again.',
        rows: [fateRow('To be drawn', view.fateStock), fateRow('Used', view.fateUsed)],
      };
    case 'dungeon':
      return {
        title: 'Dungeon deck',
        words: `${view.deck} still to come on this level, in unknown order; one of those below may be the entrance.`,
        rows: [dungeonRow(view.unseen)],
      };
    default:
      return unreachable(pile);
  }
}

function countedRow(suit: 'hearts' | 'diamonds', all: number, have: number, otherwise: string): Row {
  const cards = RANKS.slice(0, all).map((rank, index) => ({
    key: rank,
    name: `${rank} of ${suit}${index < have ? '' : `, ${otherwise}`}`,
    picture: <PlainCard face={{ suit, rank }} down={index >= have} />,
  }));
  return { label: `${have} of ${all}`, cards };
}

function fateRow(label: string, fates: readonly number[]): Row {
  const cards = FATES.filter((fate) => fates.includes(fate)).map((fate) => ({
    key: String(fate),
    name: fateName(fate),
    picture: <FateCard fate={fate} />,
  }));
  return { label, cards };
}

function dungeonRow(cards: readonly number[]): Row {
  return {
    label: 'Not seen yet',
    cards: cards.map((card) => ({
      key: String(card),
      name: cardLabel(card),
      picture: <DungeonCard card={card} resolved={false} />,
    })),
  };
}
