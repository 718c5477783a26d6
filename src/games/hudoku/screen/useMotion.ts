/** Turns what just happened into what the board shows for a short while. */
import { useEffect, useMemo, useState } from 'react';
import { sound } from '../../../components/browser/sound';
import type { LastStep } from '../../../store/session/sessionState';
import { wrongDigitOf } from '../rules/faults';
import type { Placement } from '../rules/solving/steps';
import type { Hudoku, HudokuEvent } from '../rules/types';

export interface Motion {
  /** Alternates, so that a second animation of one kind starts afresh. */
  readonly beat: number;
  readonly wrong: Placement | null;
  /** Cells that show the wrong number already. */
  readonly conflicts: readonly number[];
  readonly fresh: readonly number[];
}

type Last = LastStep<Hudoku>;

interface Gift extends Placement {
  readonly by: 'hint' | 'sand';
}

const WRONG_MS = 1_400;

export function useMotion(last: Last | null): Motion {
  const [over, setOver] = useState(-1);
  const serial = last?.serial ?? 0;
  const moment = useMemo(() => motionOf(last), [last]);
  useEffect(() => {
    if (!moment.wrong) return;
    const timer = setTimeout(() => setOver(serial), WRONG_MS);
    return () => clearTimeout(timer);
  }, [moment, serial]);
  return over === serial ? { ...moment, wrong: null } : moment;
}

function motionOf(last: Last | null): Motion {
  const quiet = { beat: (last?.serial ?? 0) % 2, wrong: null, conflicts: [], fresh: [] };
  if (last?.kind === 'refused') {
    const wrong = wrongDigitOf(last.fault);
    return wrong ? { ...quiet, wrong, conflicts: wrong.conflicts } : quiet;
  }
  return { ...quiet, fresh: playedEvents(last).flatMap(cellsFilled) };
}

function playedEvents(last: Last | null): readonly HudokuEvent[] {
  return last?.kind === 'played' ? last.events : [];
}

function cellsFilled(event: HudokuEvent): readonly number[] {
  if (event.kind === 'filled' || event.kind === 'written') return [event.cell];
  return event.kind === 'solutionShown' ? event.numbers.map(({ cell }) => cell) : [];
}

/** The number that the last move gave away, asked for or not, as long as nothing else has happened. */
export function giftOf(last: Last | null): Gift | null {
  const found = playedEvents(last).find((event) => event.kind === 'filled' && event.by !== 'player');
  return found?.kind === 'filled' && found.by !== 'player' ? { ...found, by: found.by } : null;
}

/** How often the hourglass has turned since the screen was opened. */
export function useTurns(last: Last | null): number {
  const [seen, setSeen] = useState({ serial: last?.serial ?? 0, turns: 0 });
  if (last && last.serial !== seen.serial) {
    const turned = playedEvents(last).some(({ kind }) => kind === 'filled');
    setSeen({ serial: last.serial, turns: seen.turns + (turned ? 1 : 0) });
  }
  return seen.turns;
}

/** The end has its own sound, the same in all games. */
export function useSounds(last: Last | null, isOver: boolean): void {
  const serial = last?.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound for one step
  useEffect(() => {
    if (last?.kind === 'refused' && last.fault?.counts) sound.play('wrong');
    if (isOver) return;
    for (const event of playedEvents(last)) sound.play(soundOf(event));
  }, [serial]);
}

function soundOf(event: HudokuEvent): 'match' | 'turn' | 'tap' {
  if (event.kind === 'filled') return event.by === 'player' ? 'match' : 'turn';
  return event.kind === 'solutionShown' ? 'turn' : 'tap';
}
