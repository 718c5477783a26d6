/** The verbs of this game. */
import IconReveal from '~icons/ph/eye';
import IconSolution from '~icons/ph/flag-checkered';
import IconWithout from '~icons/ph/hourglass-simple-low';
import IconFill from '~icons/ph/note-pencil';
import type { ToolbarAction } from '../../../components/ToolbarButton';
import { scoreVersionOf } from '../../../core/record';
import { HINT_PRICE } from '../words/results';
import type { Game } from '../words/words';
import { store } from './game';
import { goOnWithout } from './storeWithout';
import type { Entry } from './useEntry';

/** Its button is a key of the number pad; the letter works wherever the focus is. */
export function notesKey(entry: Entry, disabled: boolean): ToolbarAction {
  return { id: 'notes', label: 'Notes', icon: null, onPress: entry.toggleNotes, disabled, keyHint: 'N' };
}

export function ownTools(ready: boolean): ToolbarAction[] {
  return [
    {
      id: 'reveal',
      label: 'Hint',
      price: HINT_PRICE,
      icon: <IconReveal />,
      onPress: () => void store.play({ kind: 'reveal' }),
      disabled: !ready,
      keyHint: 'H',
    },
  ];
}

/** A game that the first edition began has its notes filled as then: free, and with what the empty cells say. */
export function fillNotesTool(game: Game | null, ready: boolean): ToolbarAction {
  const isFirst = game !== null && scoreVersionOf(game.record) === 1;
  return {
    id: 'fill',
    label: 'Fill notes',
    icon: <IconFill />,
    onPress: () => void store.play(isFirst ? { kind: 'mark', mark: 'fill' } : { kind: 'fillNotes' }),
    disabled: !ready,
    price: isFirst ? undefined : HINT_PRICE,
  };
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
