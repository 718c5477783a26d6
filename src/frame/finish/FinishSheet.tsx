import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import IconSend from '~icons/ph/paper-plane-tilt';
import IconShare from '~icons/ph/share-network';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from '../../components/Button';
import { afterPaint } from '../../components/browser/afterPaint';
import { scrollSoon } from '../../components/browser/focusInView';
import { useBackCloses } from '../../components/browser/useBackCloses';
import { isSomethingOver, useEscape } from '../../components/browser/useEscape';
import { CopyButton } from '../../components/CopyButton';
import { StatTile, type StatTileProps, StatTiles } from '../../components/StatTile';
import { type EndAction, EndButton } from './EndButton';
import { SEND_RUN } from './resultWords';

export interface FinishSheetProps {
  readonly headline: string;
  readonly children?: ReactNode;
  /** Where else to go from here, or that there is nowhere: of dailies. */
  readonly next?: ReactNode;
  /** Below all the rest: what may be read at leisure. */
  readonly details?: ReactNode;
  readonly rows: readonly StatTileProps[];
  readonly isWon: boolean;
  /** What helped, said plainly: `2 hints`, `Something hidden was seen and taken back`. Empty: nothing did. */
  readonly aids: readonly string[];
  /** Why this run stands in no record although it may look like one: `Practice: played before`. */
  readonly unranked?: string | undefined;
  readonly share?:
    | {
        readonly text: string;
        readonly plain: string;
        readonly shown: string;
        readonly onShare?: (() => void) | undefined;
      }
    | undefined;
  /** To send the run itself. */
  readonly onSendRun?: (() => void) | undefined;
  /** Runs that were sent, beside this one. */
  readonly beside?: ReactNode;
  /** Days in a row, in words. */
  readonly streak?: string | undefined;
  /** What to do next, and what else there is. */
  readonly actions: readonly EndAction[];
  /** Asked for, so that it lies over the board where there is no other place; beside a board it is there by itself. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const PRESSED_OR_READ = 'button, a, summary, details, label, input, textarea';

/** The whole result, out of the flow over a board, whose row would grow with it. Esc, Back, the cross or a press on it or beside it put it down again. */
export function FinishSheet(props: FinishSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  usePutDown(sheet, props.isOpen, props.onClose);
  const told = [helpInWords(props), props.unranked, props.streak].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the paper is only a short way to its cross; Escape is the key for it.
    <section
      ref={sheet}
      onClick={({ target }) => {
        const isOnPaper = target instanceof Element && !target.closest(PRESSED_OR_READ);
        if (props.isOpen && isOnPaper && getSelection()?.isCollapsed !== false) props.onClose();
      }}
      data-finish=""
      data-open={props.isOpen || undefined}
      aria-label={`Result: ${props.headline}`}
      className="absolute inset-x-0 bottom-0 z-30 mx-auto hidden lying:sticky lying:top-0 max-h-[min(100%,100dvh)] w-full max-w-128 flex-col overflow-y-auto overscroll-contain scroll-pb-[50%] rounded-xl bg-raised paper-float ring-line [grid-area:board] phone:[grid-area:board-start/1/play-end/-1] data-open:flex wide:in-data-plays:static wide:in-data-plays:flex wide:in-data-plays:shadow-none wide:in-data-plays:ring-1 wide:in-data-plays:[grid-area:play]"
    >
      {/* What only screen readers are told lies within it too, or the sheet would scroll around it. */}
      <div className="relative isolate grid flex-[1_0_auto] grid-cols-1 content-start gap-3.5 p-4">
        <div className="-my-2 flex items-center justify-end gap-2 wide:in-data-plays:hidden">
          {props.isOpen && (
            <p className="title me-auto text-lg leading-tight" aria-hidden="true">
              {props.headline}
            </p>
          )}
          <IconButton label="See the board" icon={<IconClose />} className="-me-2" onClick={props.onClose} />
        </div>
        {props.children && <div className="text-pretty">{props.children}</div>}
        <StatTiles>
          {props.rows.map((row) => (
            <StatTile key={row.label} {...row} />
          ))}
        </StatTiles>
        {told.length > 0 && <p className="text-sm text-soft">{told.join('. ')}.</p>}
        {props.next}
        {props.beside}
        {props.share && <FinishShare {...props.share} onSendRun={props.onSendRun} />}
        {props.details}
      </div>
      {/* In sight, but never over more than the lower half: the rest of them is scrolled to. */}
      <div className="sticky top-1/2 bottom-0 flex flex-none flex-wrap gap-2 border-t border-line bg-raised p-3 [&>*]:flex-auto [&_:is(a,button)]:min-h-[44px] [&_:is(a,button)]:p-[2px_12px]">
        {props.actions.map((action, index) => (
          <EndButton key={action.id} action={action} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}

/** Whoever lost may have asked for the solution: only a win is said to have come without help. */
function helpInWords({ aids, isWon }: FinishSheetProps): string | null {
  if (aids.length > 0) return `With help: ${aids.join(', ')}`;
  return isWon ? 'Without any help' : null;
}

function usePutDown(sheet: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEscape(isOpen, onClose);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    const forgetFocus = afterPaint(() => {
      element.querySelector('button')?.focus({ preventScroll: true });
      // Where text is large the page is higher than the window.
      scrollSoon(element);
    });
    const onPress = ({ target }: PointerEvent) => {
      const board = target instanceof Element && target.closest('[data-area=board]');
      if (board && !isSomethingOver()) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      forgetFocus();
      document.removeEventListener('pointerdown', onPress);
      // Hidden, it would leave the focus to the page; the button that opened it is still there.
      const { activeElement } = document;
      const isLeft = activeElement === document.body || element.contains(activeElement);
      if (isLeft && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [sheet, isOpen, onClose]);
}

/** Shows the words: symbols are for where they are sent, not every system can draw them. */
function FinishShare({
  text,
  plain,
  shown,
  onShare,
  onSendRun,
}: NonNullable<FinishSheetProps['share']> & Pick<FinishSheetProps, 'onSendRun'>) {
  return (
    <div className="grid gap-2.5">
      <p className="share-text">{shown}</p>
      <div className="button-row">
        {onShare && (
          <Button small icon={<IconShare />} onClick={onShare}>
            Share
          </Button>
        )}
        <CopyButton small text={text} label="Copy" />
        <CopyButton small text={plain} label="Copy as words" />
        {onSendRun && (
          <Button small icon={<IconSend />} onClick={onSendRun}>
            {SEND_RUN}
          </Button>
        )}
      </div>
    </div>
  );
}
