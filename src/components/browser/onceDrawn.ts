/**
 * Calls when what was just changed has been drawn: whoever moves the focus before is not heard, since screen readers hear
 * of the change first, and then take the focus for where it was. Returns what calls it off.
 */
export function onceDrawn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
