/** The notebook: a row per herb; its picture goes into the cauldron, its cells are notes. */

import type { Ref } from 'react';
import { sound } from '../../../../components/browser/sound';
import { Grid, type GridHandle } from '../../../../components/grid/Grid';
import { columnOf, rowOf } from '../../../../core/grids';
import { plural } from '../../../../frame/words/plural';
import { columnOf as columnOfIdentity } from '../../deduction/certain/identity';
import { ingredientName, recipeOf } from '../../recipe/ingredients';
import { Herb } from '../../recipe/screen/Herb';
import { HerbCount } from '../../recipe/screen/HerbPicker';
import { type BrewView, MARKS, type Mark } from '../../recipe/types';
import { identityInWords } from '../../recipe/words/words';
import { columnCount, decoyColumn, noteCell } from '../notebookMarks';
import { columnInWords, columnName, noteInWords } from '../words/notes';

export interface NotebookProps {
  readonly ref?: Ref<GridHandle>;
  readonly view: Pick<BrewView, 'config' | 'notebook' | 'solution'>;
  /** How often each herb lies in the cauldron. */
  readonly inside: readonly number[];
  /** What a herb's picture is for. */
  readonly herbWords: (ingredient: number) => string;
  /** Cells of the notebook proper, as hints name them. */
  readonly hinted: readonly number[];
  readonly onPut: (ingredient: number) => void;
  readonly onMark: (ingredient: number, column: number, mark: Mark) => void;
}

const CELL = 'aspect-auto min-h-(--row) not-aria-selected:bg-transparent not-aria-disabled:hover:bg-accent/9';
const HERB = `${CELL} group/herb grid-cols-[auto_minmax(0,1fr)] justify-items-start gap-1.5 px-0.5 @max-[17.5rem]/notes:grid-cols-1 @max-[17.5rem]/notes:justify-items-center`;
const NOTE = `${CELL} rounded-none border-s border-line data-hint:bg-mark data-hint:inset-ring-2 data-hint:inset-ring-glow data-truth:border-b-3 data-truth:border-b-glow data-truth:bg-mark`;

export function Notebook(props: NotebookProps) {
  const { ref, view, inside, herbWords, hinted, onPut, onMark } = props;
  const { config, notebook, solution } = view;
  const size = { rows: config.ingredients, columns: columnCount(config) + 1 };
  const lit = new Set(hinted);
  const isHerb = (cell: number) => columnOf(size, cell) === 0;
  const noteAt = (cell: number) => {
    const [ingredient, column] = [rowOf(size, cell), columnOf(size, cell) - 1];
    const note = noteCell(config, ingredient, column);
    return { ingredient, column, note, mark: notebook[note] ?? 'clear' };
  };
  const isTrue = (cell: number) => {
    const { ingredient, column } = noteAt(cell);
    return (
      solution !== null && columnOfIdentity(recipeOf(solution, ingredient), decoyColumn(config)) === column
    );
  };

  /** Once the recipe is told: circled and not so, or crossed out although it is so. */
  const isWrong = (cell: number) => {
    const { mark } = noteAt(cell);
    return solution !== null && mark !== 'clear' && (mark === 'circle') !== isTrue(cell);
  };

  function activate(cell: number): void {
    const { ingredient, column, mark } = noteAt(cell);
    if (isHerb(cell)) onPut(ingredient);
    else {
      sound.play('tap');
      onMark(ingredient, column, nextMark(mark));
    }
  }

  function labelOf(cell: number): string {
    const { ingredient, column, mark } = noteAt(cell);
    if (!isHerb(cell))
      return `${noteInWords(config, ingredient, column, mark)}${isWrong(cell) ? ', wrong' : ''}`;
    if (solution) return `${ingredientName(ingredient)}: ${identityInWords(recipeOf(solution, ingredient))}`;
    return herbWords(ingredient);
  }

  return (
    <Grid
      ref={ref}
      {...size}
      label={`Notebook, ${plural(config.ingredients, 'herb')} by ${plural(size.columns - 1, 'column')}`}
      className="ww-notebook"
      columnHeaders={[
        <span key="herb" className="unseen">
          Herb
        </span>,
        ...Array.from({ length: size.columns - 1 }, (_, column) => (
          <span
            key={columnName(config, column)}
            className={
              column === decoyColumn(config)
                ? 'font-text text-[length:clamp(13px,4.6cqi,var(--text-xs))] font-medium tracking-tight @max-[12rem]/notes:[writing-mode:vertical-rl]'
                : ''
            }
          >
            {columnName(config, column)}
          </span>
        )),
      ]}
      labelOf={labelOf}
      isDisabled={() => solution !== null}
      signatureOf={(cell) =>
        isHerb(cell)
          ? `${labelOf(cell)} ${inside[rowOf(size, cell)] ?? 0} ${solution !== null}`
          : `${noteAt(cell).mark} ${lit.has(noteAt(cell).note)} ${isTrue(cell)} ${isWrong(cell)} ${columnInWords(config, noteAt(cell).column)}`
      }
      cellProps={(cell) => {
        const { ingredient, note } = noteAt(cell);
        return isHerb(cell)
          ? { className: HERB, data: { inside: (inside[ingredient] ?? 0) > 0 } }
          : { className: NOTE, data: { hint: lit.has(note), truth: isTrue(cell) } };
      }}
      renderCell={(cell) =>
        isHerb(cell) ? (
          <HerbLabel ingredient={rowOf(size, cell)} count={inside[rowOf(size, cell)] ?? 0} />
        ) : (
          <MarkDrawing mark={noteAt(cell).mark} hand={noteAt(cell).note} isWrong={isWrong(cell)} />
        )
      }
      onActivate={activate}
      onKey={(event, cell) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return false;
        const { ingredient, column, mark } = noteAt(cell);
        if (!isHerb(cell) && mark !== 'clear' && solution === null) onMark(ingredient, column, 'clear');
        return true;
      }}
    />
  );
}

