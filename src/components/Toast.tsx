import { type ReactNode, useEffect, useState } from 'react';
import IconGood from '~icons/ph/check-circle-fill';
import IconInfo from '~icons/ph/info-fill';
import IconBad from '~icons/ph/warning-circle-fill';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from './Button';

interface ToastMessage {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone?: 'info' | 'good' | 'bad' | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Stays until it is dismissed. */
  readonly stays?: boolean | undefined;
}

const ICONS = { info: <IconInfo />, good: <IconGood />, bad: <IconBad /> };
const READ_MS = 6_000;
const DECIDE_MS = 12_000;

interface ToastProps extends ToastMessage {
  readonly onDismiss: (id: string) => void;
}

const TOAST =
  'toast paper-float pointer-events-auto flex w-fit max-w-[min(100%,34rem)] animate-rise items-center gap-2.5 rounded-lg bg-ink py-1.5 ps-3.5 pe-1.5 leading-[1.35] text-page in-game:gap-1 in-game:py-0.5 in-game:leading-[inherit]';
/** Ink is its ground: what stands on it takes the page's colour. */
const INVERTED =
  '[--accent-text:var(--page)] [--accent:var(--page)] [--focus-gap:var(--ink)] [--focus:var(--page)]';

function Toast({ id, text, tone = 'info', action, stays, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => onDismiss(id), action ? DECIDE_MS : READ_MS);
    return () => clearTimeout(timer);
  }, [id, stays, held, action, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding is only a courtesy to those who still read.
    <div
      className={`${TOAST} ${INVERTED}`}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="icon in-game:phone:hidden" aria-hidden="true">
        {ICONS[tone]}
      </span>
      <div className="min-w-0 flex-1 py-2 in-game:py-0">{text}</div>
      {action && (
        <Button
          small
          kind="quiet"
          className="underline underline-offset-4"
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton small label="Dismiss" icon={<IconClose />} onClick={() => onDismiss(id)} />
    </div>
  );
}

/** No higher than the head of a game, and never over its board. */
const OVER_HEAD =
  'in-game:top-[env(safe-area-inset-top)] in-game:bottom-auto in-game:px-1 in-game:text-xs/tight in-game:lying:left-auto in-game:lying:w-[clamp(220px,32vw,280px)]';

/** As long as a reader needs to get to know an empty region. */
const NOTICED_MS = 150;

/** Empty at first, whatever it is given: a region that comes with its message is not read out. */
export function ToastStack({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
}) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={`pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 grid grid-cols-1 justify-items-center gap-2 px-3 ${OVER_HEAD}`}
      role="status"
      aria-label="Messages"
    >
      {(isKnown ? toasts : []).map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
