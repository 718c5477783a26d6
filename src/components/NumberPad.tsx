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
import { useOtherAction } from './grid/useOtherAction';
import { keyToward } from './keyToward';

export interface NumberPadHandle {
  focus(): void;
}

/** The key that changes what the others do. */
export interface PadToggle {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly keyHint: string;
  readonly pressed: boolean;
  readonly onPress: (() => void) | undefined;
}

/** What else a key tells. */
export interface KeyLook {
  /** Where it is given, whether the number is noted is not told. */
  readonly isPressed?: boolean | undefined;
  readonly says?: string | undefined;
  readonly sign?: ReactNode;
}

interface NumberPadProps {
  readonly label: string;
  /** Only these can be entered; the others keep their places, so that every key stays where it is. */
  readonly numbers: readonly number[];
  /** Nothing can be entered now: every number is shown, and none does anything, unless it can be locked. */
  readonly resting?: boolean | undefined;
  /** By a long press, a right click or Shift: the number is for many places. */
  readonly onLock?: ((number: number) => void) | undefined;
  readonly lookOf?: ((number: number) => KeyLook) | undefined;
  readonly onPick: (number: number) => void;
  /** The focus goes back to where it came from. */
  readonly onLeave: () => void;
  /** Shown with a tick, since they stand somewhere already: entering one is still allowed. */
  readonly spent?: readonly number[] | undefined;
  /** Already noted in this cell. */
  readonly noted?: readonly number[] | undefined;
  readonly notes?: boolean | undefined;
  /** Absent: there is nothing left to be noted. */
  readonly onToggleNotes?: (() => void) | undefined;
  /** In the place of *Notes*; null: nothing changes what the numbers do. */
  readonly toggle?: PadToggle | null | undefined;
  /** Absent: there is nothing to take back. */
  readonly onErase?: (() => void) | undefined;
  /** What stands at the first place: below a board as large as a key, beside it above all of them. */
  readonly corner?: ReactNode;
  readonly ref?: Ref<NumberPadHandle> | undefined;
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const LAID =
  'grid min-h-[44px] min-w-0 select-none place-content-center justify-items-center rounded-sm transition-transform duration-(--press)';
const EDGED = `${LAID} relative ring-1 ring-edge ring-inset hover:bg-select active:scale-97 forced-colors:border`;
export const KEY = `${EDGED} bg-cell text-cell-ink aria-disabled:bg-transparent aria-disabled:text-soft`;
const RESTING_KEY = `${EDGED} text-soft`;
export const PRESSED =
  'aria-pressed:bg-select aria-pressed:shadow-[inset_0_-4px_0_var(--accent)] forced-colors:aria-pressed:outline-4 forced-colors:aria-pressed:-outline-offset-4';
const DIGIT =
  'figures font-title text-[1.375rem] leading-none font-semibold data-noting:text-base wide:text-2xl wide:data-noting:text-lg data-spent:font-normal data-spent:text-cell-soft';

/** Below a board two rows; beside it three, under the corner. The digits fill what the rest leaves free. */
const KEYS = 'mx-auto grid h-full max-w-152 grid-cols-6 grid-rows-2 gap-1 px-2 py-0.5';
const KEYS_LYING =
  'lying:grid-cols-4 lying:grid-rows-3 lying:px-1 lying:data-corner:grid-rows-[minmax(2.25rem,1fr)_repeat(3,minmax(44px,2.75rem))]';
const KEYS_WIDE =
  'wide:h-auto wide:grid-cols-4 wide:grid-rows-[repeat(3,clamp(3.5rem,11dvh,6rem))] wide:gap-2 wide:px-0 wide:data-corner:grid-rows-[clamp(6rem,19dvh,11rem)_repeat(3,clamp(3.5rem,11dvh,6rem))]';
/** Nothing but digits. */
const KEYS_BARE = 'data-bare:grid-cols-5 lying:data-bare:grid-cols-3 wide:data-bare:grid-cols-3';
const BESIDE_NOTES =
  'lying:-col-start-2 lying:-row-start-4 lying:row-span-2 wide:-col-start-2 wide:-row-start-4 wide:row-span-2';
export const PAD = `${KEYS} ${KEYS_LYING} ${KEYS_WIDE}`;
/** Where the key stands that changes what the others do. */
export const TOGGLE = `col-start-1 row-span-2 row-start-1 in-data-corner:row-span-1 in-data-corner:row-start-2 ${BESIDE_NOTES}`;

/** Two rows of keys below a board; beside it three, under the corner. Digits can be typed; arrows walk, Escape leaves. */
export function NumberPad(props: NumberPadProps) {
  const { numbers, resting = false, onPick, onLeave, notes = false, corner, onErase, onLock } = props;
  const toggle = props.toggle === undefined ? notesToggle(notes, props.onToggleNotes) : props.toggle;
  const pad = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(props.ref, () => ({
    focus: () => pad.current?.querySelector<HTMLElement>('[data-key]:not(.invisible)')?.focus(),
  }));

  const other = useOtherAction(onLock && lockAt);

  function lockAt(target: EventTarget): boolean {
    const key = target instanceof Element ? target.closest('[data-key]') : null;
    if (key) onLock?.(Number(key.getAttribute('data-key')));
    return key !== null;
  }

  function pick(number: number, byKeyboard: boolean): void {
    if (resting && !onLock) return;
    onPick(number);
    if (byKeyboard && !notes && !resting) onLeave();
  }

  function press(number: number, event: MouseEvent): void {
    if (other.usedUp()) return;
    if (onLock && event.shiftKey) onLock(number);
    else pick(number, isByKeyboard(event));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = numbers.find((number) => String(number) === event.key);
    const toward = keyToward(event.key, pad.current, event.target);
    if (digit !== undefined) pick(digit, true);
    else if (event.key === 'Escape') onLeave();
    else if (onErase && (event.key === 'Backspace' || event.key === 'Delete')) onErase();
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
      data-bare={toggle === null && !onErase ? '' : undefined}
      className={`${PAD} ${KEYS_BARE}`}
      onKeyDown={onKeyDown}
      // A press keeps the focus on the board, where numbers are typed.
      onMouseDown={(event) => event.preventDefault()}
      {...other.handlers}
    >
      {corner !== undefined && (
        <div className="grid min-h-0 min-w-0 place-items-center lying:col-span-4 wide:col-span-4">
          {corner}
        </div>
      )}
      {ALL.map((number) => (
        <NumberKey
          key={number}
          {...props}
          number={number}
          isShown={resting || numbers.includes(number)}
          onPress={(event) => press(number, event)}
        />
      ))}
      {toggle && (
        <button
          type="button"
          data-tool={toggle.id}
          className={`@container ${KEY} ${PRESSED} ${TOGGLE}`}
          aria-pressed={toggle.pressed}
          aria-disabled={!toggle.onPress || undefined}
          aria-keyshortcuts={toggle.keyHint}
          aria-description={toggle.keyHint}
          title={`${toggle.label} (${toggle.keyHint})`}
          onClick={toggle.onPress}
        >
          <PadWord icon={toggle.icon}>{toggle.label}</PadWord>
        </button>
      )}
      {onErase && (
        <button
          type="button"
          data-tool="erase"
          className={`@container ${KEY} -col-start-2 -row-start-2`}
          aria-disabled={resting || undefined}
          aria-keyshortcuts="Delete"
          aria-description="Del"
          title="Clear (Del)"
          onClick={onErase}
        >
          <PadWord icon={<IconErase />}>Clear</PadWord>
        </button>
      )}
    </fieldset>
  );
}

interface NumberKeyProps extends NumberPadProps {
  readonly number: number;
  readonly isShown: boolean;
  readonly onPress: (event: MouseEvent) => void;
}

function NumberKey({ number, isShown, onPress, ...pad }: NumberKeyProps) {
  const { resting = false, spent = [], noted = [], notes = false, onLock, lookOf } = pad;
  const {
    isPressed = notes && !resting ? noted.includes(number) : undefined,
    says,
    sign,
  } = lookOf?.(number) ?? {};
  const isSpent = spent.includes(number);
  const name = [number, isSpent && 'already placed', says].filter(Boolean);
  return (
    <button
      type="button"
      data-key={number}
      className={`${resting && isPressed === undefined ? RESTING_KEY : KEY} ${PRESSED} ${DIGIT} ${isShown ? '' : 'invisible'}`}
      aria-disabled={(resting && !onLock) || undefined}
      aria-pressed={isPressed}
      aria-label={name.length > 1 ? name.join(', ') : undefined}
      data-spent={isSpent || undefined}
      data-noting={notes || undefined}
      onClick={onPress}
    >
      {number}
      {isSpent && (
        <IconPlaced
          aria-hidden="true"
          className="absolute end-1 top-1 text-[0.6875rem] text-accent-text wide:end-2 wide:top-2 wide:text-sm"
        />
      )}
      {sign}
    </button>
  );
}

function notesToggle(pressed: boolean, onPress: (() => void) | undefined): PadToggle {
  return { id: 'notes', label: 'Notes', icon: <IconNotes />, keyHint: 'N', pressed, onPress };
}

export function PadWord({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
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
