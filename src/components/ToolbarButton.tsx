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
}

const ARIA_KEYS: Readonly<Record<string, string>> = { Ctrl: 'Control', Del: 'Delete', Esc: 'Escape' };

export function ariaKeys(keyHint: string | undefined): string | undefined {
  return keyHint
    ?.split('+')
    .map((key) => ARIA_KEYS[key] ?? key)
    .join('+');
}

/** Disabled actions keep their focus and their place: an undo that has nothing left must not drop the focus. */
export function ToolbarButton({ id, label, icon, onPress, disabled, pressed, keyHint }: ToolbarAction) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={id}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={ariaKeys(keyHint)}
      title={keyHint ? `${label} (${keyHint})` : label}
      onClick={() => !disabled && onPress()}
    >
      <span className="icon" aria-hidden="true">
        {icon}
      </span>
      <span className="tool-label">{label}</span>
    </button>
  );
}
