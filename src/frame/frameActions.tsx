import type { ReactNode } from 'react';
import IconRestart from '~icons/ph/arrow-counter-clockwise';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconTutorial from '~icons/ph/chalkboard-teacher';
import IconLookBack from '~icons/ph/clock-counter-clockwise';
import IconCode from '~icons/ph/keyboard';
import IconHint from '~icons/ph/lightbulb';
import IconPause from '~icons/ph/pause';
import IconNew from '~icons/ph/plus-circle';
import IconPrint from '~icons/ph/printer';
import IconRules from '~icons/ph/question';
import IconShare from '~icons/ph/share-network';
import IconOtherRun from '~icons/ph/swap';
import type { ToolbarAction } from '../components/ToolbarButton';
import type { FrameControls, FrameGame } from './frame';
import { BACK_TO_FIRST, BACK_TO_PRACTICE } from './runWords';
import type { ScreenProps } from './ScreenProps';

export const LOOK_BACK = 'Look back';

/** sendRun: to share with the player's own run from the first. */
export type FrameDialog = 'new' | 'rules' | 'share' | 'sendRun' | 'code' | 'tutorial';

export interface OwnActions {
  /** The game's own tools, before hint and undo. */
  readonly tools?: readonly ToolbarAction[] | undefined;
  /** Those that phones may put behind *More*. */
  readonly moreTools?: readonly ToolbarAction[] | undefined;
  /** Always behind *More*. */
  readonly menu?: readonly ToolbarAction[] | undefined;
  readonly canPause?: boolean | undefined;
  readonly onPrint?: ScreenProps['onPrint'];
  /** Where *Hint* means something else in this game, the staged hint goes by another name and key. */
  readonly hint?:
    | {
        readonly label?: string | undefined;
        readonly icon?: ReactNode;
        readonly keyHint?: string | undefined;
        readonly disabled?: boolean | undefined;
        readonly price?: string | undefined;
      }
    | undefined;
}

interface Actions {
  readonly toolbar: ToolbarAction[];
  readonly menu: ToolbarAction[];
}

/** The same verbs in the same places, whatever the game. While it is paused, only what leaves it or goes on. */
export function frameActions(
  game: FrameGame | null,
  controls: FrameControls,
  own: OwnActions,
  open: (dialog: FrameDialog) => void,
): Actions {
  // What a run that is looked at can be asked has a place of its own.
  if (game?.watch) return { toolbar: [], menu: [] };
  const { toolbar, menu } = allActions(game, controls, own, open);
  const held = (action: ToolbarAction) => (action.whilePaused ? action : { ...action, disabled: true });
  return game?.paused ? { toolbar: toolbar.map(held), menu: menu.map(held) } : { toolbar, menu };
}

function allActions(
  game: FrameGame | null,
  controls: FrameControls,
  own: OwnActions,
  open: (dialog: FrameDialog) => void,
): Actions {
  const playing = game !== null && (game.status.kind === 'playing' || game.status.kind === 'stuck');
  const pause: ToolbarAction[] = own.canPause
    ? [
        {
          id: 'pause',
          label: 'Pause',
          icon: <IconPause />,
          onPress: game?.paused ? controls.resume : controls.pause,
          disabled: !game?.clockRuns && !game?.paused,
          pressed: game?.paused ?? false,
          whilePaused: true,
          keyHint: 'P',
        },
      ]
    : [];
  return {
    toolbar: [
      ...(own.tools ?? []),
      {
        id: 'hint',
        label: own.hint?.label ?? 'Hint',
        icon: own.hint?.icon ?? <IconHint />,
        onPress: controls.hint,
        disabled: !playing || game.coming !== null || own.hint?.disabled,
        keyHint: own.hint?.keyHint ?? 'H',
        price: own.hint?.price,
      },
      {
        id: 'undo',
        label: 'Undo',
        icon: <IconUndo />,
        onPress: controls.undo,
        disabled: !game?.canUndo,
        keyHint: 'U',
      },
      {
        id: 'redo',
        label: 'Redo',
        icon: <IconRedo />,
        onPress: controls.redo,
        disabled: !game?.canRedo,
        keyHint: 'Shift+U',
      },
      { id: 'new', label: 'New', icon: <IconNew />, onPress: () => open('new') },
      ...pause,
      ...(own.moreTools ?? []),
    ],
    menu: [
      ...(own.menu ?? []),
      {
        id: 'startOver',
        label: 'Start over',
        icon: <IconRestart />,
        onPress: controls.startOver,
        disabled: !game?.canUndo,
      },
      ...otherRun(game, controls),
      {
        id: 'lookBack',
        label: LOOK_BACK,
        icon: <IconLookBack />,
        onPress: controls.watch.begin,
        disabled: !game?.canUndo,
      },
      {
        id: 'share',
        label: 'Share this deal',
        icon: <IconShare />,
        onPress: () => open('share'),
        disabled: game === null,
      },
      ...printing(game, controls, own.onPrint),
      { id: 'code', label: 'Enter a code', icon: <IconCode />, onPress: () => open('code') },
      {
        id: 'rules',
        label: 'How to play',
        icon: <IconRules />,
        onPress: () => open('rules'),
        keyHint: '?',
      },
      {
        id: 'tutorial',
        label: 'Tutorial',
        icon: <IconTutorial />,
        onPress: () => open('tutorial'),
        disabled: game === null,
      },
    ],
  };
}

function printing(
  game: FrameGame | null,
  controls: FrameControls,
  onPrint: OwnActions['onPrint'],
): ToolbarAction[] {
  if (!onPrint) return [];
  const onPress = () => {
    const code = controls.code();
    if (code !== null) onPrint(code);
  };
  return [{ id: 'print', label: 'Print this puzzle', icon: <IconPrint />, onPress, disabled: game === null }];
}

function otherRun(
  game: FrameGame | null,
  { backToFirstRun, backToPractice }: FrameControls,
): ToolbarAction[] {
  if (!game?.otherRun) return [];
  const toFirst = game.otherRun === 'first';
  return [
    {
      id: 'otherRun',
      label: toFirst ? BACK_TO_FIRST : BACK_TO_PRACTICE,
      icon: <IconOtherRun />,
      onPress: toFirst ? backToFirstRun : backToPractice,
      whilePaused: true,
    },
  ];
}
