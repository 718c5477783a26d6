/** What the panel says at each moment. */
import type { ReactNode } from 'react';
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import { DRAGON_QUEEN } from '../rules/cards';
import type { Chosen, PanelKind } from '../rules/possibleMoves';
import type { DragonEvent } from '../rules/types';
import { cardInCell, oddsAgainst, type View } from '../rules/view';
import { cardName, itemName, itemPower } from '../words/cards';
import { eventTexts } from '../words/events';
import { capital } from '../words/labels';
import { previewOf } from '../words/preview';
import { queenNews } from '../words/queen';
import { trappedWhy } from '../words/summary';
import { DungeonCard, ItemCard } from './cards/Card';
import { FatePips, needOf, Versus } from './cards/Fate';
import { fateIn } from './useMotion';

interface Content {
  readonly title: string;
  readonly body: ReactNode;
  readonly picture?: ReactNode;
}

export function contentOf(
  kind: PanelKind,
  view: View,
  chosen: Chosen | null,
  events: readonly DragonEvent[],
): Content {
  switch (kind) {
    case 'turn':
      return turnContent(view, events);
    case 'card':
      return chosen?.kind === 'card' ? cardContent(view, chosen.cell) : turnContent(view, events);
    case 'item':
      return chosen?.kind === 'item' ? itemContent(view, chosen.item) : turnContent(view, events);
    case 'fate':
      return fateContent(view);
    case 'damage':
      return damageContent(view, events);
    case 'trapped':
      return {
        title: 'Trapped',
        body: <p>{trappedWhy(view)} Undo leads back; ended here, it counts as lost.</p>,
      };
    case 'over':
      return {
        title: view.moment.kind === 'won' ? 'Won' : 'Lost',
        body: <Telling texts={eventTexts(events)} />,
        picture: <FateOf events={events} />,
      };
    default:
      return unreachable(kind);
  }
}

function turnContent(view: View, events: readonly DragonEvent[]): Content {
  const texts = eventTexts(events);
  const turnedUp = events.find((event) => event.kind === 'explored');
  if (turnedUp) {
    return {
      title: cardName(turnedUp.card),
      body: <Telling texts={[...texts, ...whatItDoes(view, turnedUp.cell, turnedUp.card)]} />,
      picture: <DungeonCard card={turnedUp.card} resolved={false} />,
    };
  }
  if (texts.length > 0) {
    const news = queenNews(events);
    return {
      title: news ? 'The Dragon Queen is defeated' : 'What happened',
      body: <Telling texts={news ? [...texts, news] : texts} />,
      picture: <FateOf events={events} />,
    };
  }
  return {
    title: 'Into the dungeon',
    body: (
      <p>
        Choose a cell with a torch to turn up its card. Find the Dragon Queen, beat her, and leave by an Exit.
      </p>
    ),
  };
}

/** Nothing more is to be said of a card that has already done it. */
function whatItDoes(view: View, cell: number, card: number): readonly string[] {
  return cardInCell(view, cell)?.resolved === false ? previewOf(view, card) : [];
}

/** While fate is being shown on the board the panel says against whom, and keeps what comes of it. */
export function Waiting({ events }: { readonly events: readonly DragonEvent[] }) {
  const shown = fateIn(events);
  if (!shown) return null;
  return (
    <p className="dq-waiting pointer-events-none absolute inset-x-3 top-2 font-semibold" aria-hidden="true">
      Fate is drawn. The {cardName(shown.enemy)} needs {needOf(shown.enemy)} or more.
    </p>
  );
}

function FateOf({ events }: { readonly events: readonly DragonEvent[] }) {
  const shown = fateIn(events);
  return shown && <Versus enemy={shown.enemy} fate={shown.fate} verdict={shown.verdict} />;
}

function Telling({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="grid gap-0.5">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: told once, never reordered
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

function cardContent(view: View, cell: number): Content {
  const laid = cardInCell(view, cell);
  if (!laid || laid.card === null) {
    return {
      title: 'The entrance',
      body: <p>Nobody has looked at this card. It leads on to its neighbours.</p>,
    };
  }
  const picture = (
    <DungeonCard card={laid.card} resolved={laid.resolved} queenDefeated={view.queenDefeated} />
  );
  if (laid.resolved) {
    const isBeaten = laid.card === DRAGON_QUEEN && view.queenDefeated;
    return {
      title: `${cardName(laid.card)}, ${isBeaten ? 'defeated' : 'resolved'}`,
      body: <p>It leads on to its neighbours.</p>,
      picture,
    };
  }
  const odds = oddsAgainst(view, laid.card);
  return {
    title: cardName(laid.card),
    picture,
    body: (
      <>
        {previewOf(view, laid.card).map((sentence, index) => (
          // The second sentence about an enemy is what the pips show.
          <p key={sentence} className={odds && index === 1 ? 'hidden wide:block' : undefined}>
            {sentence}
          </p>
        ))}
        {odds && <FatePips view={view} need={odds.need} />}
      </>
    ),
  };
}

function itemContent(view: View, item: number): Content {
  return {
    title: capital(itemName(item)),
    picture: <ItemCard item={item} />,
    body: (
      <p>
        {itemPower(item)}.{' '}
        {view.moment.kind === 'turn' ? 'Choose the card that it leads past.' : 'Choose how to play it.'}
      </p>
    ),
  };
}

function fateContent(view: View): Content {
  const { moment, currentFate: fate } = view;
  const enemy = 'cell' in moment ? (cardInCell(view, moment.cell)?.card ?? 0) : 0;
  const reached = fate !== null && fate.total >= fate.need;
  return {
    title: reached ? `Enough against the ${cardName(enemy)}` : `Not enough against the ${cardName(enemy)}`,
    picture: fate && <Versus enemy={enemy} fate={fate.drawn} total={fate.total} verdict={null} />,
    body: (
      <p>
        Fate brings {fate?.total}; {needOf(enemy)} is needed. You can still change it.
      </p>
    ),
  };
}

function damageContent(view: View, events: readonly DragonEvent[]): Content {
  const { moment } = view;
  if (moment.kind !== 'damage') return turnContent(view, events);
  const card = cardInCell(view, moment.cell)?.card ?? 0;
  return {
    title: `${plural(moment.amount, 'damage', 'damage')} from the ${cardName(card)}`,
    picture: pictureOfDamage(events, card),
    body: (
      <p>
        {moment.hidden
          ? 'The pit takes gems by itself, unless an item helps.'
          : `You have ${plural(view.hearts, 'heart')} and ${plural(view.gems, 'gem')}. Each gem pays for one damage.`}
      </p>
    ),
  };
}

function pictureOfDamage(events: readonly DragonEvent[], card: number): ReactNode {
  const fate = fateIn(events);
  return fate ? (
    <Versus enemy={fate.enemy} fate={fate.fate} verdict={fate.verdict} />
  ) : (
    <DungeonCard card={card} resolved={false} />
  );
}
