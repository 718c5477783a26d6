import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import IconErase from '~icons/ph/backspace';
import IconNotes from '~icons/ph/pencil-simple';
import { useAnchored, useOutsidePress } from './browser/anchored';
import { ToolbarButton } from './ToolbarButton';

interface NumberPadProps {
  readonly label: string;
  /** Only these can be entered. */
  readonly numbers: readonly number[];
  readonly anchor: Element | null;
  readonly onPick: (number: number) => void;
  readonly onClose: () => void;
  /** Shown struck through: entering one is still allowed. */
  readonly spent?: readonly number[] | undefined;
  /** Already noted in this cell. */
  readonly noted?: readonly number[] | undefined;
  readonly notes?: boolean | undefined;
  readonly onToggleNotes?: (() => void) | undefined;
  readonly onErase?: (() => void) | undefined;
}

/** As on the board: nine numbers in threes, four in twos. */
function columnsFor(numbers: number): number {
  return Math.ceil(Math.sqrt(numbers));
}

/** A small pad at the cell. Digits can be typed as well; arrows walk over the keys, Escape closes. */
export function NumberPad(props: NumberPadProps) {
  const { numbers, anchor, onPick, onClose, spent = [], noted = [], notes = false } = props;
  const pad = useRef<HTMLDivElement>(null);
  const columns = columnsFor(numbers.length);
  useAnchored(pad, anchor, 'below');
  useOutsidePress(pad, anchor, onClose);
  useLayoutEffect(() => {
    pad.current?.querySelector('button')?.focus();
    return () => {
      if (anchor instanceof HTMLElement && anchor.isConnected) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);

  function onKeyDown(event: KeyboardEvent): void {
    const digit = numbers.find((number) => String(number) === event.key);
    if (digit !== undefined) onPick(digit);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace' || event.key === 'Delete') props.onErase?.();
    else if (!walk(event.key, pad.current, columns)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={pad}
      role="dialog"
      aria-label={props.label}
      popover="manual"
      className="number-pad"
      data-notes={notes || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="number-keys" style={{ '--columns': columns } as React.CSSProperties}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className="number-key figures"
            aria-pressed={notes ? noted.includes(number) : undefined}
            aria-label={spent.includes(number) ? `${number}, already placed` : undefined}
            data-spent={spent.includes(number) || undefined}
            onClick={() => onPick(number)}
          >
            {number}
          </button>
        ))}
      </div>
      {(props.onToggleNotes || props.onErase) && (
        <div className="number-tools">
          {props.onToggleNotes && (
            <ToolbarButton
              id="notes"
              label="Notes"
              icon={<IconNotes />}
              pressed={notes}
              onPress={props.onToggleNotes}
              keyHint="N"
            />
          )}
          {props.onErase && (
            <ToolbarButton
              id="erase"
              label="Clear"
              icon={<IconErase />}
              onPress={props.onErase}
              keyHint="Del"
            />
          )}
        </div>
      )}
    </div>
  );
}

function walk(key: string, pad: HTMLElement | null, columns: number): boolean {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[key];
  if (step === undefined || !pad) return false;
  const keys = [...pad.querySelectorAll<HTMLElement>('button')];
  const at = keys.findIndex((button) => button.matches(':focus'));
  const next = Math.max(0, Math.min(keys.length - 1, at + step));
  keys[next]?.focus();
  return true;
}
