import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { type Placement, placeBeside, ringAround, useFollow } from '../../components/browser/anchored';
import { useEscape } from '../../components/browser/useEscape';
import { columnBeside, coversBoard, placeInColumn, widened } from './placeBubble';

export interface TutorialStep {
  readonly id: string;
  readonly title?: string | undefined;
  readonly text: string;
  /** A CSS selector of the part of the screen that is meant; null: the whole. */
  readonly target: string | null;
  readonly placement?: Placement | undefined;
  /** It asks for a move, and goes on by itself when one is made. */
  readonly asksForMove?: true;
  /** A CSS selector: it asks for a press there, and goes on by itself when one is made, or a move. */
  readonly asksForPress?: string;
  /** It asks for something to be made ready for a move, and goes on by itself when it is. */
  readonly asksForDraft?: ((draft: string) => boolean) | undefined;
}

interface TutorialProps {
  readonly steps: readonly TutorialStep[];
  /** Another with every move made; null where the last thing that happened was none. */
  readonly lastMove?: number | null;
  /** What is made ready for the next one. */
  readonly draft?: string;
  /** Gone through to the end. */
  readonly onDone: () => void;
  readonly onSkip: () => void;
  /** Told the step that is shown, and null when none is any more. */
  readonly onStep?: ((id: string | null) => void) | undefined;
}

/** Points at the real screen, which stays alive beneath: whoever tries a move at once may. */
export function Tutorial({ steps, lastMove = null, draft = '', onDone, onSkip, onStep }: TutorialProps) {
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const titleId = useId();
  const textId = useId();
  const step = steps[index];
  const last = index === steps.length - 1;
  const id = step?.id ?? null;
  const played = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it comes and goes
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      onStep?.(null);
      // What the player has gone to meanwhile keeps the focus.
      const isLost = document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step moves the focus.
  useEffect(() => {
    // Whoever has played goes on where that was done.
    const staysThere = played.current && document.activeElement !== document.body;
    played.current = false;
    if (!staysThere) next.current?.focus({ preventScroll: true });
    onStep?.(id);
  }, [index]);

  const seenMove = useRef(lastMove);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another move goes on
  useEffect(() => {
    const isNew = lastMove !== null && lastMove !== seenMove.current;
    seenMove.current = lastMove;
    if (isNew && (step?.asksForMove || step?.asksForPress)) goOnPlayed();
  }, [lastMove]);

  const latest = useRef(goOnPlayed);
  latest.current = goOnPlayed;
  usePress(step?.asksForPress, () => latest.current());
  useEscape(true, onSkip);

  const seenDraft = useRef(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another draft goes on
  useEffect(() => {
    const isNew = draft !== seenDraft.current;
    seenDraft.current = draft;
    if (isNew && step?.asksForDraft?.(draft)) goOnPlayed();
  }, [draft]);

  if (!step) return null;

  function goOn(): void {
    if (last) onDone();
    else setIndex(index + 1);
  }

  function goOnPlayed(): void {
    played.current = true;
    goOn();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onSkip();
    else if (event.key === 'ArrowRight' && !last) setIndex(index + 1);
    else if (event.key === 'ArrowLeft' && index > 0) setIndex(index - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="tutorial pointer-events-none fixed inset-0 z-50">
      <Pointed step={step}>
        <div
          role="dialog"
          aria-labelledby={step.title ? titleId : undefined}
          aria-label={step.title ? undefined : 'How to play'}
          aria-describedby={textId}
          onKeyDown={onKeyDown}
        >
          {step.title && (
            <p id={titleId} className="title mb-1 text-lg/tight">
              {step.title}
            </p>
          )}
          <p id={textId} className="text-pretty" aria-live="polite">
            {step.text}
          </p>
          {/* Words that are higher than the window scroll; the way on stays in sight. */}
          <div className="sticky inset-y-0 flex flex-wrap items-center justify-end gap-1.5 bg-raised py-3 lying:py-2">
            <Dots count={steps.length} at={index} />
            {!last && (
              <Button small kind="quiet" onClick={onSkip}>
                Skip
              </Button>
            )}
            {index > 0 && (
              <Button small onClick={() => setIndex(index - 1)}>
                Back
              </Button>
            )}
            <Button ref={next} small kind="primary" onClick={goOn}>
              {last ? 'Play' : 'Next'}
            </Button>
          </div>
        </div>
      </Pointed>
    </div>
  );
}

function usePress(selector: string | undefined, onPress: () => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    if (selector === undefined) return;
    const listen = (event: Event) => {
      const isKey = event instanceof globalThis.KeyboardEvent;
      // A key that nothing on the page took still becomes a click.
      if (isKey && !(event.defaultPrevented && (event.key === 'Enter' || event.key === ' '))) return;
      if (event.target instanceof Element && event.target.closest(selector)) latest.current();
    };
    document.addEventListener('click', listen);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('click', listen);
      document.removeEventListener('keydown', listen);
    };
  }, [selector]);
}

