/** The decision at hand: what lies there, what it would do, what can be done about it; afterwards what happened. */
import { type Ref, type UIEvent, useLayoutEffect, useRef } from 'react';
import { type Chosen, choicesOf, panelKind } from '../rules/possibleMoves';
import type { DragonEvent, DragonMove } from '../rules/types';
import type { View } from '../rules/view';
import { Choices } from './Choices';
import { contentOf, Waiting } from './panelContent';

export interface PanelProps {
  readonly view: View;
  readonly chosen: Chosen | null;
  /** What the last move brought about. */
  readonly events: readonly DragonEvent[];
  /** Why the last gesture did nothing. */
  readonly fault: string | null;
  /** Changes whenever fate is being shown, so that the words come after it. */
  readonly met: number | undefined;
  readonly onPlay: (move: DragonMove) => void;
  readonly onCancel: () => void;
  readonly ref?: Ref<HTMLElement>;
}

const PANEL =
  'dq-panel relative grid min-h-0 grid-cols-1 content-between gap-2 overflow-y-auto overscroll-contain px-3 py-2 phone:short:gap-1 phone:short:py-1.5 tablet:row-span-2 wide:row-span-1';
const EDGE =
  'rounded-lg bg-surface ring-1 ring-line ring-inset data-[kind=damage]:ring-2 data-[kind=damage]:ring-accent data-[kind=fate]:ring-2 data-[kind=fate]:ring-accent';

export function Panel(props: PanelProps) {
  const { view, chosen } = props;
  const kind = panelKind(view, chosen);
  const { title, body, picture } = contentOf(kind, view, chosen, props.events);
  const onScroll = useFreshTop(view, chosen);
  return (
    <section
      ref={props.ref}
      className={`${PANEL} ${EDGE}`}
      aria-label="What now"
      data-kind={kind}
      data-met={props.met}
      onScroll={onScroll}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !chosen) return;
        event.preventDefault();
        props.onCancel();
      }}
    >
      {props.met !== undefined && <Waiting key={props.met} events={props.events} />}
      <div className="dq-told flex items-start gap-3">
        {picture}
        <div className="min-w-0 flex-1 text-xs leading-snug tablet:text-sm">
          <h2 tabIndex={-1} className="text-base leading-tight tablet:text-lg">
            {title}
          </h2>
          {props.fault && <p className="font-semibold text-bad">{props.fault}</p>}
          {body}
        </div>
      </div>
      <Choices
        view={view}
        chosen={chosen}
        moves={choicesOf(view, chosen)}
        onPlay={props.onPlay}
        onCancel={chosen ? props.onCancel : undefined}
      />
    </section>
  );
}

/**
 * Whatever was scrolled to in the last decision, the next one is read from its top. Only a panel that was scrolled is
 * touched, because asking one where it stands lays out the page.
 */
function useFreshTop(view: View, chosen: Chosen | null): (event: UIEvent<HTMLElement>) => void {
  const scrolled = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is what scrolls
  useLayoutEffect(() => {
    if (scrolled.current) scrolled.current.scrollTop = 0;
    scrolled.current = null;
  }, [view, chosen]);
  return (event) => {
    scrolled.current = event.currentTarget;
  };
}
