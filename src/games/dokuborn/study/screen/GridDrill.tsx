/** One grid: a card is chosen for its last cell, or one is taken off. */
import { useState } from 'react';
import { DrillFrame } from '../../../../frame/study/DrillFrame';
import type { Answered, DrillProps } from '../../../../frame/study/StudyProps';
import { freeAnswersAt } from '../../rules/cells';
import { completionOf, without } from '../../rules/hints';
import { cardById } from '../../rules/pool';
import type { Card, State } from '../../rules/types';
import { Board } from '../../screen/Board';
import { gridOf, studyPool } from '../cards';
import type { GridStudy } from '../types';
import { cellNews } from '../words/cells';
import { CardChoices } from './CardChoices';
import { CellCards, cardsAt } from './CellCards';

/** As in the game: cards are 5 by 7, with captions above and beside. */
const SHAPE = 1.28 / 1.46;
const NOTHING = () => {};

export function GridDrill({ position, answered, onAnswer, told, serial }: DrillProps<GridStudy>) {
  const pool = studyPool();
  const grid = gridOf(position);
  const empty = grid.placed.indexOf(null);
  const [looked, setLooked] = useState<{ readonly serial: number; readonly cell: number } | null>(null);
  const own = looked?.serial === serial ? looked.cell : null;
  const cell = answered?.answer.kind === 'cell' ? answered.answer.cell : (own ?? empty);
  const shown = shownGrid(grid, answered);
  const look = (to: number) => setLooked({ serial, cell: to });

  return (
    <DrillFrame
      shape={SHAPE}
      news={own === null || answered ? undefined : newsOf(grid, own)}
      play={
        position.kind === 'only' ? (
          <CardChoices position={position} answered={answered} onAnswer={onAnswer} />
        ) : (
          <CellCards grid={grid} cell={cell} answered={answered} onAnswer={onAnswer} />
        )
      }
    >
      <Board
        pool={pool}
        view={shown.grid}
        solution={shown.solution}
        selected={position.kind === 'way' && !answered ? cell : null}
        hinted={told?.cells ?? []}
        dead={answered?.verdict.isRight ? [] : deadCells(grid)}
        fresh={shown.fresh}
        serial={serial}
        onActivate={position.kind === 'way' ? look : NOTHING}
        onKey={() => false}
        onLook={NOTHING}
      />
    </DrillFrame>
  );
}

interface Shown {
  readonly grid: State;
  /** What else would fill it. */
  readonly solution: ReadonlyMap<number, Card>;
  /** Cells that a card has just come to. */
  readonly fresh: readonly number[];
}

/** Once the right answer is known, the grid is seen filled. */
function shownGrid(grid: State, answered: Answered<GridStudy> | null): Shown {
  const asItWas = { grid, solution: new Map<number, Card>(), fresh: [] };
  if (!answered?.verdict.isRight) return asItWas;
  const { answer } = answered;
  if (answer.kind === 'card') {
    const empty = grid.placed.indexOf(null);
    const placed = grid.placed.map((card, at) => (at === empty ? answer.card : card));
    return { ...asItWas, grid: { ...grid, placed }, fresh: [empty] };
  }
  const pool = studyPool();
  const freed = without(grid, answer.cell);
  const completion = completionOf(pool, freed);
  const cards = completion.possible ? [...completion.cards] : [];
  const solution = new Map(
    cards.flatMap(([cell, id]) => {
      const card = cardById(pool, id);
      return card ? [[cell, card] as const] : [];
    }),
  );
  return { grid: freed, solution, fresh: [] };
}

function newsOf(grid: State, cell: number): string {
  const { cards, named } = cardsAt(grid, cell);
  return cellNews(grid, cell, cards, named);
}

/** Empty cells for which no card is left at all. */
function deadCells(grid: State): number[] {
  const pool = studyPool();
  return [...grid.placed.keys()].filter(
    (cell) => grid.placed[cell] === null && freeAnswersAt(pool, grid, cell).length === 0,
  );
}