const AT = 'w-4.5 bg-accent';
const OTHER = 'w-[0.4375rem] bg-line';

function Dots({ count, at }: { readonly count: number; readonly at: number }) {
  return (
    <span className="me-auto flex gap-[0.3125rem]">
      <span className="unseen">
        Step {at + 1} of {count}
      </span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        <i key={index} className={`h-[0.4375rem] rounded-full ${index === at ? AT : OTHER}`} />
      ))}
    </span>
  );
}

/** Around what is only to be looked at; what is to be played on stays as bright as ever. */
const SHADE =
  'shadow-[0_0_0_6px_color-mix(in_srgb,var(--shade)_55%,transparent),0_0_0_200vmax_color-mix(in_srgb,var(--shade)_38%,transparent)]';

/** The ring around the target, and the bubble beside it. Both let every pointer through except on the bubble. */
function Pointed({ step, children }: { readonly step: TutorialStep; readonly children: React.ReactNode }) {
  const ring = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);

  const scrolled = useRef(new Map<Element, { left: number; top: number }>());

  useEffect(() => {
    const target = targetOf(step);
    for (let element = target; element; element = element.parentElement) {
      const { scrollLeft: left, scrollTop: top } = element;
      if (!scrolled.current.has(element)) scrolled.current.set(element, { left, top });
    }
    target?.scrollIntoView?.({ block: 'nearest' });
    if (bubble.current) bubble.current.scrollTop = 0;
  }, [step]);

  // The last step may point at the foot of a long page; play begins where the page was before.
  useEffect(() => {
    const before = scrolled.current;
    return () => {
      for (const [element, { left, top }] of before) {
        element.scrollLeft = left;
        element.scrollTop = top;
      }
    };
  }, []);

  useFollow(() => {
    const box = targetOf(step)?.getBoundingClientRect();
    const popup = bubble.current;
    if (!popup || !ring.current) return;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    ring.current.hidden = !box;
    popup.style.width = '';
    const size = { width: popup.offsetWidth, height: popup.offsetHeight };
    if (!box) {
      popup.style.left = `${Math.round((room.width - size.width) / 2)}px`;
      popup.style.top = `${Math.round((room.height - size.height) / 2)}px`;
      return;
    }
    const { left, top, right, bottom } = ringAround(box, room);
    ring.current.style.left = `${left}px`;
    ring.current.style.top = `${top}px`;
    ring.current.style.width = `${right - left}px`;
    ring.current.style.height = `${bottom - top}px`;
    const wanted = step.placement ?? 'below';
    const board = document.querySelector('[data-area=board]')?.getBoundingClientRect();
    const beside = board && coversBoard(board, box, size, room, wanted) && columnBeside(board, box, room);
    if (beside) popup.style.width = `${Math.min(beside.width, size.width)}px`;
    const isTooHigh = popup.scrollHeight > popup.clientHeight;
    if (isTooHigh) popup.style.width = '';
    const column = beside && isTooHigh ? widened(beside, size.width) : beside;
    const spot = column
      ? placeInColumn(column, box, popup.offsetHeight, room)
      : placeBeside(box, size, room, wanted);
    popup.style.left = `${spot.left}px`;
    popup.style.top = `${spot.top}px`;
  });

  return (
    <>
      <div
        ref={ring}
        className={`tutorial-ring fixed animate-fade rounded-lg outline-3 outline-glow ${step.asksForMove ? '' : SHADE}`}
        aria-hidden="true"
      />
      <div
        ref={bubble}
        className="tutorial-bubble paper-float pointer-events-auto fixed max-h-[calc(100dvh-16px)] w-[min(21rem,calc(100vw-16px))] overflow-y-auto overscroll-contain rounded-lg bg-raised px-4.5 pt-4 lying:pt-2.5"
      >
        {children}
      </div>
    </>
  );
}

/** The first that is shown: what has no place of its own in a small window stands behind a tab there. */
function targetOf(step: TutorialStep): Element | null {
  if (step.target === null) return null;
  const found = [...document.querySelectorAll(step.target)];
  // What stands in another place in other windows is there twice, and seen once.
  return found.find((one) => one.getClientRects().length > 0) ?? found[0] ?? null;
}
