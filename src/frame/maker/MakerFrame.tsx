/** Everything around what is being made that is the same for every maker: head, undo and redo, the proof, what is shared. */
import { type ReactNode, useEffect, useState } from 'react';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import type { ToolbarAction } from '../../components/ToolbarButton';
import type { SketchState, SketchStore } from '../../store/making/createSketch';
import type { Notice } from '../say/Say';
import { type Areas, GameShell } from '../shell/GameShell';
import { useGameKeys } from '../useGameKeys';
import { useSettings } from '../useSettings';
import type { MakerProps } from './MakerProps';
import { keptNotice } from './makerWords';

/** Work that was asked for by name and is on its way. */
export interface Working {
  /** `Looking for the fewest numbers…` */
  readonly text: string;
  readonly onCancel: () => void;
}

interface MakerFrameProps<S> extends Areas {
  readonly maker: MakerProps;
  readonly mood: string;
  readonly title: string;
  readonly subtitle: string;
  readonly store: SketchStore<S>;
  readonly state: SketchState<S>;
  /** Before undo and redo, which are the frame's own, and after them. */
  readonly tools: readonly ToolbarAction[];
  readonly moreTools?: readonly ToolbarAction[] | undefined;
  readonly menu?: readonly ToolbarAction[] | undefined;
  /** What is known of what has been made so far, in its place by the board. */
  readonly proof: ReactNode;
  /** The same for those who do not see it. */
  readonly proofInWords: string;
  readonly working?: Working | null | undefined;
  /** What was just refused, and why. */
  readonly refusal?: string | null | undefined;
  /** What can be put in. */
  readonly play: ReactNode;
  readonly children: ReactNode;
}

export function MakerFrame<S>(props: MakerFrameProps<S>) {
  const { maker, store, state, working } = props;
  const { letterKeys } = useSettings();
  const toolbar = [...props.tools, ...undoTools(store, state), ...(props.moreTools ?? [])];
  const menu = props.menu ?? [];
  useGameKeys([...toolbar, ...menu], letterKeys);
  const kept = keptNotice({
    ...state,
    onReload: () => void store.load(),
    onCopy: () => maker.keepCopy(store.savedText()),
  });
  const notice = useDismissible(kept);
  return (
    <div className="contents" data-mood={props.mood}>
      <GameShell
        mood={props.mood}
        title={props.title}
        subtitle={props.subtitle}
        homeHref={maker.homeHref}
        rooms={maker.rooms}
        link={maker.link}
        toolbar={toolbar}
        menu={menu}
        announcement={[STEPS[state.last], props.proofInWords].filter(Boolean).join(' ')}
        moment={state.serial}
        voices={{
          coming: working && {
            text: working.text,
            actions: [{ label: 'Cancel', onPress: working.onCancel }],
          },
          refusal: props.refusal,
          notice,
          quiet: props.proof,
        }}
        play={props.play}
        playStays
        shape={props.shape}
        sizes={props.sizes}
        lies={props.lies}
      >
        {props.children}
      </GameShell>
    </div>
  );
}

const STEPS: Readonly<Record<SketchState<unknown>['last'], string>> = {
  opened: '',
  changed: '',
  undone: 'Taken back.',
  redone: 'Done again.',
};

function undoTools<S>({ undo, redo }: SketchStore<S>, { canUndo, canRedo }: SketchState<S>): ToolbarAction[] {
  return [
    { id: 'undo', label: 'Undo', icon: <IconUndo />, onPress: undo, disabled: !canUndo, keyHint: 'U' },
    { id: 'redo', label: 'Redo', icon: <IconRedo />, onPress: redo, disabled: !canRedo, keyHint: 'Shift+U' },
  ];
}

/** On a phone it may stand where the proof is. */
function useDismissible(notice: Notice | null): Notice | null {
  const [putAway, setPutAway] = useState<ReactNode>(null);
  const text = notice?.text ?? null;
  useEffect(() => {
    if (text === null) setPutAway(null);
  }, [text]);
  if (!notice || putAway === text) return null;
  return { ...notice, onDismiss: () => setPutAway(text) };
}
