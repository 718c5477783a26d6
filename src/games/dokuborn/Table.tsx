/** The grid, the line at its foot, and the dialog of the cell that is open. */
import { lazy, type Ref, Suspense, useMemo } from 'react';
import { Button } from '../../components/Button';
import type { GridHandle } from '../../components/Grid';
import { sound } from '../../components/sound';
import { Board } from './Board';
import { Colophon } from './Colophon';
import { cardIn, emptyCells } from './cells';
import { type CellReport, oneSolution } from './finish';
import type { DeadEnd } from './hints';
import { cardById, type Pool } from './pool';
import { store } from './store';
import type { Card, DokubornMove, View } from './types';
import { type Game, type Hand, isOver } from './useHand';
import { loadCellDialog, useSearchReady } from './useSearchReady';
import { guessesLeft } from './words';

/** Brings the search with it, which nobody needs before the first cell is opened. */
const CellDialog = lazy(loadCellDialog);

export interface TableProps {
  readonly game: Game;
  readonly pool: Pool;
  readonly hand: Hand;
  readonly reports: readonly CellReport[];
  readonly dead: DeadEnd | null;
  readonly ref: Ref<GridHandle>;
}

export function Table({ game, pool, hand, reports, dead, ref }: TableProps) {
  const { view, last } = game;
  const lost = game.status.kind === 'lost';
  const over = isOver(game);
  useSearchReady(pool);
  const solution = useMemo(() => (lost ? solutionOf(pool, view) : NO_CARDS), [lost, pool, view]);

  function play(move: DokubornMove): string | null {
    const played = store.play(move);
    sound.play(played.ok ? 'match' : 'wrong');
    return played.ok ? null : played.fault.detail;
  }

  function activate(cell: number): void {
    store.wake();
    if (hand.moving === null) {
      sound.play('tap');
      hand.openCell(cell);
      return;
    }
    if (hand.moving === cell) {
      hand.leave();
      return;
    }
    play({ kind: 'move', from: hand.moving, to: cell });
    hand.move(null);
  }

  function onKey(key: string, cell: number): boolean {
    if (key === 'Escape' && hand.moving !== null) {
      hand.leave();
      return true;
    }
    if (over || view.placed[cell] === null) return false;
    if (key === 'Delete' || key === 'Backspace') play({ kind: 'take', cell });
    else if (key.toLowerCase() === 'm') hand.move(cell);
    else return false;
    return true;
  }

  const cell = hand.open;
  return (
    <div className="dk-room">
      <Board
        ref={ref}
        pool={pool}
        view={view}
        solution={solution}
        selected={hand.moving}
        hinted={game.hint?.stages.at(-1)?.cells ?? []}
        dead={dead?.cells ?? []}
        fresh={last.kind === 'played' ? freshCells(last.move, view) : []}
        serial={last.serial}
        onActivate={activate}
        onKey={onKey}
      />
      {hand.moving === null ? (
        <Colophon pool={pool} named={view.pool} />
      ) : (
        <div className="dk-colophon">
          <p>Choose where {cardIn(pool, view, hand.moving)?.fullName} goes. On another card, the two swap.</p>
          <Button small kind="quiet" onClick={hand.leave}>
            Leave it
          </Button>
        </div>
      )}
      <Suspense>
        {cell !== null && (
          <CellDialog
            key={cell}
            pool={pool}
            view={view}
            cell={cell}
            guessesLeft={guessesLeft(view, game.tally)}
            hint={game.hint}
            report={over ? (reports[cell] ?? null) : null}
            onPlace={(card) => {
              const refusal = play({ kind: 'place', cell, card: card.id });
              if (refusal === null) hand.openCell(null);
              return refusal;
            }}
            onTake={() => {
              play({ kind: 'take', cell });
              hand.openCell(null);
            }}
            onMove={() => hand.move(cell)}
            onHint={(hint) => void store.askHint(hint)}
            onDoHint={() => {
              if (game.hint) play(game.hint.move);
              hand.openCell(null);
            }}
            onCloseHint={store.closeHint}
            onClose={() => hand.openCell(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

const NO_CARDS: ReadonlyMap<number, Card> = new Map();

function solutionOf(pool: Pool, view: View): ReadonlyMap<number, Card> {
  const cards = oneSolution(pool, view);
  const shown = emptyCells(view).flatMap((cell): [number, Card][] => {
    const card = cardById(pool, cards[cell] ?? 0);
    return card ? [[cell, card]] : [];
  });
  return new Map(shown);
}

function freshCells(move: DokubornMove | null, view: View): readonly number[] {
  if (move?.kind === 'place') return [move.cell];
  if (move?.kind === 'move') return [move.to, move.from].filter((cell) => view.placed[cell] !== null);
  return [];
}
