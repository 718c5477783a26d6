/** An address, taken apart. Capitals make no difference but in what is a game's own: its id, a room, a code. */

interface GameAddress {
  readonly game: string;
  readonly room?: string | undefined;
  readonly code?: string | undefined;
  readonly day?: string | undefined;
}

/** Decoded; of the base's own address it is one part, which is empty. */
export function partsOf(pathname: string): readonly string[] {
  return pathname
    .replace(/^\/|\/+$/g, '')
    .split('/')
    .map(decoded);
}

/** `/hudoku`, `/hudoku/daily`, `/hudoku/daily/<day>`, `/hudoku/<code>`, `/wondering-witches/brew/<code>`; null for all else. */
export function gameAddressOf(pathname: string): GameAddress | null {
  const parts = partsOf(pathname);
  if (parts.includes('')) return null;
  const [game = '', second, third] = parts;
  const isDaily = second?.toLowerCase() === 'daily';
  switch (parts.length) {
    case 1:
      return { game };
    case 2:
      return isDaily ? { game } : { game, code: second };
    case 3:
      return isDaily ? { game, day: third } : { game, room: second, code: third };
    default:
      return null;
  }
}

/** What cannot be decoded stays as it is, and will be no code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
