import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import IconErase from '~icons/ph/backspace';
import IconPlaced from '~icons/ph/check-bold';
import IconNotes from '~icons/ph/pencil-simple';
import { keyToward } from './keyToward';

export interface NumberPadHandle {
  focus(): void;
}

interface NumberPadProps {
  readonly label: string;
  /** Only these can be entered; the others keep their places, so that every key stays where it is. */
  readonly numbers: readonly number[];
  /** Nothing can be entered now: every number is shown, and none does anything. */
  readonly resting?: boolean | undefined;
  readonly onPick: (number: number) => void;
  /** The focus goes back to where it came from. */
  readonly onLeave: () => void;
  /** Shown with a tick, since they stand somewhere already: entering one is still allowed. */
  readonly spent?: readonly number[] | undefined;
  /** Already noted in this cell. */
  readonly noted?: readonly number[] | undefined;
  readonly notes: boolean;
  /** Absent: there is nothing left to be noted. */
  readonly onToggleNotes: (() => void) | undefined;
  readonly onErase: () => void;
  /** What stands at the first place: below a board as large as a key, beside it above all of them. */
  readonly corner?: ReactNode;
  readonly ref?: Ref<NumberPadHandle> | undefined;
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const LAID =
  'grid min-h-11 min-w-0 select-none place-content-center justify-items-center rounded-sm transition-transform duration-(--press)';
const KEY = `${LAID} relative bg-cell text-cell-ink ring-1 ring-edge ring-inset hover:bg-select active:scale-97 forced-colors:border aria-disabled:bg-transparent aria-disabled:text-soft`;
const PRESSED =
  'aria-pressed:bg-select aria-pressed:shadow-[inset_0_-4px_0_var(--accent)] forced-colors:aria-pressed:outline-4 forced-colors:aria-pressed:-outline-offset-4';
const DIGIT =
  'figures font-title text-[1.375rem] leading-none font-semibold data-noting:text-base wide:text-2xl wide:data-noting:text-lg data-spent:font-normal data-spent:text-cell-soft';

/** Below a board two rows; beside it three, under the corner. The digits fill what the rest leaves free. */
const KEYS = 'mx-auto grid h-full max-w-152 grid-cols-6 grid-rows-2 gap-1 px-2 py-0.5';
const KEYS_LYING =
  'lying:grid-cols-4 lying:grid-rows-3 lying:px-1 lying:data-corner:grid-rows-[minmax(2.25rem,1fr)_repeat(3,2.75rem)]';
const KEYS_WIDE =
  'wide:h-auto wide:grid-cols-4 wide:grid-rows-[repeat(3,clamp(3.5rem,11dvh,6rem))] wide:gap-2 wide:px-0 wide:data-corner:grid-rows-[clamp(6rem,19dvh,11rem)_repeat(3,clamp(3.5rem,11dvh,6rem))]';
const BESIDE_NOTES =
  'lying:-col-start-2 lying:-row-start-4 lying:row-span-2 wide:-col-start-2 wide:-row-start-4 wide:row-span-2';
const NOTES = `col-start-1 row-span-2 row-start-1 in-data-corner:row-span-1 in-data-corner:row-start-2 ${BESIDE_NOTES}`;

/** Two rows of keys below a board; beside it three, under the corner. Digits can be typed; arrows walk, Escape leaves. */
export function NumberPad(props: NumberPadProps) {
  const { numbers, resting = false, onPick, onLeave, spent = [], noted = [], notes, corner } = props;
  const pad = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(props.ref, () => ({
    focus: () => pad.current?.querySelector<HTMLElement>('[data-key]:not(.invisible)')?.focus(),
  }));

  function pick(number: number, byKeyboard: boolean): void {
    if (resting) return;
    onPick(number);
    if (byKeyboard && !notes) onLeave();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = numbers.find((number) => String(number) === event.key);
    const toward = keyToward(event.key, pad.current, event.target);
    if (digit !== undefined) pick(digit, true);
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace' || event.key === 'Delete') props.onErase();
    else if (toward) toward.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset
      ref={pad}
      aria-label={props.label}
      data-pad=""
      data-corner={corner === undefined ? undefined : ''}
      className={`${KEYS} ${KEYS_LYING} ${KEYS_WIDE}`}
      onKeyDown={onKeyDown}
      // A press keeps the focus on the board, where numbers are typed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {corner !== undefined && (
        <div className="grid min-h-0 min-w-0 place-items-center lying:col-span-4 wide:col-span-4">
          {corner}
        </div>
      )}
      {ALL.map((number) => (
        <button
          key={number}
          type="button"
          data-key={number}
          className={`${KEY} ${PRESSED} ${DIGIT} ${resting || numbers.includes(number) ? '' : 'invisible'}`}
          aria-disabled={resting || undefined}
          aria-pressed={notes && !resting ? noted.includes(number) : undefined}
          aria-label={spent.includes(number) ? `${number}, already placed` : undefined}
          data-spent={spent.includes(number) || undefined}
          data-noting={notes || undefined}
          onClick={(event) => pick(number, isByKeyboard(event))}
        >
          {number}
          {spent.includes(number) && (
            <IconPlaced
              aria-hidden="true"
              className="absolute end-1 top-1 text-[0.6875rem] text-accent-text wide:end-2 wide:top-2 wide:text-sm"
            />
          )}
        </button>
      ))}
      <button
        type="button"
        data-tool="notes"
        className={`@container ${KEY} ${PRESSED} ${NOTES}`}
        aria-pressed={notes}
        aria-disabled={!props.onToggleNotes || undefined}
        aria-keyshortcuts="N"
        aria-description="N"
        title="Notes (N)"
        onClick={props.onToggleNotes}
      >
        <PadWord icon={<IconNotes />}>Notes</PadWord>
      </button>
      <button
        type="button"
        data-tool="erase"
        className={`@container ${KEY} -col-start-2 -row-start-2`}
        aria-disabled={resting || undefined}
        aria-keyshortcuts="Delete"
        aria-description="Del"
        title="Clear (Del)"
        onClick={props.onErase}
      >
        <PadWord icon={<IconErase />}>Clear</PadWord>
      </button>
    </fieldset>
  );
}

function PadWord({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <>
      <span className="icon text-[1.125rem]" aria-hidden="true">
        {icon}
      </span>
      <span className="text-xs leading-none font-medium @max-[2.5rem]:sr-only">{children}</span>
    </>
  );
}

/** A press of Enter or of the space bar on a button has no place of its own. */
function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}
