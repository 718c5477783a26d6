import { type ReactNode, useEffect, useState } from 'react';
import IconGood from '~icons/ph/check-circle-fill';
import IconInfo from '~icons/ph/info-fill';
import IconBad from '~icons/ph/warning-circle-fill';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from './Button';

export interface ToastMessage {
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

export function Toast({ id, text, tone = 'info', action, stays, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => onDismiss(id), action ? DECIDE_MS : READ_MS);
    return () => clearTimeout(timer);
  }, [id, stays, held, action, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding is only a courtesy to those who still read.
    <div
      className="toast"
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="icon" aria-hidden="true">
        {ICONS[tone]}
      </span>
      <div className="toast-text">{text}</div>
      {action && (
        <Button
          small
          kind="quiet"
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<IconClose />} onClick={() => onDismiss(id)} />
    </div>
  );
}

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
    <div className="toasts" role="status" aria-label="Messages">
      {(isKnown ? toasts : []).map((toast) => (
        <Toast key={toast.id} {...toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
