import type { ReactNode } from 'react';
import IconRestart from '~icons/ph/arrow-counter-clockwise';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconTutorial from '~icons/ph/chalkboard-teacher';
import IconCode from '~icons/ph/keyboard';
import IconHint from '~icons/ph/lightbulb';
import IconPause from '~icons/ph/pause';
import IconNew from '~icons/ph/plus-circle';
import IconRules from '~icons/ph/question';
import IconShare from '~icons/ph/share-network';
import type { FrameControls, FrameGame } from './frame';
import type { ToolbarAction } from './ToolbarButton';

export type FrameDialog = 'new' | 'rules' | 'share' | 'code' | 'tutorial';

export interface OwnActions {
  /** The game's own tools, before hint and undo. */
  readonly tools?: readonly ToolbarAction[] | undefined;
  /** Those that phones may put behind *More*. */
  readonly moreTools?: readonly ToolbarAction[] | undefined;
  /** Always behind *More*. */
  readonly menu?: readonly ToolbarAction[] | undefined;
  readonly canPause?: boolean | undefined;
  /** Where *Hint* means something else in this game, the staged hint goes by another name and key. */
  readonly hint?:
    | {
        readonly label?: string | undefined;
        readonly icon?: ReactNode;
        readonly keyHint?: string | undefined;
        readonly disabled?: boolean | undefined;
      }
    | undefined;
}

/** The same verbs in the same places, whatever the game. */
export function frameActions(
  game: FrameGame | null,
  controls: FrameControls,
  own: OwnActions,
  open: (dialog: FrameDialog) => void,
): { toolbar: ToolbarAction[]; menu: ToolbarAction[] } {
  const playing =
    game !== null && (game.status.kind === 'playing' || game.status.kind === 'stuck') && !game.paused;
  const pause: ToolbarAction[] = own.canPause
    ? [
        {
          id: 'pause',
          label: 'Pause',
          icon: <IconPause />,
          onPress: controls.pause,
          disabled: !game?.clockRuns,
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
        disabled: !playing || own.hint?.disabled,
        keyHint: own.hint?.keyHint ?? 'H',
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
        id: 'restart',
        label: 'Start over',
        icon: <IconRestart />,
        onPress: controls.restart,
        disabled: !game?.canUndo,
      },
      {
        id: 'share',
        label: 'Share this deal',
        icon: <IconShare />,
        onPress: () => open('share'),
        disabled: game === null,
      },
      { id: 'code', label: 'Enter a code', icon: <IconCode />, onPress: () => open('code') },
      { id: 'rules', label: 'How to play', icon: <IconRules />, onPress: () => open('rules'), keyHint: '?' },
      {
        id: 'tutorial',
        label: 'Show me round',
        icon: <IconTutorial />,
        onPress: () => open('tutorial'),
        disabled: game === null,
      },
    ],
  };
}
