/** What the panel says at each moment. */
import type { ReactNode } from 'react';
import { unreachable } from '../../../core/result';
import { DRAGON_QUEEN, EXIT, RED_JOKER } from '../rules/cards';
import { type Chosen, type PanelKind, usesOf } from '../rules/possibleMoves';
import type { DragonEvent } from '../rules/types';
import { cardInCell, oddsAgainst, type View } from '../rules/view';
import { cardName, itemDoes, itemName, itemTitle } from '../words/cards';
import { eventTexts } from '../words/events';
import { whenText } from '../words/labels';
import { lostFightNews } from '../words/lostFight';
import { previewOf } from '../words/preview';
import { goalText, queenNews } from '../words/queen';
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
      return turnContent(events);
    case 'card':
      return chosen?.kind === 'card' ? cardContent(view, chosen.cell) : turnContent(events);
    case 'item':
      return chosen?.kind === 'item' ? itemContent(view, chosen.item) : turnContent(events);
    case 'fate':
      return fateContent(view);
    case 'damage':
      return damageContent(view, events);
    case 'trapped':
      return {
        title: 'Trapped',
        body: <p>{trappedWhy(view)} Undo, or end the game as lost.</p>,
      };
    case 'over':
      return {
        title: view.moment.kind === 'won' ? 'Won' : 'Lost',
        body: <Telling texts={eventTexts(events)} />,
        picture: <Happened events={events} />,
      };
    default:
      return unreachable(kind);
  }
}

function turnContent(events: readonly DragonEvent[]): Content {
  const texts = eventTexts(events);
  if (texts.length === 0) return startContent();
  const triumph = queenNews(events);
  const news = triumph ?? lostFightNews(events);
  return {
    title: triumph ? 'The Dragon Queen is defeated' : 'What happened',
    body: <Telling texts={news ? [...texts, news] : texts} />,
    picture: <Happened events={events} />,
  };
}

function startContent(): Content {
  return {
    title: 'Into the dungeon',
    body: (
      <>
        <p>Choose a cell with a torch to turn up its card.</p>
        <p className="wide:hidden">{goalText({ queenDefeated: false })}</p>
      </>
    ),
    picture: (
      <span className="flex self-center py-2 ps-1 pe-2 [--card:3.75rem] phone:short:[--card:3rem] lying:[--card:2.25rem] tablet:[--card:96px] wide:[--card:88px]">
        <span className="-rotate-6">
          <DungeonCard card={DRAGON_QUEEN} resolved={false} />
        </span>
        <span className="mt-2 rotate-3">
          <DungeonCard card={EXIT} resolved={false} />
        </span>
      </span>
    ),
  };
}

/** While fate is being shown on the board the panel says against whom, and keeps what comes of it. */
export function Waiting({ events }: { readonly events: readonly DragonEvent[] }) {
  const shown = fateIn(events);
  if (!shown) return null;
  return (
    <p
      className="dq-waiting invisible pointer-events-none absolute inset-x-3 top-2 font-semibold"
      aria-hidden="true"
    >
      Fate is drawn. The {cardName(shown.enemy)} needs {needOf(shown.enemy)} or more.
    </p>
  );
}

/** A card as large as the panel has room for: a spare one gives way on phones, and beside a board that lies, the board shows it well enough. */
function Picture({ children, isSpare }: { readonly children: ReactNode; readonly isSpare?: true }) {
  return (
    <span
      className={`flex-none ${isSpare ? 'phone:hidden' : ''} [--card:3.25rem] lying:hidden phone:short:[--card:2rem] tablet:[--card:72px] wide:[--card:88px]`}
    >
      {children}
    </span>
  );
}

/** Of what happened the most telling: fate, else what was found, else the card. */
function Happened({ events }: { readonly events: readonly DragonEvent[] }) {
  const shown = fateIn(events);
  if (shown) return <Versus enemy={shown.enemy} fate={shown.fate} verdict={shown.verdict} />;
  const found = events.find((event) => event.kind === 'found');
  if (found) {
    return (
      <Picture>
        <ItemCard item={found.item} />
      </Picture>
    );
  }
  const met = events.find((event) => event.kind === 'explored' || event.kind === 'resolved');
  return (
    met && (
      <Picture>
        <DungeonCard card={met.card} resolved={false} />
      </Picture>
    )
  );
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

/** Of an enemy the pips show the second sentence; the third has no room on the smallest phones. */
const IN_FULL = [undefined, 'hidden wide:block', 'phone:short:hidden'] as const;

function cardContent(view: View, cell: number): Content {
  const laid = cardInCell(view, cell);
  if (!laid || laid.card === null) {
    return {
      title: 'The entrance',
      body: <p>You came in here. It leads on to its neighbours.</p>,
    };
  }
  const picture = (
    <Picture>
      <DungeonCard card={laid.card} resolved={laid.resolved} queenDefeated={view.queenDefeated} />
    </Picture>
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
          <p key={sentence} className={odds ? IN_FULL[index] : undefined}>
            {sentence}
          </p>
        ))}
        {odds && <FatePips view={view} need={odds.need} />}
      </>
    ),
  };
}

function itemContent(view: View, item: number): Content {
  const uses = usesOf(view, item);
  return {
    title: item === RED_JOKER ? itemTitle(item) : `${itemTitle(item)}, ${itemName(item)}`,
    picture: (
      <Picture isSpare>
        <ItemCard item={item} />
      </Picture>
    ),
    body: (
      <>
        <p>{itemDoes(item)}</p>
        <p className={uses.length === 0 ? 'text-soft' : ''}>{whenText(view, item, uses.length)}</p>
      </>
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
    body: !reached && <p className="phone:short:hidden lying:hidden">You can still change it.</p>,
  };
}

function damageContent(view: View, events: readonly DragonEvent[]): Content {
  const { moment } = view;
  if (moment.kind !== 'damage') return turnContent(events);
  const card = cardInCell(view, moment.cell)?.card ?? 0;
  return {
    title: `${cardName(card)}: ${moment.amount} damage`,
    picture: pictureOfDamage(events, card),
    body: moment.hidden && <p className="phone:short:hidden lying:hidden">Gems are spent first.</p>,
  };
}

function pictureOfDamage(events: readonly DragonEvent[], card: number): ReactNode {
  const fate = fateIn(events);
  return fate ? (
    <span className="phone:short:hidden">
      <Versus enemy={fate.enemy} fate={fate.fate} verdict={fate.verdict} />
    </span>
  ) : (
    <Picture isSpare>
      <DungeonCard card={card} resolved={false} />
    </Picture>
  );
}
