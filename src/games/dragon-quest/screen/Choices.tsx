/** The buttons of a decision; items show their card. */
import IconSkull from '~icons/ph/skull-fill';
import { Button } from '../../../components/Button';
import { EXIT, RED_JOKER } from '../rules/cards';
import { type Chosen, isDeadly } from '../rules/possibleMoves';
import type { DragonMove } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { cardName, itemName, itemPower } from '../words/cards';
import { capital } from '../words/labels';
import { choiceWords, moveText } from '../words/moves';
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
  return (
    <div className="dq-choices">
      {plain.length > 0 && (
        <div className="dq-choices-plain">
          {plain.map((move, index) => (
            <Button
              key={keyOf(move)}
              kind={index === 0 && !isDeadly(view, move) ? 'primary' : 'plain'}
              icon={isDeadly(view, move) ? <IconSkull /> : undefined}
              onClick={() => onPlay(move)}
            >
              {moveText(view, move)}
              {isDeadly(view, move) && <span className="unseen">, which is the end</span>}
            </Button>
          ))}
        </div>
      )}
      {pictured.length > 0 && (
        <ul className="dq-choices-cards">
          {pictured.map((move) => (
            <li key={keyOf(move)}>
              <button
                type="button"
                className="dq-choice"
                data-kind={move.kind}
                aria-label={moveText(view, move)}
                onClick={() => onPlay(move)}
              >
                <Picture view={view} move={move} chosen={chosen} />
                <span className="dq-choice-words" aria-hidden="true">
                  <Words view={view} move={move} chosen={chosen} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {onCancel && (
        <Button small kind="quiet" className="dq-cancel" onClick={onCancel}>
          Not now
        </Button>
      )}
    </div>
  );
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
      <DungeonCard card={EXIT} resolved={false} />
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
    const card = cardInCell(view, move.cell)?.card ?? null;
    return <b>Past the {card === null ? 'card' : cardName(card)}</b>;
  }
  if (move.kind === 'trade') return <b>{move.want === 'exit' ? 'Exit' : shortPower(move.want)}</b>;
  return (
    <>
      <b>{capital(itemName(move.item))}</b>
      <span>{choiceWords(view, move)}</span>
    </>
  );
}

function shortPower(item: number): string {
  return item === RED_JOKER ? 'Any of these' : itemPower(item);
}
