/** Addresses, all below the base that the build was made for. A place is `hudoku`, or `wondering-witches/brew`. */
export const ROUTER_BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

export function gamePath(place: string): string {
  return `/${place}`;
}

/** Straight to the board: what was being played, or a fresh deal. */
export function continuePath(place: string): string {
  return `/${place}?scene=game`;
}

/** Back to the game that waits beside a daily. */
export function besideDailyPath(place: string): string {
  return `/${place}?scene=free`;
}

export function newGamePath(place: string): string {
  return `/${place}?new`;
}

/** To look back at a run that has ended. */
export function runPath(place: string, run: string): string {
  return `/${place}?run=${run}`;
}

export function codePath(place: string, code: string): string {
  return `/${place}/${encodeURIComponent(code)}`;
}

export function dailyPath(place: string, day?: string): string {
  return day ? `/${place}/daily/${day}` : `/${place}/daily`;
}

export function absolute(path: string): string {
  return `${location.origin}${ROUTER_BASE}${path}`;
}

/** To all lessons, or to one. */
export function studyPath(game: string, lesson?: string | null): string {
  return `/${game}/study${lesson ? `?lesson=${encodeURIComponent(lesson)}` : ''}`;
}

/** To put puzzles on paper: this one, or new ones. */
export function printPath(place: string, code?: string): string {
  return `/${place}/print${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`;
}
