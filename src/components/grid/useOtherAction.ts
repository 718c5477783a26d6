/** Right click and long press as one action, on whatever the handlers are put. */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** As long as phones themselves wait. */
export const LONG_PRESS_MS = 500;
/** A finger that moves farther is on its way to scroll. */
const STEADY_PX = 10;
/** A click comes this soon after its press is over, or never. */
const CLICK_WITHIN_MS = 400;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export interface OtherAction {
  readonly handlers: {
    readonly onPointerDown?: (event: PointerEvent) => void;
    readonly onPointerMove?: (event: PointerEvent) => void;
    readonly onPointerUp?: () => void;
    readonly onPointerCancel?: () => void;
    readonly onContextMenu?: (event: MouseEvent) => void;
  };
  /** The press that a click ends has already done something. */
  readonly usedUp: () => boolean;
}

/** `act` answers whether there was anything at `target` to act on; without `act`, browsers do as ever. */
export function useOtherAction(act: ((target: EventTarget) => boolean) | undefined): OtherAction {
  const latest = useRef(act);
  latest.current = act;
  const press = useRef<Press | null>(null);
  const used = useRef(false);
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);

  const letGo = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  const end = () => {
    letGo();
    // Screen readers click without a press: the next one of theirs is meant.
    forget.current = setTimeout(() => {
      used.current = false;
    }, CLICK_WITHIN_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(press.current?.timer);
      clearTimeout(forget.current);
    },
    [],
  );

  if (!act) return { handlers: {}, usedUp: () => false };
  return {
    usedUp: () => used.current,
    handlers: {
      onPointerDown(event) {
        letGo();
        clearTimeout(forget.current);
        used.current = false;
        // A second finger means to zoom.
        if (!event.isPrimary) return;
        const { target, pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
        const hold = () => {
          used.current = latest.current?.(target) ?? false;
        };
        const timer = pointerType === 'mouse' ? undefined : setTimeout(hold, LONG_PRESS_MS);
        press.current = { pointer, x, y, timer };
      },
      onPointerMove({ pointerId, clientX, clientY }) {
        const { current } = press;
        if (current?.pointer !== pointerId) return;
        if (Math.hypot(clientX - current.x, clientY - current.y) > STEADY_PX) clearTimeout(current.timer);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu(event) {
        // Some systems open the menu for a long press too, before, after or instead of our own waiting.
        if (used.current) {
          event.preventDefault();
          return;
        }
        clearTimeout(press.current?.timer);
        if (!act(event.target)) return;
        event.preventDefault();
        used.current = press.current !== null;
      },
    },
  };
}
