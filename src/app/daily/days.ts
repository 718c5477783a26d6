/** Calendar days in words, and which of them is today. */
import { useSyncExternalStore } from 'react';
import { dayInWords } from '../../frame/words/days';
import { today } from './daily';

export { longDay, shortDay } from '../../frame/words/days';

export function fullDay(day: string): string {
  return dayInWords(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** `November 2026`, of `2026-11`. */
export function monthName(month: string): string {
  return dayInWords(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** Today, also on a page that was left open overnight. */
export function useToday(): string {
  return useSyncExternalStore(listenForMidnight, today, today);
}

function listenForMidnight(onChange: () => void): () => void {
  let timer = arm();
  function arm() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    return setTimeout(wake, midnight.getTime() - now.getTime() + 500);
  }
  // Timers stand still while the machine sleeps, so a page that comes back looks for itself.
  function wake() {
    clearTimeout(timer);
    timer = arm();
    onChange();
  }
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
