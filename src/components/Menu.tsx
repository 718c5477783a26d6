import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import IconCheck from '~icons/ph/check-bold';
import IconMore from '~icons/ph/dots-three-outline';
import { afterPaint, tellInstead } from './browser/afterPaint';
import { type Placement, useAnchored, useOutsidePress } from './browser/anchored';
import { ariaKeys, TOOL, TOOL_LABEL, type ToolbarAction } from './ToolbarButton';

export interface MenuProps {
  readonly label: string;
  readonly actions: readonly ToolbarAction[];
  readonly icon?: ReactNode;
}

/** A button and the menu behind it, in the toolbar's clothes. */
export function Menu({ label, actions, icon }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const menuId = useId();

  function close(): void {
    setOpen(false);
    button?.focus();
  }

  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={TOOL}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="icon" aria-hidden="true">
          {icon ?? <IconMore />}
        </span>
        <span className={TOOL_LABEL}>{label}</span>
      </button>
      {open && (
        <OpenMenu
          id={menuId}
          label={label}
          actions={actions}
          anchor={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Beside a rail, so that it hides none of the other tools; above a row of them. */
function sideOf(button: Element | null): Placement {
  const tools = button?.parentElement;
  return tools && getComputedStyle(tools).flexDirection === 'column' ? 'right' : 'above';
}

const MENU =
  'paper-float fixed inset-auto z-30 m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] min-w-[min(13rem,100vw-1rem)] overflow-y-auto rounded-lg border-0 bg-raised p-1.5 text-ink animate-pop lying:columns-2 lying:gap-1';
const ITEM =
  'flex min-h-11 w-full break-inside-avoid items-center gap-3 rounded-md px-3 py-1 text-start focus:bg-accent/14 focus-visible:-outline-offset-3 aria-disabled:text-soft aria-disabled:opacity-60';

interface OpenMenuProps {
  readonly id: string;
  readonly label: string;
  readonly actions: readonly ToolbarAction[];
  readonly anchor: Element | null;
  /** Closes and gives the focus back. */
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

function OpenMenu({ id, label, actions, anchor, onClose, onLeave }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useAnchored(menu, anchor, sideOf(anchor));
  useOutsidePress(menu, anchor, onLeave);
  useEffect(
    () =>
      // To take the focus is to be laid out: the menu is seen first. An item that has it already keeps it.
      afterPaint((early) => {
        if (menu.current?.contains(document.activeElement)) return;
        const items = itemsOf(menu.current);
        (items.find((item) => !item.matches('[aria-disabled]')) ?? items[0])?.focus({ preventScroll: true });
        if (early) tellInstead(early);
      }),
    [],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') {
      onLeave();
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const items = itemsOf(menu.current);
    const at = items.findIndex((item) => item.matches(':focus'));
    const next = itemAfterKey(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className={MENU}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          {...(action.pressed === undefined
            ? { role: 'menuitem' }
            : { role: 'menuitemcheckbox', 'aria-checked': action.pressed })}
          aria-label={action.label}
          // Else the tooltip would be read, and with it the name a second time.
          aria-description={action.price}
          title={action.price && `${action.label}, ${action.price}`}
          aria-keyshortcuts={ariaKeys(action.keyHint)}
          aria-disabled={action.disabled || undefined}
          tabIndex={-1}
          className={ITEM}
          onClick={() => {
            if (action.disabled) return;
            onClose();
            action.onPress();
          }}
        >
          <span className="icon" aria-hidden="true">
            {action.icon}
          </span>
          <span className="flex-1">{action.label}</span>
          {action.price && <span className="figures text-sm text-soft">{action.price}</span>}
          {action.pressed && <IconCheck className="flex-none text-[0.875rem]" aria-hidden="true" />}
          {action.keyHint && <kbd>{action.keyHint}</kbd>}
        </button>
      ))}
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')] : [];
}

function itemAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
