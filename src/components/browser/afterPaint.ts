/** Pages in the background are not painted. */
const NOT_PAINTED_MS = 200;

/**
 * For what a gesture brings about, but need not be in its first picture: it comes once that has been painted, or before
 * the next press or key, whichever is first. `act` is given the event that could not wait. Answers with a way to cancel.
 */
export function afterPaint(act: (early?: Event) => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('keydown', atOnce, { capture: true });
    removeEventListener('pointerdown', atOnce, { capture: true });
  };
  const come = () => {
    cancel();
    act();
  };
  const atOnce = (event: Event) => {
    cancel();
    act(event);
  };
  let timer = setTimeout(come, NOT_PAINTED_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(come);
  });
  addEventListener('keydown', atOnce, { capture: true });
  addEventListener('pointerdown', atOnce, { capture: true });
  return cancel;
}

/** A key was meant for what has just taken the focus, and is told to that: what the browser itself does, it does there. */
export function tellInstead(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  event.stopImmediatePropagation();
  const told = new KeyboardEvent(event.type, event);
  if (document.activeElement?.dispatchEvent(told) === false) event.preventDefault();
}
