import { createContext, type ReactNode, type RefObject, useContext, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from './Button';
import { afterPaint, tellInstead } from './browser/afterPaint';
import { useBackCloses } from './browser/useBackCloses';
import { useDialog } from './browser/useDialog';
import { useScrolls } from './browser/useScrolls';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, on the right below the content, always in view. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** On phones: docked at the bottom, unshaded, so that the board above stays visible. */
  readonly sheet?: boolean | undefined;
  readonly role?: 'alertdialog' | undefined;
}

const WIDTHS = { small: 'max-w-108', medium: 'max-w-144', large: 'max-w-184' };
/** Browsers let a dialog scroll, which would cut the card's shadow off along its padding; the body scrolls instead. */
const DIALOG =
  'modal fixed inset-0 m-auto h-fit max-h-none w-fit max-w-none overflow-visible border-0 bg-transparent p-[min(1rem,4vw)] text-ink backdrop:bg-(--shade)/42 backdrop:animate-fade open:animate-rise';
/** A keyboard comes up from below. */
const WHEN_TYPING = 'max-sm:has-[[role=combobox]]:mt-0';
const DOCKED = {
  dialog: 'max-sm:mb-0 max-sm:p-0 max-sm:backdrop:bg-transparent',
  card: 'max-sm:max-h-[56dvh] max-sm:w-screen max-sm:max-w-none max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]',
};

/** Does what leads out of the dialog around. */
type Leave = (act: () => void) => void;

const LeaveContext = createContext<Leave>((act) => act());

/** For buttons that answer a dialog. */
export const useLeave = () => useContext(LeaveContext);

/**
 * The dialog is out of sight at once, and what it leads to comes with the next picture: letting go of the page costs as
 * much as holding it. Whoever does not close it after all has it back.
 */
function leaveBy(dialog: RefObject<HTMLDialogElement | null>): Leave {
  return (act) => {
    show(dialog.current, '0');
    afterPaint((early) => {
      flushSync(act);
      show(dialog.current, '');
      if (early) tellInstead(early);
    });
  };
}

function show(dialog: HTMLElement | null, opacity: '0' | ''): void {
  if (dialog) dialog.style.opacity = opacity;
}

export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({ open, onClose, title, children, footer, size = 'medium', sheet, role }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const bodyId = useId();
  useDialog(dialog, open);
  useBackCloses(open, onClose);
  const leave = useMemo(() => leaveBy(dialog), []);
  const close = () => leave(onClose);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and comes as `cancel`.
    <dialog
      ref={dialog}
      className={`${DIALOG} ${sheet ? DOCKED.dialog : WHEN_TYPING}`}
      tabIndex={-1}
      // A question is read out with its reason, all as its name: Orca says a description twice. What is longer is read
      // when it is wanted.
      aria-labelledby={role === 'alertdialog' ? `${titleId} ${bodyId}` : titleId}
      role={role}
      onCancel={(event) => {
        // An inner cancel, such as a file picker's, bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // Chromium closes at a second Escape whatever `cancel` says; the owner must hear of it.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) close();
      }}
    >
      <LeaveContext value={leave}>
        <div
          className={`modal-card paper-float flex max-h-[min(100dvh-2rem,46rem)] w-[calc(100vw-min(2rem,8vw))] flex-col max-sm:[--side:min(1.125rem,5vw)] overflow-hidden rounded-xl bg-raised ${WIDTHS[size]} ${sheet ? DOCKED.card : ''}`}
        >
          <header className="flex items-center justify-between gap-4 max-sm:gap-2 ps-(--side,1.5rem) pe-4 pt-4.5 pb-3.5 max-sm:pe-(--side) lying:pt-2.5 lying:pb-2">
            <h2
              id={titleId}
              className="min-w-0 text-[clamp(var(--text-base),8vw,var(--text-xl))] leading-[1.15] wrap-anywhere"
            >
              {title}
            </h2>
            <IconButton label="Close" icon={<IconClose />} onClick={close} />
          </header>
          <div
            ref={body}
            id={bodyId}
            className="scroll-pb-20 overflow-y-auto overscroll-contain px-(--side,1.5rem) pt-0.5 pb-6 focus-visible:focus-rings-inside"
            // The keyboard has to reach it, to scroll it.
            {...(scrolls && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line bg-surface px-(--side,1.5rem) py-3.5 max-sm:[&>*]:flex-auto lying:py-2">
              {footer}
            </footer>
          )}
        </div>
      </LeaveContext>
    </dialog>
  );
}
