import type { ReactNode } from 'react';

export interface ToolbarAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  /** For what is on or off: notes, debug. */
  readonly pressed?: boolean | undefined;
  /** It goes on with a paused game or leaves it: everything else is disabled then. */
  readonly whilePaused?: boolean | undefined;
  /** The letter that does the same: `H`, `Shift+U`. */
  readonly keyHint?: string | undefined;
  /** What it costs each time, short enough to stand on it: `−500`. */
  readonly price?: string | undefined;
}

const ARIA_KEYS: Readonly<Record<string, string>> = { Ctrl: 'Control', Del: 'Delete', Esc: 'Escape' };

export function ariaKeys(keyHint: string | undefined): string | undefined {
  return keyHint
    ?.split('+')
    .map((key) => ARIA_KEYS[key] ?? key)
    .join('+');
}

/** What is pressed shows it by more than its colour; a phone on its side has room for the pictures alone. */
export const TOOL =
  'tool group/tool flex min-h-13 min-w-[44px] max-w-24 flex-[1_0_auto] select-none flex-col items-center justify-center gap-0.5 rounded-md px-0.5 py-1 text-ink [transition-property:background-color,color] duration-(--quick) hover:bg-accent/10 active:scale-95 aria-disabled:scale-100 aria-disabled:bg-transparent aria-disabled:text-soft aria-pressed:bg-select aria-pressed:text-cell-ink aria-pressed:shadow-[inset_0_-3px_0_var(--accent)] lying:min-h-[44px] lying:flex-none lying:py-0 wide:w-full wide:max-w-full wide:flex-none';
export const TOOL_LABEL =
  'text-xs leading-none font-medium wide:tracking-[-0.02em] group-aria-disabled/tool:opacity-70 lying:sr-only';

/** Disabled actions keep their focus and their place: an undo that has nothing left must not drop the focus. */
export function ToolbarButton({
  id,
  label,
  icon,
  onPress,
  disabled,
  pressed,
  keyHint,
  price,
}: ToolbarAction) {
  return (
    <button
      type="button"
      className={TOOL}
      data-tool={id}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={ariaKeys(keyHint)}
      // Else the tooltip would be read, and with it the name a second time.
      aria-description={[keyHint, price].filter(Boolean).join(', ') || undefined}
      title={[keyHint ? `${label} (${keyHint})` : label, price].filter(Boolean).join(', ')}
      onClick={() => !disabled && onPress()}
    >
      <span
        // On a layer from the start: one that came and went with the opacity would have the whole page drawn anew.
        className="isolate flex items-center group-aria-disabled/tool:opacity-70 lying:flex-col wide:flex-col"
        aria-hidden="true"
      >
        <span className="icon">{icon}</span>
        {price && (
          <span className="figures text-xs leading-none text-soft lying:text-[length:min(var(--text-xs),16px)]">
            {price}
          </span>
        )}
      </span>
      <span className={TOOL_LABEL}>{label}</span>
    </button>
  );
}
