/** Addresses, all below the base that the build was made for. */
export const ROUTER_BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

export function gamePath(game: string): string {
  return `/${game}`;
}

/** Straight to the board: what was being played, or a fresh deal. */
export function continuePath(game: string): string {
  return `/${game}?scene=game`;
}

export function newGamePath(game: string): string {
  return `/${game}?new`;
}

export function codePath(game: string, code: string): string {
  return `/${game}/${encodeURIComponent(code)}`;
}

export function dailyPath(game: string, day?: string): string {
  return day ? `/${game}/daily/${day}` : `/${game}/daily`;
}

export function absolute(path: string): string {
  return `${location.origin}${ROUTER_BASE}${path}`;
}
