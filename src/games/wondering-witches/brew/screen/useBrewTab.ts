/** Which part of Brew a window shows that has room for one alone; what is done brings its own. */
import { testedAt } from '../../recipe/screen/testedAt';
import { useBroughtTab } from '../../screen/useBroughtTab';
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
  /** The serial of the last test. */
  readonly tested: number | null;
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
  const hint = game?.hint;
  const points = hint?.move.kind === 'mark' && (hint.stages.at(-1)?.cells ?? []).length > 0;
  const doings: Doings = {
    ...now,
    opened: game?.last.kind === 'opened' ? game.last.serial : null,
    tested: game && testedAt(game.last),
    notes: points ? hint.stages.length : 0,
    isLast: game?.view.phase === 'lastDitch',
    isOver: game !== null && game.view.solution !== null,
  };
  return useBroughtTab('cauldron', { doings, first: doings, tabFor });
}

function tabFor(before: Doings, now: Doings): Tab | null {
  if ((now.isOver && !before.isOver) || (now.isLast && !before.isLast)) return 'cauldron';
  if (now.opened !== null && now.opened !== before.opened) return 'cauldron';
  if (now.asked && !before.asked) return 'notebook';
  if (now.notes > 0 && now.notes !== before.notes) return 'notebook';
  if (now.isLaid && !before.isLaid) return 'cauldron';
  return now.tested !== null && now.tested !== before.tested ? 'cauldron' : null;
}
