/** Calendar days in words. A day is text (`2026-11-18`); noon UTC keeps every zone from turning it into another. */
import { useSyncExternalStore } from 'react';
import { today } from './daily';

export function longDay(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function shortDay(day: string): string {
  return format(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

export function fullDay(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** `November 2026`, of `2026-11`. */
export function monthName(month: string): string {
  return format(`${month}-01`, { month: 'long', year: 'numeric' });
}

function format(day: string, parts: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(at);
}

/** Today, also on a page that was left open overnight. */
export function useToday(): string {
  return useSyncExternalStore(listenForMidnight, today);
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