function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? 'clear';
}

function HerbLabel({ ingredient, count }: { readonly ingredient: number; readonly count: number }) {
  return (
    <>
      <Herb
        ingredient={ingredient}
        className="size-(--herb) max-w-full group-hover/herb:-translate-y-0.5 group-active/herb:scale-90"
      />
      <span className="ww-name text-sm leading-tight font-medium @max-[17.5rem]/notes:text-[0.8125rem]">
        {ingredientName(ingredient)}
      </span>
      <HerbCount count={count} />
    </>
  );
}

/** By hand, so no two neighbours are quite alike. */
const CROSSES = [
  'M7 8C12 13 18 18 25 25M25 7C19 13 13 19 8 25',
  'M8 7C13 13 19 19 24 25M24 8C19 12 13 18 7 24',
];
const CIRCLES = [
  'M19 5C10 3 4 10 5 17C6 25 13 28 19 27C26 25 29 18 27 12C25 7 20 4 15 6',
  'M13 5C5 8 3 16 7 22C11 28 20 29 25 23C29 17 27 9 21 6C17 4 13 5 11 7',
];

interface MarkProps {
  readonly mark: Mark;
  readonly hand?: number;
  /** It turned out wrong: struck through. */
  readonly isWrong?: boolean;
}

export function MarkDrawing({ mark, hand = 0, isWrong = false }: MarkProps) {
  if (mark === 'clear') return null;
  const drawings = mark === 'cross' ? CROSSES : CIRCLES;
  return (
    <svg
      viewBox="0 0 32 32"
      className={`pointer-events-none size-[calc(var(--row)*0.58)] max-w-[78%] fill-none starting:scale-90 starting:opacity-0 forced-colors:stroke-[CanvasText] ${isWrong ? 'stroke-bad' : mark === 'circle' ? 'stroke-glow' : 'stroke-soft'}`}
      strokeWidth={mark === 'circle' ? 3.25 : 2.75}
      strokeLinecap="round"
      data-mark={mark}
      aria-hidden="true"
    >
      <path d={drawings[hand % drawings.length]} />
      {isWrong && <path d="M1 17C11 15 21 16 31 15" />}
    </svg>
  );
}
