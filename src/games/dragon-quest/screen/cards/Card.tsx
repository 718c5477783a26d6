/** The cards: parchment, black line, one figure. Pictures only; whatever holds one says its name. */
import type { ReactNode } from 'react';
import IconEntrance from '~icons/game-icons/entry-door';
import IconCrown from '~icons/game-icons/queen-crown';
import IconBeaten from '~icons/ph/check-bold';
import { DRAGON_QUEEN, dungeonCard, EXIT, type Face, itemFace, POWERS, RED_JOKER } from '../../rules/cards';
import { cardName, POWER_NAMES } from '../../words/cards';
import { DungeonPicture, ItemPicture, isCrowned } from './pictures';
import { Suit } from './Suit';

interface FrontProps {
  readonly face: Face;
  readonly picture: ReactNode;
  /** A crown above the figure takes room of its own. */
  readonly crowned?: boolean | undefined;
  readonly name?: string;
  readonly stats?: ReactNode;
}

const FRONT =
  'dq-front absolute inset-0 grid grid-cols-[100%] grid-rows-[1fr_auto] place-items-center overflow-hidden rounded-[calc(8*var(--u))] forced-color-adjust-none';
const CORNER =
  'absolute top-[calc(8*var(--u))] left-[calc(9*var(--u))] z-2 flex items-center gap-[0.05em] text-[length:max(var(--least),27*var(--u))] leading-none font-bold tracking-[-0.04em] lining-nums @min-[64px]/card:font-title @min-[64px]/card:text-[calc(22*var(--u))]';
/** Words stand on a card only where they can be read whole: what has no room is told on tap. */
const FOOT =
  'relative z-1 mb-[max(2px,5*var(--u))] hidden w-[calc(100%_-_max(4px,10*var(--u)))] bg-cell text-[length:max(var(--least),14*var(--u))] leading-[1.08] font-semibold text-cell-ink @min-[64px]/card:block @min-[64px]/card:py-[calc(3.5*var(--u))]';
const STATS =
  'flex justify-between text-[length:max(var(--least),13*var(--u))] font-normal tracking-[-0.05em] @min-[64px]/card:justify-center @min-[64px]/card:gap-[0.5em] @min-[64px]/card:tracking-normal';

function Front({ face, picture, crowned = false, name, stats }: FrontProps) {
  return (
    <span className={FRONT} data-suit={face.suit} aria-hidden="true">
      <span className={CORNER}>
        <b>{face.rank}</b>
        <Suit suit={face.suit} />
      </span>
      <span className={`relative z-1 row-1 grid place-items-center leading-none ${sizeOf(crowned, !!name)}`}>
        {picture}
      </span>
      {name && (
        <span className={`${FOOT} ${stats ? '@min-[39.5px]/card:block' : ''}`}>
          <span data-part="name" className="hidden @min-[64px]/card:block">
            {name}
          </span>
          {stats}
        </span>
      )}
    </span>
  );
}

/** As large as corner, crown and foot leave room for. */
function sizeOf(crowned: boolean, named: boolean): string {
  const alone = crowned
    ? 'pt-[calc(16*var(--u))] text-[calc(56*var(--u))]'
    : 'pt-[calc(24*var(--u))] text-[calc(66*var(--u))]';
  if (!named) return alone;
  return crowned
    ? `${alone} @min-[64px]/card:text-[length:min(48*var(--u),138*var(--u)_-_78px,74*var(--u)_-_28px)]`
    : `${alone} @min-[64px]/card:pt-[calc(20*var(--u))] @min-[64px]/card:text-[length:min(58*var(--u),138*var(--u)_-_64px)]`;
}

const BACK =
  'dq-back absolute inset-0 grid place-items-center overflow-hidden rounded-[calc(8*var(--u))] forced-color-adjust-none';
const MEDAL =
  'grid size-[calc(56*var(--u))] place-items-center rounded-full bg-[#1f3659] text-[calc(36*var(--u))] leading-none text-[#c3d5ef] shadow-[0_0_0_calc(2.5*var(--u))_var(--dq-blue-line)]';

function Back({ children }: { readonly children?: ReactNode }) {
  return (
    <span className={BACK} aria-hidden="true">
      {children && <span className={MEDAL}>{children}</span>}
    </span>
  );
}

function DungeonFront({ card }: { readonly card: number }) {
  return (
    <Front
      face={dungeonCard(card)}
      picture={<DungeonPicture card={card} />}
      crowned={isCrowned(card)}
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
    <span data-part="stats" className={STATS}>
      {effect.kind === 'enemy' && <b>{effect.need}+</b>}
      <span className="inline-flex items-center gap-[0.1em] [&>svg]:size-[0.7em]">
        −{effect.damage}
        <Suit suit="hearts" />
      </span>
    </span>
  );
}

/** Turned over; what it was stays in the middle of the pattern. Null: the entrance, which nobody has looked at. */
function DungeonBack({ card }: { readonly card: number | null }) {
  return <Back>{card === null ? <IconEntrance /> : <DungeonPicture card={card} isSmall />}</Back>;
}

interface DungeonCardProps {
  readonly card: number | null;
  readonly resolved: boolean;
  /** It is being turned over just now, so that both sides are seen. */
  readonly turning?: boolean | undefined;
  /** The Dragon Queen is beaten: her own card says so, and every Exit that it is the way out. */
  readonly queenDefeated?: boolean | undefined;
}

const CARD = 'dq-card @container/card relative block flex-none text-center select-none';
const SEAL =
  'absolute -right-0.5 -bottom-0.5 z-3 grid size-[max(16px,30*var(--u))] place-items-center rounded-full bg-[#2a6b2f] text-[max(11px,20*var(--u))] text-[#fff3d0] ring-[1.5px] ring-[#12240f] forced-color-adjust-none';

/** One dungeon card as it lies, either side up. */
export function DungeonCard({ card, resolved, turning = false, queenDefeated }: DungeonCardProps) {
  return (
    <span className={CARD}>
      {card !== null && (turning || !resolved) && <DungeonFront card={card} />}
      {(turning || resolved) && <DungeonBack card={card} />}
      {queenDefeated && (card === EXIT || card === DRAGON_QUEEN) && (
        <span data-part="seal" className={SEAL} aria-hidden="true">
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
    <span className={CARD}>
      <Front
        face={itemFace(item)}
        picture={<ItemPicture item={item} />}
        name={joker ? 'Joker' : POWER_NAMES[power]}
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
    <span className={CARD}>
      {down ? <Back /> : <Front face={face} picture={picture ?? <Suit suit={face.suit} />} />}
    </span>
  );
}

const NUMERAL = 'font-title text-[calc(64*var(--u))] leading-none font-bold tracking-[-0.04em]';

export function FateCard({ fate, down }: { readonly fate: number; readonly down?: boolean | undefined }) {
  const rank = fateRank(fate);
  return (
    <PlainCard
      face={{ suit: 'hearts', rank }}
      down={down}
      picture={<span className={NUMERAL}>{rank}</span>}
    />
  );
}

function fateRank(fate: number): Face['rank'] {
  return (['6', '7', '8', '9', '10'] as const)[fate - 6] ?? 'X';
}
