/** What a press or a key does at a cell: puts a number there, or draws. Whatever is refused is said and changes nothing. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { NumberPadHandle } from '../../../../components/NumberPad';
import { cellCount } from '../../../../core/grids';
import { ok, type Result } from '../../../../core/result';
import { type Side, withEmptyCell, withoutDrawn, withRegion } from '../../making/drawing';
import { type Sketch, withNumber } from '../../making/sketch';
import { sketchFault } from '../words/faults';
import { store } from './sketchStore';

/** What is drawn next: a region by its side, an empty cell by its region's letter, or something goes. */
export type DrawTool = Side | 'remove' | { readonly empty: string };

export function usePlacing(sketch: Sketch, serial: number) {
  const grid = useRef<GridHandle>(null);
  const keys = useRef<NumberPadHandle>(null);
  const [drawing, setDrawing] = useState(false);
  const [tool, setTool] = useState<DrawTool>(3);
  const [goesOn, setGoesOn] = useState(true);
  const [at, setAt] = useState<number | null>(null);
  const [refused, setRefused] = useState<{ readonly text: string; readonly serial: number } | null>(null);

  function refuse(text: string | null): void {
    setRefused(text === null ? null : { text, serial });
  }

  /** Whether it was done. */
  function take(made: Result<Sketch>): boolean {
    refuse(made.ok ? null : sketchFault(made.fault));
    if (made.ok) store.change(made.value);
    return made.ok;
  }

  function step(cell: number, by: 1 | -1): void {
    const next = cell + by;
    if (next < 0 || next >= cellCount(sketch)) return;
    setAt(next);
    grid.current?.focus(next);
  }

  /** 0 leaves the cell open. */
  function enter(cell: number, digit: number): void {
    if (take(withNumber(sketch, cell, digit)) && goesOn) step(cell, 1);
  }

  function eraseBefore(cell: number): void {
    const before = goesOn && sketch.numbers[cell] === 0 ? Math.max(0, cell - 1) : cell;
    if (take(withNumber(sketch, before, 0)) && before !== cell) step(cell, -1);
  }

  function draw(cell: number, wanted: DrawTool): void {
    if (wanted === 'remove') take(ok(withoutDrawn(sketch, cell)));
    else if (typeof wanted === 'number') take(withRegion(sketch, cell, wanted));
    else take(withEmptyCell(sketch, cell, wanted.empty));
  }

  function onKey(event: KeyboardEvent, cell: number): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key } = event;
    if (drawing) return drawByKey(key, cell);
    if (/^[1-9]$/.test(key)) enter(cell, Number(key));
    else if (/^[0. _-]$/.test(key)) enter(cell, 0);
    else if (key === 'Backspace') eraseBefore(cell);
    else if (key === 'Delete') take(withNumber(sketch, cell, 0));
    else if (key === 'Enter') keys.current?.focus();
    else return false;
    return true;
  }

  function drawByKey(key: string, cell: number): boolean {
    const letter = key.toLowerCase();
    if (key === '2' || key === '3') draw(cell, key === '2' ? 2 : 3);
    else if (key === 'Delete' || key === 'Backspace' || key === '.') draw(cell, 'remove');
    else if (sketch.cells.includes(letter) && /^[a-z]$/.test(letter)) draw(cell, { empty: letter });
    else return false;
    return true;
  }

  return {
    grid,
    keys,
    at,
    setAt,
    drawing,
    setDrawing,
    tool,
    setTool,
    goesOn,
    setGoesOn,
    enter,
    draw,
    refuse,
    take,
    onKey,
    /** Until anything else happens. */
    refusal: refused?.serial === serial ? refused.text : null,
    activate: (cell: number) => {
      setAt(cell);
      if (drawing) draw(cell, tool);
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
