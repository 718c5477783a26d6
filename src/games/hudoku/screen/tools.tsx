/** The verbs of this game. */
import IconCheck from '~icons/ph/check-circle';
import IconReveal from '~icons/ph/eye';
import IconSolution from '~icons/ph/flag-checkered';
import IconWithout from '~icons/ph/hourglass-simple-low';
import IconFill from '~icons/ph/note-pencil';
import IconColours from '~icons/ph/palette';
import IconBefore from '~icons/ph/rewind';
import IconConflicts from '~icons/ph/warning-circle';
import type { ToolbarAction } from '../../../components/ToolbarButton';
import { scoreVersionOf } from '../../../core/record';
import { settings } from '../../../store/browser';
import type { Settings } from '../../../store/settings';
import { hasSand } from '../rules/modes';
import { BEFORE_MISTAKE, heldInWords } from '../words/expert';
import { HINT_PRICE } from '../words/results';
import type { Game } from '../words/words';
import { store } from './game';
import { goOnWithout } from './storeWithout';
import type { Entry } from './useEntry';

/** Its button is a key of the number pad; the letter works wherever the focus is. */
export function notesKey(entry: Entry, disabled: boolean): ToolbarAction {
  return { id: 'notes', label: 'Notes', icon: null, onPress: entry.toggleNotes, disabled, keyHint: 'N' };
}

/** Where nothing is judged, Check takes the place of Hint, which then is behind More. */
export function ownTools(game: Game | null, entry: Entry, ready: boolean) {
  const hint: ToolbarAction = {
    id: 'reveal',
    label: 'Hint',
    price: HINT_PRICE,
    icon: <IconReveal />,
    onPress: () => void store.play({ kind: 'reveal' }),
    disabled: !ready,
    keyHint: 'H',
  };
  const check: ToolbarAction = {
    id: 'check',
    label: 'Check',
    price: HINT_PRICE,
    icon: <IconCheck />,
    onPress: () => void store.play({ kind: 'check' }),
    disabled: !ready,
    keyHint: 'C',
  };
  const fill = fillNotesTool(game, ready);
  if (game?.config.mode !== 'unjudged') return { tools: [hint], moreTools: [fill] };
  return { tools: [check], moreTools: [hint, fill, beforeMistakeTool(entry, ready)] };
}

function beforeMistakeTool(entry: Entry, ready: boolean): ToolbarAction {
  return {
    id: 'beforeMistake',
    label: 'Back to before the first mistake',
    icon: <IconBefore />,
    onPress: () => void entry.goBeforeMistake(),
    disabled: !ready,
    price: HINT_PRICE,
  };
}

/** A game that the first edition began has its notes filled as then: free, and with what the empty cells say. */
function fillNotesTool(game: Game | null, ready: boolean): ToolbarAction {
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

export function ownMenu(
  game: Game | null,
  { isMarking, toggleMarking }: Entry,
  ready: boolean,
  onSolution: () => void,
): ToolbarAction[] {
  const over = game?.status.kind !== 'playing';
  const solution = {
    id: 'solution',
    label: 'Show solution',
    icon: <IconSolution />,
    onPress: onSolution,
    disabled: over,
  };
  const marking = {
    id: 'marking',
    label: 'Colours and checkpoints',
    icon: <IconColours />,
    onPress: toggleMarking,
    disabled: !ready,
    pressed: isMarking,
    keyHint: 'M',
  };
  if (!game || over || !hasSand(game.config.mode)) return [marking, ...conflictsSwitch(game), solution];
  return [
    marking,
    {
      id: 'without',
      label: 'Go on without the hourglass',
      icon: <IconWithout />,
      onPress: () => goOnWithout(game),
    },
    solution,
  ];
}

const CONFLICTS = 'hudoku:conflicts';

export function showsConflicts({ switchedOff }: Pick<Settings, 'switchedOff'>): boolean {
  return !switchedOff.includes(CONFLICTS);
}

function conflictsSwitch(game: Game | null): ToolbarAction[] {
  if (game?.config.mode !== 'unjudged') return [];
  const shown = showsConflicts(settings.getState());
  const others = settings.getState().switchedOff.filter((name) => name !== CONFLICTS);
  return [
    {
      id: 'conflicts',
      label: 'Show conflicts',
      icon: <IconConflicts />,
      pressed: shown,
      onPress: () => settings.setState({ switchedOff: shown ? [...others, CONFLICTS] : others }),
    },
  ];
}

/** What is said of a switch or of a number that is chosen, which is no move. */
export function lastingNewsOf({ switched, held, isBeforeMistake }: Entry): string | null {
  if (isBeforeMistake) return BEFORE_MISTAKE;
  if (switched) return `Notes ${switched}.`;
  return held.isNews ? (heldInWords(held) ?? 'No number is chosen any more.') : null;
}
