/** The frame around every board: fixed areas for each class of window, so that nothing said or opened moves the board. */
import { type ComponentType, type CSSProperties, type ReactNode, useRef } from 'react';
import { useFocusKept } from '../../components/browser/useFocusKept';
import type { ShellLinkProps } from '../../components/ShellLinkProps';
import { Spoken } from '../../components/Spoken';
import type { ToolbarAction } from '../../components/ToolbarButton';
import { Say, type Voices } from '../say/Say';
import { ShellHead } from './ShellHead';
import { ShellTools } from './ShellTools';
import { untouched } from './untouched';
import { useNewest } from './useNewest';

export interface RoomLink {
  readonly name: string;
  readonly href: string;
  readonly isHere: boolean;
}

/** What a game asks of its frame. */
export interface Areas {
  /** Width by height of the board as it lies: beside a board, things stand close to it. */
  readonly shape: number;
  /** Utilities that set --say and --play for each class of window: `[--say:4.5rem] [--play:6rem]`. */
  readonly sizes?: string | undefined;
  /** What is played with is still read after the end: the result lies over the board, once it is asked for. */
  readonly playStays?: boolean | undefined;
  /** strip: a wide board that has nothing beside it; what is said takes the head's place where there is no room. */
  readonly lies?: 'strip' | undefined;
}

export interface GameShellProps extends Areas {
  readonly mood: string;
  readonly title: string;
  /** What is being played: `Classic, gravity down`. Null while it is not known: its line is there from the start. */
  readonly subtitle?: ReactNode;
  readonly homeHref: string;
  /** The ways into this game, where there are several. */
  readonly rooms?: readonly RoomLink[] | undefined;
  /** The router's link, so that this needs none. */
  readonly link?: ComponentType<ShellLinkProps> | 'a' | undefined;
  /** Always in view, the most used first; those past the fifth stand in the menu. */
  readonly toolbar: readonly ToolbarAction[];
  /** Behind `More`. */
  readonly menu?: readonly ToolbarAction[] | undefined;
  /** Timer and counters. */
  readonly status?: ReactNode;
  /** Said once, politely, whenever it changes, and again in another `moment`. */
  readonly announcement?: string | undefined;
  readonly moment?: number | undefined;
  readonly voices: Voices;
  /** What the hint has just told: the panel comes with its words, too late to be heard by itself. */
  readonly hintTold?: string | undefined;
  /** The full result: over what is played with, or over the board once it is opened. */
  readonly result?: ReactNode;
  /** What is played with: pad, hand, panel, notebook. */
  readonly play?: ReactNode;
  /** The game is paused: what stands beside the board tells as much of it as the board. */
  readonly playHidden?: boolean | undefined;
  /** On the edge of the head, out of the flow: how far somebody else had come. */
  readonly ghost?: ReactNode;
  /** In the place of the tools while a run is looked at: then nothing on the board or beside it can be played. */
  readonly watchTools?: ReactNode;
  readonly children: ReactNode;
}

export function GameShell(props: GameShellProps) {
  const shell = useRef<HTMLDivElement>(null);
  useFocusKept(
    shell,
    '[data-area=board] [role="gridcell"][tabindex="0"]',
    '[data-area=board] button',
    '[data-tool]',
  );
  const announced = useNewest(props.voices.refusal ?? '', props.announcement ?? '', props.moment);
  const isStrip = props.lies === 'strip';
  // Beside a board the result lies over it, and its corners are round.
  const isCovered = props.result && !props.playStays;
  return (
    <div
      ref={shell}
      className={`shell group/frame relative frame-areas ${isStrip ? 'frame-strip' : ''} ${props.sizes ?? ''}`}
      data-mood={props.mood}
      data-lies={props.lies}
      data-plays={props.play && !props.playStays ? '' : undefined}
      style={{ '--shape': props.shape } as CSSProperties}
    >
      <ShellHead {...props} />
      <main className="contents">
        <div
          data-area="board"
          {...(props.watchTools && untouched)}
          // Boards are measured by this place: two bars would keep each other for good, and on a narrow window one would
          // lie over the last column. A phone has none that takes room.
          className="@container-size/board relative grid min-h-0 min-w-0 place-content-center-safe place-items-center overflow-x-hidden overflow-y-auto [grid-area:board] max-[840px]:[scrollbar-width:none]"
        >
          {props.children}
        </div>
        {props.ghost}
        <Say {...props.voices} />
        {props.play && (
          <div
            data-area="play"
            {...(props.watchTools && untouched)}
            // Firefox would stop at what scrolls; whatever is in it can be reached by itself.
            tabIndex={-1}
            className={`min-h-0 min-w-0 overflow-y-auto overscroll-contain [grid-area:play] [scrollbar-width:thin] ${props.playHidden ? 'invisible' : ''} ${isCovered ? 'wide:invisible' : ''} ${props.watchTools ? '[&_button]:opacity-50' : ''}`}
          >
            {props.play}
          </div>
        )}
        {props.result}
        {props.watchTools ?? <ShellTools toolbar={props.toolbar} menu={props.menu ?? []} />}
      </main>
      <Spoken text={announced} moment={props.moment} data-announcement="" />
      <Spoken text={props.hintTold ?? ''} />
    </div>
  );
}
