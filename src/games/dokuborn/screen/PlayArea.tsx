/** The grid, and the dialog of the cell that is open. */
import { lazy, type Ref, Suspense, useMemo } from 'react';
import { sound } from '../../../components/browser/sound';
import { OnItsWay } from '../../../components/browser/useTakenBack';
import type { GridHandle } from '../../../components/grid/Grid';
import { unreachable } from '../../../core/result';
import { emptyCells, guessesLeft } from '../rules/cells';
import { type CellReport, oneSolution } from '../rules/finish';
import { cardById, type Pool } from '../rules/pool';
import type { Card, DeadEnd, DokubornEvent, DokubornMove, View } from '../rules/types';
import { type Game, refusalInWords } from '../words/words';
import { Board } from './Board';
import { useNewerCards } from './Colophon';
import { store } from './game';
import { loadCellDialog, useSearchReady } from './useSearchReady';
import { isOver, type Selection } from './useSelection';

/** Brings the search with it, which nobody needs before the first cell is opened. */
const CellDialog = lazy(loadCellDialog);

export interface PlayAreaProps {
  readonly game: Game;
  readonly pool: Pool;
  readonly selection: Selection;
  readonly reports: readonly CellReport[];
  readonly dead: DeadEnd | null;
  readonly onLook: (cell: number) => void;
  readonly ref: Ref<GridHandle>;
}

export function PlayArea({ game, pool, selection, reports, dead, onLook, ref }: PlayAreaProps) {
  const { view, last } = game;
  const lost = game.status.kind === 'lost';
  const over = isOver(game);
  useSearchReady(pool);
  useNewerCards();
  const solution = useMemo(() => (lost ? solutionOf(pool, view) : NO_CARDS), [lost, pool, view]);

  function play(move: DokubornMove): string | null {
    const played = store.play(move);
    sound.play(played.ok ? 'match' : 'wrong');
    return played.ok ? null : refusalInWords(played.fault);
  }

  function activate(cell: number): void {
    store.wake();
    if (selection.moving === null) {
      sound.play('tap');
      selection.openCell(cell);
      return;
    }
    if (selection.moving === cell) {
      selection.leave();
      return;
    }
    play({ kind: 'move', from: selection.moving, to: cell });
    selection.move(null);
  }

  function onKey(key: string, cell: number): boolean {
    if (key === 'Escape' && selection.moving !== null) {
      selection.leave();
      return true;
    }
    if (over || view.placed[cell] === null) return false;
    if (key === 'Delete' || key === 'Backspace') play({ kind: 'take', cell });
    else if (key.toLowerCase() === 'm') selection.move(cell);
    else return false;
    return true;
  }

  const cell = selection.open;
  const closeCell = () => selection.openCell(null);
  return (
    <>
      <Board
        ref={ref}
        pool={pool}
        view={view}
        solution={solution}
        selected={selection.moving}
        hinted={game.hint?.stages.at(-1)?.cells ?? []}
        dead={dead?.cells ?? []}
        fresh={last.kind === 'played' ? last.events.flatMap(freshCells) : []}
        serial={last.serial}
        onActivate={activate}
        onKey={onKey}
        onLook={onLook}
      />
      <Suspense fallback={<OnItsWay onClose={closeCell} />}>
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
              if (refusal === null) selection.openCell(null);
              return refusal;
            }}
            onTake={() => {
              play({ kind: 'take', cell });
              selection.openCell(null);
            }}
            onMove={() => selection.move(cell)}
            onHint={(hint) => void store.askHint(hint)}
            onDoHint={() => {
              if (game.hint) play(game.hint.move);
              selection.openCell(null);
            }}
            onCloseHint={store.closeHint}
            onClose={closeCell}
          />
        )}
      </Suspense>
    </>
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

/** The cells that a card has come to. */
function freshCells(event: DokubornEvent): readonly number[] {
  switch (event.kind) {
    case 'placed':
      return [event.cell];
    case 'moved':
      return event.swapped === null ? [event.to] : [event.to, event.from];
    case 'taken':
    case 'gaveUp':
      return [];
    default:
      return unreachable(event);
  }
}
