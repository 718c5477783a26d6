/** The buttons of a decision: what saves first, by what it does; items and targets show their card. */
import IconSkull from '~icons/ph/skull-fill';
import { Button } from '../../../components/Button';
import { EXIT } from '../rules/cards';
import { type Chosen, isDeadly } from '../rules/possibleMoves';
import type { DragonMove } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { groupText, moveText } from '../words/moves';
import { DungeonCard, ItemCard } from './cards/Card';
import { Cost } from './cards/Cost';

interface ChoicesProps {
  readonly view: View;
  readonly chosen: Chosen | null;
  readonly moves: readonly DragonMove[];
  readonly onPlay: (move: DragonMove) => void;
}

type Pictured = Extract<DragonMove, { readonly kind: 'trade' | 'open' | 'ward' | 'command' }>;

const GROUP = 'content-end gap-0.5';
const CARDS = 'flex flex-wrap gap-1 [--card:1.9375rem] phone:short:[--card:1.625rem] lying:[--card:1.625rem]';
/** Targets, which may be many, stand on the board as well. */
const LARGE = 'wide:gap-2 wide:[--card:2.75rem]';
const CARD = 'block rounded-sm ring-edge outline-offset-2 hover:-translate-y-0.5 active:translate-y-px';

export function Choices({ view, chosen, moves, onPlay }: ChoicesProps) {
  if (moves.length === 0) return null;
  const groups = groupsOf(view, chosen, moves.filter(isPictured));
  const plain = moves.filter((move) => !isPictured(move)).toSorted(dearestLast);
  const isAgainstCard = chosen?.kind === 'card';
  const isTrade = groups.size > 1 && isAgainstCard;
  return (
    <div className="flex flex-wrap items-end gap-2 phone:gap-y-1.5 phone:short:gap-y-1 wide:gap-x-4">
      {[...groups].map(([label, pictured]) => (
        <div key={label} className={groupClass(pictured, isAgainstCard, isTrade)}>
          <span className="w-min min-w-full text-xs leading-tight font-semibold" aria-hidden="true">
            {label}
          </span>
          <div className={label ? `${CARDS} ${LARGE}` : CARDS}>
            {pictured.map((move) => (
              <button
                key={keyOf(move)}
                type="button"
                className={CARD}
                aria-label={moveText(view, move)}
                title={moveText(view, move)}
                onClick={() => onPlay(move)}
              >
                <Picture view={view} move={move} chosen={chosen} />
              </button>
            ))}
          </div>
        </div>
      ))}
      {plain.map((move, index) => (
        <Button
          key={keyOf(move)}
          className={`px-2 phone:short:text-sm lying:text-sm ${move.kind === 'suffer' ? 'flex-auto' : 'flex-[1_1_5.5rem]'}`}
          kind={index === 0 && isPlainlyMeant(view, move, groups.size) ? 'primary' : 'plain'}
          icon={isDeadly(view, move) ? <IconSkull /> : undefined}
          aria-label={`${moveText(view, move)}${isDeadly(view, move) ? ', which is the end' : ''}`}
          onClick={() => onPlay(move)}
        >
          {move.kind === 'suffer' ? <Cost view={view} gems={move.gems} /> : moveText(view, move)}
        </Button>
      ))}
    </div>
  );
}

/** Where there is no room for all, the hand below says as much of an item against a card. */
function groupClass(moves: readonly Pictured[], isAgainstCard: boolean, isTrade: boolean): string {
  const isPassage = isAgainstCard && moves.some(({ kind }) => kind === 'open');
  if (isPassage && isTrade) return `hidden wide:grid ${GROUP}`;
  if (isPassage) return `grid phone:short:hidden ${GROUP}`;
  return `grid ${GROUP}`;
}

/** By what they do, in the order in which they are offered. */
function groupsOf(view: View, chosen: Chosen | null, moves: readonly Pictured[]): Map<string, Pictured[]> {
  const groups = new Map<string, Pictured[]>();
  for (const move of moves) {
    const label = isTarget(move, chosen) ? '' : groupText(view, move);
    groups.set(label, [...(groups.get(label) ?? []), move]);
  }
  return groups;
}

/** Gems are easier to replace than hearts. */
function dearestLast(one: DragonMove, other: DragonMove): number {
  return one.kind === 'suffer' && other.kind === 'suffer' ? other.gems - one.gems : 0;
}

/** Against a fate or damage that an item could still change, nothing else is urged. */
function isPlainlyMeant(view: View, move: DragonMove, groups: number): boolean {
  if (isDeadly(view, move)) return false;
  const { currentFate: fate } = view;
  const isReached = view.moment.kind === 'fate' && fate !== null && fate.total >= fate.need;
  return isReached || view.moment.kind === 'turn' || groups === 0;
}

function isPictured(move: DragonMove): move is Pictured {
  return move.kind === 'trade' || move.kind === 'open' || move.kind === 'ward' || move.kind === 'command';
}

function isTarget(move: Pictured, chosen: Chosen | null): boolean {
  return move.kind === 'open' && chosen?.kind === 'item';
}

function keyOf(move: DragonMove): string {
  return Object.values(move).join();
}

interface ChoiceProps {
  readonly view: View;
  readonly move: Pictured;
  readonly chosen: Chosen | null;
}

/** With an item chosen the cards it may lead past are what is looked at; otherwise the items. */
function Picture({ view, move, chosen }: ChoiceProps) {
  if (move.kind === 'trade') {
    return move.want === 'exit' ? (
      <DungeonCard card={EXIT} resolved={false} queenDefeated={view.queenDefeated} />
    ) : (
      <ItemCard item={move.want} />
    );
  }
  const past = move.kind === 'open' && isTarget(move, chosen) ? cardInCell(view, move.cell)?.card : null;
  return typeof past === 'number' ? (
    <DungeonCard card={past} resolved={false} />
  ) : (
    <ItemCard item={move.item} />
  );
}
