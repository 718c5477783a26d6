/** The verbs of this game, and what is said after each. */
import IconReveal from '~icons/ph/eye';
import IconSolution from '~icons/ph/flag-checkered';
import IconWithout from '~icons/ph/hourglass-simple-low';
import IconNotes from '~icons/ph/pencil-simple';
import type { ToolbarAction } from '../../components/ToolbarButton';
import { cellsLeft, moveInWords, refusalInWords } from './spoken';
import { store } from './store';
import { goOnWithout } from './storeWithout';
import type { Entry, Game } from './useEntry';

export function ownTools(entry: Entry, ready: boolean): ToolbarAction[] {
  return [
    {
      id: 'notes',
      label: 'Notes',
      icon: <IconNotes />,
      onPress: entry.toggleNotes,
      pressed: entry.notes,
      keyHint: 'N',
    },
    {
      id: 'reveal',
      label: 'Hint',
      icon: <IconReveal />,
      onPress: () => void store.play({ kind: 'reveal' }),
      disabled: !ready,
      keyHint: 'H',
    },
  ];
}

export function ownMenu(game: Game | null, onSolution: () => void): ToolbarAction[] {
  const over = game?.status.kind !== 'playing';
  const solution = {
    id: 'solution',
    label: 'Show solution',
    icon: <IconSolution />,
    onPress: onSolution,
    disabled: over,
  };
  if (!game || over || game.config.mode === 'relaxed') return [solution];
  return [
    {
      id: 'without',
      label: 'Go on without the hourglass',
      icon: <IconWithout />,
      onPress: () => goOnWithout(game),
    },
    solution,
  ];
}

/** What is said of a switch, which is no move. */
export function asideOf({ justToggled, notes }: Entry): string | null {
  if (!justToggled) return null;
  return notes ? 'Notes on.' : 'Notes off.';
}

export function announcementOf(game: Game | null): string {
  if (!game) return '';
  const { last, view } = game;
  switch (last.kind) {
    case 'played':
      return last.move && last.before ? moveInWords(last.before, last.move, view) : '';
    case 'refused':
      return refusalInWords(game);
    case 'undone':
      return `Taken back. ${cellsLeft(view)}.`;
    case 'redone':
      return `Played again. ${cellsLeft(view)}.`;
    case 'opened':
      return '';
  }
}
