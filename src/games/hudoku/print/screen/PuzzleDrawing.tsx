/** A puzzle, or its answer, in black on white: thick lines around regions, a hatch where there is no cell. */
import { columnOf, rowOf } from '../../../../core/grids';
import type { Region, Template } from '../../rules/types';

const SIDE = 10;
/** Half of the thickest line, so that none is cut at the edge. */
const EDGE = 0.6;
/** From edge to edge, in a cell whose corner is at 0. */
const HATCH = 'M0 2.5L2.5 0M0 5L5 0M0 7.5L7.5 0M0 10L10 0M2.5 10L10 2.5M5 10L10 5M7.5 10L10 7.5';

interface PuzzleDrawingProps {
  readonly template: Template;
  readonly given: readonly number[];
  /** What the empty cells say; 0: nothing. */
  readonly said: readonly number[];
  /** With all numbers. */
  readonly solution?: readonly number[] | undefined;
  /** Says which region an empty cell speaks for, where that need not be the one beside it. */
  readonly lettered?: boolean | undefined;
  readonly label: string;
}

export function PuzzleDrawing({ template, given, said, solution, lettered, label }: PuzzleDrawingProps) {
  const { rows, columns, regions, regionOf, empties, fillable } = template;
  const letterOf = (cell: number) => regions[regionOf[cell] ?? -1]?.letter ?? '';
  const at = (cell: number) => ({ x: columnOf(template, cell) * SIDE, y: rowOf(template, cell) * SIDE });
  const box = [-EDGE, -EDGE, columns * SIDE + 2 * EDGE, rows * SIDE + 2 * EDGE].join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      className="size-full min-h-0 min-w-0 flex-1 font-text lining-nums"
      viewBox={box}
    >
      {empties.map((cell) => (
        <EmptyPlace key={cell} {...at(cell)} said={said[cell] ?? 0} />
      ))}
      {regions.map((region) => (
        <RegionLines key={region.letter} region={region} {...at(region.cells[0] ?? 0)} />
      ))}
      {lettered &&
        [...empties, ...regions.map(({ cells: [first = 0] }) => first)].map((cell) => (
          <Letter key={cell} {...at(cell)} letter={letterOf(cell)} />
        ))}
      {fillable.map((cell) => {
        const digit = given[cell] || solution?.[cell] || 0;
        if (digit === 0) return null;
        return <Digit key={cell} {...at(cell)} digit={digit} isGiven={given[cell] !== 0} />;
      })}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function Digit({ x, y, digit, isGiven }: Place & { readonly digit: number; readonly isGiven: boolean }) {
  return (
    <text
      x={x + SIDE / 2}
      y={y + 7.3}
      fontSize="6.6"
      textAnchor="middle"
      fontWeight={isGiven ? 700 : 400}
      fill="black"
    >
      {digit}
    </text>
  );
}

function Letter({ x, y, letter }: Place & { readonly letter: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0.5" y="0.5" width="2.6" height="2.9" fill="white" />
      <text x="1.8" y="2.9" fontSize="2.6" textAnchor="middle" fill="black">
        {letter.toUpperCase()}
      </text>
    </g>
  );
}

/** What it says is struck out, as on the board. */
function EmptyPlace({ x, y, said }: Place & { readonly said: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={HATCH} stroke="black" strokeWidth="0.16" />
      <rect width={SIDE} height={SIDE} fill="none" stroke="black" strokeWidth="0.16" />
      {said !== 0 && (
        <>
          <circle cx="5" cy="5" r="3.4" fill="white" />
          <text x="5" y="7" fontSize="5.4" textAnchor="middle" fill="black">
            {said}
          </text>
          <path d="M2.4 6.6L7.6 3.4" stroke="black" strokeWidth="0.4" />
        </>
      )}
    </g>
  );
}

function RegionLines({ region: { highest }, x, y }: Place & { readonly region: Region }) {
  const side = Math.sqrt(highest);
  const steps = Array.from({ length: side - 1 }, (_, at) => (at + 1) * SIDE);
  const inner = steps.map((step) => `M${step} 0v${side * SIDE}M0 ${step}h${side * SIDE}`).join('');
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="black">
      <path d={inner} strokeWidth="0.2" />
      <rect width={side * SIDE} height={side * SIDE} strokeWidth={2 * EDGE} strokeLinejoin="round" />
    </g>
  );
}
