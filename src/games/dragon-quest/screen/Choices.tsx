/** The buttons of a decision; items show their card. */
import IconSkull from '~icons/ph/skull-fill';
import { Button } from '../../../components/Button';
import { EXIT, RED_JOKER } from '../rules/cards';
import { type Chosen, isDeadly } from '../rules/possibleMoves';
import type { DragonMove } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { itemName, itemPower } from '../words/cards';
import { capital } from '../words/labels';
import { choiceWords, moveText, nameAmong } from '../words/moves';
import { DungeonCard, ItemCard } from './cards/Card';

interface ChoicesProps {
  readonly view: View;
  readonly chosen: Chosen | null;
  readonly moves: readonly DragonMove[];
  readonly onPlay: (move: DragonMove) => void;
  readonly onCancel: (() => void) | undefined;
}

export function Choices({ view, chosen, moves, onPlay, onCancel }: ChoicesProps) {
  if (moves.length === 0 && !onCancel) return null;
  const plain = moves.filter((move) => !isPictured(move));
  const pictured = moves.filter(isPictured);
  const isTrade = pictured.some(({ kind }) => kind === 'trade');
  return (
    <div className="dq-choices flex flex-wrap items-stretch gap-2 phone:short:gap-1.5">
      {pictured.length > 0 && (
        <ul className={isTrade ? TRADES : ITEMS}>
          {pictured.map((move) => (
            <li key={keyOf(move)} className="min-w-0 flex-[1_1_8.25rem]">
              <button
                type="button"
                className={`dq-choice ${CHOICE} ${isTrade ? 'flex-col text-center' : 'text-start'}`}
                aria-label={moveText(view, move)}
                onClick={() => onPlay(move)}
              >
                <Picture view={view} move={move} chosen={chosen} />
                <span className="grid min-w-0 text-xs leading-tight" aria-hidden="true">
                  <Words view={view} move={move} chosen={chosen} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {plain.map((move, index) => (
        <Button
          key={keyOf(move)}
          className="flex-[1_1_8.25rem]"
          kind={index === 0 && isPlainlyMeant(view, move, pictured.length) ? 'primary' : 'plain'}
          icon={isDeadly(view, move) ? <IconSkull /> : undefined}
          onClick={() => onPlay(move)}
        >
          {moveText(view, move)}
          {isDeadly(view, move) && <span className="unseen">, which is the end</span>}
        </Button>
      ))}
      {onCancel && (
        <Button small kind="quiet" className="self-center" onClick={onCancel}>
          Not now
        </Button>
      )}
    </div>
  );
}

const ITEMS = 'contents';
const TRADES = 'grid flex-auto grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5';
const CHOICE =
  'flex h-full min-h-11 w-full items-center gap-2 rounded-md bg-raised p-1 ring-1 ring-edge ring-inset';

/** Against a fate or damage that an item could still change, nothing else is urged. */
function isPlainlyMeant(view: View, move: DragonMove, items: number): boolean {
  return !isDeadly(view, move) && (view.moment.kind === 'turn' || items === 0);
}

type Pictured = Extract<DragonMove, { readonly kind: 'trade' | 'open' | 'ward' | 'command' }>;

function isPictured(move: DragonMove): move is Pictured {
  return move.kind === 'trade' || move.kind === 'open' || move.kind === 'ward' || move.kind === 'command';
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
  const past = move.kind === 'open' && chosen?.kind === 'item' ? cardInCell(view, move.cell)?.card : null;
  if (past !== null && past !== undefined) return <DungeonCard card={past} resolved={false} />;
  return <ItemCard item={move.item} />;
}

function Words({ view, move, chosen }: ChoiceProps) {
  if (move.kind === 'open' && chosen?.kind === 'item') {
    return <b>Past the {nameAmong(view, move)}</b>;
  }
  if (move.kind === 'trade') return <b>{move.want === 'exit' ? 'Exit' : shortPower(move.want)}</b>;
  return (
    <>
      <b>{capital(itemName(move.item))}</b>
      <span className="text-soft phone:short:hidden">{choiceWords(view, move)}</span>
    </>
  );
}

function shortPower(item: number): string {
  return item === RED_JOKER ? 'Any of these' : itemPower(item);
}
