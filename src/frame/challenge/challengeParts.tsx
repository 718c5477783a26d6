/** What the frame shows of somebody else's runs: plain parts, so that it needs to know nothing of them. */
import type { ReactNode } from 'react';
import IconGhost from '~icons/ph/ghost';
import IconRuns from '~icons/ph/users';
import type { ToolbarAction } from '../../components/ToolbarButton';
import type { GameTypes } from '../../core/rules';
import { settings } from '../../store/browser';
import type { Notice } from '../say/Say';
import { BesideOwn } from './BesideOwn';
import type { Desk } from './challengeDesk';
import { Ghost } from './Ghost';
import { RunsDialog, SendBack } from './RunsDialog';

export interface ChallengeParts {
  readonly notice: Notice | null;
  /** How far they had come by now; never in sight once the player's own run has ended. */
  readonly ghost: ReactNode;
  /** Beside the player's own, for the result. */
  readonly beside: ReactNode;
  /** What lies over the board. */
  readonly over: ReactNode;
  readonly actions: readonly ToolbarAction[];
}

export function challengeParts<G extends GameTypes>(desk: Desk<G>): ChallengeParts {
  const { state } = desk;
  const { sent, isOver, notice } = state.getState();
  const hasCome = sent.length > 0;
  return {
    notice: notice && { ...notice, onDismiss: () => state.setState({ notice: null }) },
    ghost: hasCome && !isOver && <Ghost desk={desk} />,
    beside: hasCome && isOver && <BesideOwn desk={desk} />,
    over: (
      <>
        <RunsDialog desk={desk} />
        <SendBack desk={desk} />
      </>
    ),
    actions: hasCome ? [isOver ? seeRuns(desk) : turnGhost()] : [],
  };
}

function seeRuns<G extends GameTypes>({ state }: Desk<G>): ToolbarAction {
  return {
    id: 'sentRuns',
    label: 'Runs of this deal',
    icon: <IconRuns />,
    onPress: () => state.setState({ isOpen: true }),
  };
}

function turnGhost(): ToolbarAction {
  const { ghost } = settings.getState();
  return {
    id: 'ghost',
    label: 'Ghost of the run sent to you',
    icon: <IconGhost />,
    pressed: ghost,
    onPress: () => settings.setState({ ghost: !ghost }),
  };
}
