/** The decision at hand: what lies there, what it would do, what can be done about it; afterwards what happened. */
import { memo, type Ref, type UIEvent, useLayoutEffect, useRef } from 'react';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../../components/Button';
import { type Chosen, choicesOf, panelKind } from '../rules/possibleMoves';
import type { DragonEvent, DragonMove } from '../rules/types';
import type { View } from '../rules/view';
import { Choices } from './Choices';
import { contentOf, Waiting } from './panelContent';
import { turnedUp } from './turnedUp';

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
  'dq-panel relative flex min-h-0 flex-col justify-center-safe gap-1.5 overflow-y-auto overscroll-contain rounded-lg bg-surface px-3 py-1.5 phone:short:gap-1 phone:short:py-1 [scrollbar-width:thin]';
const PLACE =
  'tablet:row-span-2 tablet:py-3 wide:row-span-1 wide:min-h-44 wide:shrink wide:justify-start wide:gap-3';
/** So many choices need the room of the words. */
const MANY = 4;
const SPARE = 'contents phone:hidden tablet:hidden wide:contents wide:[@media(max-height:800px)]:hidden';
const ONE_LINE =
  'phone:pe-7 lying:pe-7 phone:[&>p~p]:hidden lying:[&>p~p]:hidden phone:[&>*]:inline lying:[&>*]:inline';
const TITLE_IN_LINE = 'me-2 phone:text-sm lying:text-sm';
const EDGE =
  'ring-1 ring-line ring-inset data-offers:justify-between data-urgent:ring-2 data-urgent:ring-accent forced-colors:border forced-colors:data-urgent:border-3';

export const Panel = memo(function Panel(props: PanelProps) {
  const { view, chosen } = props;
  // A refusal is about what was pressed, and not about the card that was turned up before.
  const shown = chosen ?? (props.fault === null ? turnedUp(view, props.events) : null);
  const kind = panelKind(view, shown);
  const { title, body, picture } = contentOf(kind, view, shown, props.events);
  const moves = choicesOf(view, shown);
  const isMany = moves.length > MANY;
  const onScroll = useFreshTop(view, chosen);
  return (
    <section
      ref={props.ref}
      className={`${PANEL} ${PLACE} ${EDGE}`}
      aria-label="What now"
      data-urgent={kind === 'fate' || kind === 'damage' || undefined}
      data-offers={moves.length > 0 || undefined}
      data-decides={(moves.length > 0 && (chosen !== null || view.moment.kind !== 'turn')) || undefined}
      data-met={props.met}
      onScroll={onScroll}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !chosen) return;
        event.preventDefault();
        props.onCancel();
      }}
    >
      {props.met !== undefined && <Waiting key={props.met} events={props.events} />}
      <div className="dq-told flex flex-wrap items-start gap-3 phone:short:gap-2 lying:gap-2">
        {picture && <span className={isMany ? SPARE : 'contents'}>{picture}</span>}
        <div
          className={`min-w-0 flex-[1_1_6rem] text-xs leading-snug tablet:text-sm ${isMany ? ONE_LINE : ''}`}
        >
          <h2
            tabIndex={-1}
            className={`text-base leading-tight wide:text-lg ${isMany ? TITLE_IN_LINE : chosen ? 'pe-8' : ''}`}
          >
            {title}
          </h2>
          {props.fault && <p className="font-semibold text-bad">{props.fault}</p>}
          {body}
        </div>
        {chosen && (
          <IconButton
            label="Not now"
            icon={<IconClose />}
            small
            className="absolute top-0.5 right-0.5"
            onClick={props.onCancel}
          />
        )}
      </div>
      <Choices view={view} chosen={shown} moves={moves} onPlay={props.onPlay} />
    </section>
  );
});

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
