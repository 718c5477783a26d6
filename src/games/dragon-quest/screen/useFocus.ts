/** Keeps the focus where the game goes on: decisions in the panel, turns on the cell last visited. */

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../../components/browser/afterPaint';
import type { GridHandle } from '../../../components/grid/Grid';
import { ENTRANCE_CELL } from '../rules/field';
import type { Moment } from '../rules/types';
import type { ShownField } from './shownField';

interface FocusParts {
  readonly grid: RefObject<GridHandle | null>;
  readonly panel: RefObject<HTMLElement | null>;
  /** The cell of the field that was focused last. */
  readonly here: RefObject<number>;
}

export function useFocusParts(): FocusParts {
  return {
    grid: useRef<GridHandle>(null),
    panel: useRef<HTMLElement>(null),
    here: useRef(ENTRANCE_CELL),
  };
}

export function toPanel({ panel }: FocusParts): void {
  panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** What is plainly meant, else the first choice; where there is none, the words. */
export function toButton(parts: FocusParts): void {
  const panel = parts.panel.current;
  const button =
    panel?.querySelector<HTMLElement>('.button-primary') ??
    panel?.querySelector<HTMLElement>('[data-choices] button');
  if (button) button.focus({ preventScroll: true });
  else toPanel(parts);
}

export function toGrid({ grid, here }: FocusParts, hall: ShownField): void {
  grid.current?.focus(hall.toShown(here.current) ?? hall.toShown(ENTRANCE_CELL) ?? 0);
}

export function useFocus(
  parts: FocusParts,
  hall: ShownField | null,
  moment: Moment['kind'] | null,
  serial: number,
): void {
  const first = useRef(true);
  const wasOnBoard = useRef(false);

  // While rendering, the pressed button may be gone already; where the focus was is noted as it moves.
  useEffect(() => {
    const note = (event: FocusEvent) => {
      wasOnBoard.current =
        event.target instanceof Element &&
        event.target.closest('.dq-board, .dq-panel, .dq-hand, [data-say=hint]') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step moves the focus
  useLayoutEffect(() => {
    if (first.current || !hall || moment === null) {
      first.current = hall === null;
      return;
    }
    return afterPaint(() => {
      const active = document.activeElement;
      const lost = active === null || active === document.body;
      if (!wasOnBoard.current || (!lost && !active.closest('.dq-board, .dq-panel, .dq-hand'))) return;
      if (moment === 'fate' || moment === 'damage') toPanel(parts);
      else if (moment === 'turn') toGrid(parts, hall);
    });
  }, [serial]);
}
