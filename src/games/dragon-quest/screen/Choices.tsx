/** The buttons of a decision: what saves first; each says what it does and costs, and an item shows its card. */
import type { ReactNode } from 'react';
import IconSkull from '~icons/ph/skull-fill';
import { Button } from '../../../components/Button';
import { EXIT, type ItemKind, itemKind } from '../rules/cards';
import { certainEnd } from '../rules/certainEnd';
import { type Chosen, isWorthUrging } from '../rules/possibleMoves';
import type { DragonMove } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { choiceLabel, choiceWords, END_WORDS } from '../words/choices';
import { moveText } from '../words/moves';
import { DungeonCard, ItemCard } from './cards/Card';
import { Cost } from './cards/Cost';

interface ChoicesProps {
  readonly view: View;
  readonly chosen: Chosen | null;
  readonly moves: readonly DragonMove[];
  readonly onPlay: (move: DragonMove) => void;
}

type Open = Extract<DragonMove, { readonly kind: 'open' }>;

const CHOICES =
  'grid grid-cols-2 gap-1 [--card:1.25rem] tablet:gap-2 tablet:[--card:1.75rem] lying:grid-cols-1';
const CHOICE =
  'gap-1! px-1! py-0! text-sm tablet:gap-2! tablet:px-2! tablet:py-1! phone:min-h-10.5 phone:py-1! phone:text-xs phone:short:min-h-7.5 phone:short:py-0! lying:min-h-7 lying:text-xs last:odd:col-span-2 lying:last:odd:col-span-1';
/** On its own line, but for windows in which lines are what there is least of. */
const DOES = 'block text-xs/[1.15] font-normal lying:inline phone:short:inline';
const TARGETS =
  'flex flex-wrap gap-1 [--card:1.9375rem] phone:short:[--card:1.625rem] lying:[--card:1.625rem] wide:gap-2 wide:[--card:2.75rem]';
const TARGET = 'block rounded-sm ring-edge outline-offset-2 hover:-translate-y-0.5 active:translate-y-px';

export function Choices(props: ChoicesProps) {
  const { view, chosen, moves } = props;
  if (moves.length === 0) return null;
  const targets = view.moment.kind === 'turn' && chosen?.kind === 'item' ? moves.filter(isOpen) : [];
  if (targets.length > 0) return <Targets {...props} targets={targets} />;
  const ordered = moves.toSorted((one, other) => rankOf(view, one) - rankOf(view, other));
  return (
    <div className={CHOICES} data-choices="">
      {ordered.map((move) => (
        <Choice key={keyOf(move)} {...props} move={move} isUrged={isUrged(view, ordered, move)} />
      ))}
    </div>
  );
}

function Choice({
  view,
  move,
  isUrged,
  onPlay,
}: ChoicesProps & { readonly move: DragonMove; readonly isUrged: boolean }) {
  const { name, does } = choiceWords(view, move);
  const end = certainEnd(view, move);
  const picture = pictureOf(view, move);
  return (
    <Button
      className={`${CHOICE} ${picture ? 'justify-start text-start' : ''}`}
      kind={isUrged ? 'primary' : 'plain'}
      icon={end && <IconSkull />}
      aria-label={choiceLabel(view, move)}
      onClick={() => onPlay(move)}
    >
      {picture && <span className="flex-none lying:hidden">{picture}</span>}
      {move.kind === 'suffer' ? (
        <span>
          <Cost view={view} gems={move.gems} />
          {end && `: ${END_WORDS[end]}`}
        </span>
      ) : (
        <span className="leading-[1.15]">
          {name}
          {does && <span className={DOES}> {does}</span>}
        </span>
      )}
    </Button>
  );
}

/** With an item chosen, the cards that it may lead past; they are lit on the board as well. */
function Targets({ view, targets, onPlay }: ChoicesProps & { readonly targets: readonly Open[] }) {
  return (
    <div className={TARGETS} data-choices="">
      {targets.map((move) => (
        <button
          key={keyOf(move)}
          type="button"
          className={TARGET}
          aria-label={moveText(view, move)}
          title={moveText(view, move)}
          onClick={() => onPlay(move)}
        >
          <DungeonCard card={cardInCell(view, move.cell)?.card ?? null} resolved={false} />
        </button>
      ))}
    </div>
  );
}

const KINDS: readonly ItemKind[] = ['jack', 'queen', 'king', 'joker'];

/** What saves first; gems before hearts, since they are easier to replace. Fate that is enough saves by itself. */
function rankOf(view: View, move: DragonMove): number {
  if (move.kind === 'accept' && isReached(view)) return -1;
  if (move.kind === 'suffer') return 100 - move.gems;
  if (move.kind === 'trade') return move.want === 'exit' ? KINDS.length : KINDS.indexOf(itemKind(move.want));
  return move.kind === 'accept' || move.kind === 'resolve' ? 50 : 0;
}

/** Against a fate or damage that an item could still change, nothing else is urged. */
function isUrged(view: View, ordered: readonly DragonMove[], move: DragonMove): boolean {
  if (isItem(move) || certainEnd(view, move) || move !== ordered.find((one) => !isItem(one))) return false;
  if (move.kind === 'resolve' && !isWorthUrging(view, move.cell)) return false;
  return isReached(view) || view.moment.kind === 'turn' || !ordered.some(isItem);
}

function isReached({ currentFate: fate }: View): boolean {
  return fate !== null && fate.total >= fate.need;
}

function isItem(move: DragonMove): boolean {
  return 'item' in move || move.kind === 'trade';
}

function isOpen(move: DragonMove): move is Open {
  return move.kind === 'open';
}

function keyOf(move: DragonMove): string {
  return Object.values(move).join();
}

function pictureOf(view: View, move: DragonMove): ReactNode {
  if ('item' in move) return <ItemCard item={move.item} />;
  if (move.kind !== 'trade') return null;
  if (move.want !== 'exit') return <ItemCard item={move.want} />;
  return <DungeonCard card={EXIT} resolved={false} queenDefeated={view.queenDefeated} />;
}
