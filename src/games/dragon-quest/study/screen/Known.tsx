/** All that is known beside the dungeon: hearts, gems, items, the fates left, and what is to come. */
import type { ReactNode } from 'react';
import { plural } from '../../../../frame/words/plural';
import { effectOf } from '../../rules/cards';
import { nextFates, type View } from '../../rules/view';
import { DungeonCard, FateCard, ItemCard } from '../../screen/cards/Card';
import { Suit } from '../../screen/cards/Suit';
import { cardLabel, fateName, itemName, itemTitle } from '../../words/cards';
import type { DragonPosition } from '../types';
import { situationText } from '../words/said';

export function Known({ position: { view, coming, stock } }: { readonly position: DragonPosition }) {
  return (
    <dl className="flex flex-wrap items-start gap-x-4 gap-y-1 rounded-lg bg-surface px-3 py-1.5 text-xs ring-1 ring-line ring-inset [--card:1.875rem] tablet:[--card:2.5rem]">
      {situationText(view) && <Fact name="Now">{situationText(view)}</Fact>}
      <Fact name="Dragon Queen">{view.queenDefeated ? 'defeated' : 'undefeated'}</Fact>
      <Fact name="You have">
        <span className="flex items-center gap-2 text-base [&_svg]:text-bad">
          <span className="unseen">{`${plural(view.hearts, 'heart')}, ${plural(view.gems, 'gem')}`}</span>
          <span className="figures flex items-center gap-1" aria-hidden="true">
            <Suit suit="hearts" />
            {view.hearts}
          </span>
          <span className="figures flex items-center gap-1" aria-hidden="true">
            <Suit suit="diamonds" />
            {view.gems}
          </span>
        </span>
      </Fact>
      <Cards
        name="Items"
        cards={view.held.map((item) => ({
          name: `${itemName(item)}: ${itemTitle(item)}`,
          picture: <ItemCard item={item} />,
        }))}
      />
      <Cards
        name="Fates left"
        cards={nextFates(view).map((fate) => ({ name: fateName(fate), picture: <FateCard fate={fate} /> }))}
      />
      <Cards
        name="To come, in order"
        cards={coming.map((card) => ({
          name: cardLabel(card),
          picture: <DungeonCard card={card} resolved={false} />,
        }))}
      />
      <Cards
        name="Next items"
        cards={(mayFindItems(view, coming) ? stock.slice(0, 2) : []).map((item) => ({
          name: `${itemName(item)}: ${itemTitle(item)}`,
          picture: <ItemCard item={item} />,
        }))}
      />
    </dl>
  );
}

/** Which item comes next matters only where one can come. */
function mayFindItems({ cards }: View, coming: readonly number[]): boolean {
  const open = cards.flatMap(({ card, resolved }) => (card === null || resolved ? [] : [card]));
  return [...open, ...coming].some((card) => {
    const effect = effectOf(card);
    return effect.kind === 'chest' || (effect.kind === 'enemy' && effect.bonus.items > 0);
  });
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CardsProps {
  readonly name: string;
  readonly cards: readonly { readonly name: string; readonly picture: ReactNode }[];
}

function Cards({ name, cards }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <Fact name={name}>
      <ul className="flex flex-wrap gap-1">
        {cards.map((card) => (
          <li key={card.name} title={card.name}>
            <span className="unseen">{card.name}</span>
            {card.picture}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
