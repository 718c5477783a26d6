/** The cards: parchment, black line, one figure. Pictures only; whatever holds one says its name. */
import type { ReactNode } from 'react';
import IconEntrance from '~icons/game-icons/entry-door';
import IconCrown from '~icons/game-icons/queen-crown';
import IconBeaten from '~icons/ph/check-bold';
import { DRAGON_QUEEN, dungeonCard, EXIT, type Face, itemFace, POWERS, RED_JOKER } from '../../rules/cards';
import { cardName, POWER_NAMES } from '../../words/cards';
import { DungeonPicture, ItemPicture } from './pictures';
import { Suit } from './Suit';

interface FrontProps {
  readonly face: Face;
  readonly picture: ReactNode;
  readonly name?: string;
  readonly stats?: ReactNode;
}

function Front({ face, picture, name, stats }: FrontProps) {
  return (
    <span className="dq-front" data-suit={face.suit} aria-hidden="true">
      <span className="dq-corner">
        <b>{face.rank}</b>
        <Suit suit={face.suit} />
      </span>
      <span className="dq-picture">{picture}</span>
      {name && (
        <span className="dq-foot">
          <span className="dq-name">{name}</span>
          {stats}
        </span>
      )}
    </span>
  );
}

function Back({ children }: { readonly children?: ReactNode }) {
  return (
    <span className="dq-back" aria-hidden="true">
      {children && <span className="dq-medal">{children}</span>}
    </span>
  );
}

function DungeonFront({ card }: { readonly card: number }) {
  return (
    <Front
      face={dungeonCard(card)}
      picture={<DungeonPicture card={card} />}
      name={cardName(card)}
      stats={harmOf(card)}
    />
  );
}

/** What fate has to reach, and what it costs otherwise. */
function harmOf(card: number): ReactNode {
  const { effect } = dungeonCard(card);
  if (effect.kind !== 'enemy' && effect.kind !== 'pit') return null;
  return (
    <span className="dq-stats">
      {effect.kind === 'enemy' && <b>{effect.need}+</b>}
      <span>
        −{effect.damage}
        <Suit suit="hearts" />
      </span>
    </span>
  );
}

/** Turned over; what it was stays in the middle of the pattern. Null: the entrance, which nobody has looked at. */
function DungeonBack({ card }: { readonly card: number | null }) {
  return <Back>{card === null ? <IconEntrance /> : <DungeonPicture card={card} />}</Back>;
}

interface DungeonCardProps {
  readonly card: number | null;
  readonly resolved: boolean;
  /** It is being turned over just now, so that both sides are seen. */
  readonly turning?: boolean | undefined;
  /** The Dragon Queen is beaten: her own card says so, and every Exit that it is the way out. */
  readonly queenDefeated?: boolean | undefined;
}

/** One dungeon card as it lies, either side up. */
export function DungeonCard({ card, resolved, turning = false, queenDefeated }: DungeonCardProps) {
  return (
    <span className="dq-card">
      {card !== null && (turning || !resolved) && <DungeonFront card={card} />}
      {(turning || resolved) && <DungeonBack card={card} />}
      {queenDefeated && (card === EXIT || card === DRAGON_QUEEN) && (
        <span className="dq-mark" aria-hidden="true">
          {card === EXIT ? <IconCrown /> : <IconBeaten />}
        </span>
      )}
    </span>
  );
}

export function ItemCard({ item }: { readonly item: number }) {
  const power = POWERS[item % POWERS.length] ?? 'jack';
  const joker = item === RED_JOKER;
  return (
    <span className="dq-card">
      <Front
        face={itemFace(item)}
        picture={<ItemPicture item={item} />}
        name={joker ? 'Any of them' : POWER_NAMES[power]}
      />
    </span>
  );
}

/** Hearts, gems and fate: a number and its suit. Lost or used ones lie face down. */
export function PlainCard({
  face,
  down,
  picture,
}: {
  readonly face: Face;
  readonly down?: boolean | undefined;
  readonly picture?: ReactNode;
}) {
  return (
    <span className="dq-card">
      {down ? <Back /> : <Front face={face} picture={picture ?? <Suit suit={face.suit} />} />}
    </span>
  );
}

export function FateCard({ fate, down }: { readonly fate: number; readonly down?: boolean | undefined }) {
  const rank = fateRank(fate);
  return (
    <PlainCard
      face={{ suit: 'hearts', rank }}
      down={down}
      picture={<span className="dq-numeral">{rank}</span>}
    />
  );
}

function fateRank(fate: number): Face['rank'] {
  return (['6', '7', '8', '9', '10'] as const)[fate - 6] ?? 'X';
}
