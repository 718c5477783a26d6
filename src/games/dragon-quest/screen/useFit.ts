/**
 * Makes the cards as large as the hall allows. Measured once for each size of the hall: with container units every
 * change beside the board would lay out all cards anew, twice, while the page's grid tries its sizes.
 */
import { type RefObject, useLayoutEffect } from 'react';

const LARGEST_REM = 7.5;
/** From here on whole names and figures fit on a card. */
const LARGE = 74;
const HEIGHT = 1.4;

export function useFit(tray: RefObject<HTMLElement | null>, rows: number, columns: number): void {
  useLayoutEffect(() => {
    const element = tray.current;
    const hall = element?.parentElement;
    if (!element || !hall) return;
    const measure = () => {
      const card = cardWidth(element, hall, rows, columns);
      element.style.setProperty('--fit', `${card}px`);
      element.toggleAttribute('data-large', card >= LARGE);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(hall);
    return () => observer.disconnect();
  }, [tray, rows, columns]);
}

function cardWidth(tray: HTMLElement, hall: HTMLElement, rows: number, columns: number): number {
  const style = getComputedStyle(tray);
  const ring = 2 * (Number.parseFloat(style.paddingLeft) || 0);
  const gap = Number.parseFloat(style.getPropertyValue('--gap')) || 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const wide = (hall.clientWidth - ring - (columns - 1) * gap) / columns;
  const high = (hall.clientHeight - ring - (rows - 1) * gap) / rows / HEIGHT;
  return Math.max(12, Math.floor(4 * Math.min(LARGEST_REM * rem, wide, high)) / 4);
}
