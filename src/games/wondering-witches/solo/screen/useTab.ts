/** Which part of Solo takes the garden's place where a window has room for one alone; what is done brings its own. */
import { testedAt } from '../../recipe/screen/testedAt';
import { useBroughtTab } from '../../screen/useBroughtTab';
import type { Game } from './game';

export const TABS = ['garden', 'cauldron', 'notebook', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** What is going on, as far as it asks for a tab. */
interface Doings {
  /** The serial of the last time a game was opened: a new one, or one from its beginning. */
  readonly opened: number | null;
  readonly isBrewing: boolean;
  readonly called: number | null;
  readonly asked: boolean;
  /** The serial of the last test. */
  readonly tested: number | null;
  /** Where the hint points, and how much of it has been told. */
  readonly hinted: Tab | null;
  readonly stages: number;
  /** The recipe is told, by the cauldron. */
  readonly isOver: boolean;
}

const NOTHING: Doings = {
  opened: null,
  isBrewing: false,
  called: null,
  asked: false,
  tested: null,
  hinted: null,
  stages: 0,
  isOver: false,
};

export function useTab(
  game: Game | null,
  now: Pick<Doings, 'isBrewing' | 'called' | 'asked'>,
): readonly [Tab, (tab: Tab) => void] {
  return useBroughtTab('garden', { doings: { ...now, ...toldBy(game) }, first: NOTHING, tabFor });
}

function toldBy(game: Game | null): Pick<Doings, 'opened' | 'tested' | 'hinted' | 'stages' | 'isOver'> {
  const hint = game?.hint;
  const points = (hint?.stages.at(-1)?.cells ?? []).length > 0;
  return {
    opened: game?.last.kind === 'opened' ? game.last.serial : null,
    tested: game && testedAt(game.last),
    hinted: hint && points ? (hint.move.kind === 'mark' ? 'notebook' : 'garden') : null,
    stages: hint?.stages.length ?? 0,
    isOver: game !== null && game.view.solution !== null,
  };
}

function tabFor(before: Doings, now: Doings): Tab | null {
  const isOpened = now.opened !== null && now.opened !== before.opened;
  if (now.isOver && (isOpened || !before.isOver)) return 'cauldron';
  if (isOpened) return now.isBrewing ? 'cauldron' : 'garden';
  if (now.asked && !before.asked) return 'notebook';
  if (now.hinted && (now.hinted !== before.hinted || now.stages !== before.stages)) return now.hinted;
  if (now.tested !== null && now.tested !== before.tested) return 'cauldron';
  if (now.called !== null && now.called !== before.called) return 'garden';
  if (now.isBrewing !== before.isBrewing) return now.isBrewing ? 'cauldron' : 'garden';
  return null;
}
