/** Turns what just happened into what the board shows for a moment. */
import { useEffect, useMemo, useState } from 'react';
import { sound } from '../../../components/sound';
import type { Happening } from '../../../store/session/sessionState';
import type { HudokuMove, View } from '../rules/types';
import { conflictsOf } from '../words/spoken';

export interface Moment {
  /** Alternates, so that a second animation of one kind starts afresh. */
  readonly beat: number;
  readonly wrong: { readonly cell: number; readonly digit: number } | null;
  /** Cells that show the wrong number already. */
  readonly conflicts: readonly number[];
  readonly fresh: readonly number[];
}

type Last = Happening<HudokuMove, View>;

const WRONG_MS = 1_400;

export function useMoment(last: Last | null, view: View | null): Moment {
  const [over, setOver] = useState(-1);
  const serial = last?.serial ?? 0;
  const moment = useMemo(() => momentOf(last, view), [last, view]);
  useEffect(() => {
    if (!moment.wrong) return;
    const timer = setTimeout(() => setOver(serial), WRONG_MS);
    return () => clearTimeout(timer);
  }, [moment, serial]);
  return over === serial ? { ...moment, wrong: null } : moment;
}

function momentOf(last: Last | null, view: View | null): Moment {
  const quiet = { beat: (last?.serial ?? 0) % 2, wrong: null, conflicts: [], fresh: [] };
  if (!last?.move || !view) return quiet;
  if (last.kind === 'refused' && last.move.kind === 'place' && last.fault?.counts) {
    const { cell, digit } = last.move;
    return { ...quiet, wrong: { cell, digit }, conflicts: conflictsOf(view, cell, digit) };
  }
  const { before } = last;
  if (last.kind !== 'played' || before === null) return quiet;
  return {
    ...quiet,
    fresh: view.revealed.flatMap((digit, cell) => (digit !== before.revealed[cell] ? [cell] : [])),
  };
}

/** How often the hourglass has turned since the screen was opened. */
export function useTurns(last: Last | null): number {
  const [seen, setSeen] = useState({ serial: last?.serial ?? 0, turns: 0 });
  if (last && last.serial !== seen.serial) {
    const turned = last.kind === 'played' && last.move?.kind !== 'mark' && last.move?.kind !== 'solution';
    setSeen({ serial: last.serial, turns: seen.turns + (turned ? 1 : 0) });
  }
  return seen.turns;
}

/** The end has its own sound, the same in all games. */
export function useSounds(last: Last | null, isOver: boolean): void {
  const serial = last?.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound for one happening
  useEffect(() => {
    if (last?.kind === 'refused' && last.fault?.counts) sound.play('wrong');
    if (last?.kind !== 'played' || isOver) return;
    if (last.move?.kind === 'place') sound.play('match');
    else sound.play(last.move?.kind === 'mark' ? 'tap' : 'turn');
  }, [serial]);
}
