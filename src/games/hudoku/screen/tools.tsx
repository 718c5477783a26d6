/** The verbs of this game. */
import IconReveal from '~icons/ph/eye';
import IconSolution from '~icons/ph/flag-checkered';
import IconWithout from '~icons/ph/hourglass-simple-low';
import IconNotes from '~icons/ph/pencil-simple';
import type { ToolbarAction } from '../../../components/ToolbarButton';
import type { Game } from '../words/words';
import { store } from './game';
import { goOnWithout } from './storeWithout';
import type { Entry } from './useEntry';

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
export function lastingNewsOf({ switched }: Entry): string | null {
  return switched && `Notes ${switched}.`;
}
