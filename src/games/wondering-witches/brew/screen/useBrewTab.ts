/** Which part of Brew a window shows that has room for one alone; what is done brings its own. */
import { useState } from 'react';
import type { Game } from './game';

export const TABS = ['cauldron', 'notebook', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** What is going on, as far as it asks for a tab. */
interface Doings {
  /** The serial of the last time a game was opened: a new one, or one from its beginning. */
  readonly opened: number | null;
  readonly asked: boolean;
  /** A whole potion has just been laid. */
  readonly isLaid: boolean;
  readonly serial: number;
  /** How much of a hint that points at a note has been told. */
  readonly notes: number;
  /** The paper is full, and one last potion is free. */
  readonly isLast: boolean;
  /** The recipe is told, by the cauldron. */
  readonly isOver: boolean;
}

export function useBrewTab(
  game: Game | null,
  now: Pick<Doings, 'asked' | 'isLaid'>,
): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('cauldron');
  const hint = game?.hint;
  const points = hint?.move.kind === 'mark' && (hint.stages.at(-1)?.cells ?? []).length > 0;
  const doings: Doings = {
    ...now,
    opened: game?.last.kind === 'opened' ? game.last.serial : null,
    serial: game && wasTested(game) ? game.last.serial : 0,
    notes: points ? hint.stages.length : 0,
    isLast: game?.view.phase === 'lastDitch',
    isOver: game !== null && game.view.solution !== null,
  };
  const [before, setBefore] = useState(doings);
  // Not in an effect: what is brought has to be there when the focus goes to it.
  if (isDifferent(before, doings)) {
    setBefore(doings);
    const next = tabFor(before, doings);
    if (next) setTab(next);
  }
  return [tab, setTab];
}

export function wasTested({ last }: Game): boolean {
  return last.kind === 'played' && last.events.some(({ kind }) => kind === 'tested');
}

function isDifferent(before: Doings, now: Doings): boolean {
  return (Object.keys(now) as (keyof Doings)[]).some((key) => before[key] !== now[key]);
}

function tabFor(before: Doings, now: Doings): Tab | null {
  if ((now.isOver && !before.isOver) || (now.isLast && !before.isLast)) return 'cauldron';
  if (now.opened !== null && now.opened !== before.opened) return 'cauldron';
  if (now.asked && !before.asked) return 'notebook';
  if (now.notes > 0 && now.notes !== before.notes) return 'notebook';
  if (now.isLaid && !before.isLaid) return 'cauldron';
  return now.serial !== 0 && now.serial !== before.serial ? 'cauldron' : null;
}
