import { useDeferredValue, useInsertionEffect } from 'react';
import type { Painted } from './ScreenProps';
import { useLate } from './useLate';

/** A board that takes longer is waited for in a frame that answers. */
const PATIENCE_MS = 300;

/**
 * Whether the page that was painted at build stands for the frame, until the board is there as well: to draw both one
 * after the other takes a slow phone a fifth of a second longer than to draw them together.
 */
export function usePainted(painted: Painted | undefined, isLaid: boolean): boolean {
  const isThere = painted?.isThere() ?? false;
  const isLate = useDeferredValue(useLate(isThere && !isLaid, PATIENCE_MS));
  const stands = isThere && !isLaid && !isLate;
  useInsertionEffect(() => (stands ? painted?.hold() : undefined), [stands, painted]);
  return stands;
}
