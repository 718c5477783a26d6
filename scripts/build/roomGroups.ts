/**
 * What a room needs at once is one file, and what several rooms of a game need is another. The rules that a worker needs
 * too are apart, since nothing that draws belongs in a worker: one file for all rooms of a game that deal. What rooms
 * fetch later, such as dialogs, may need some of that as well; by itself the bundler would cut a file for each such mixture.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

export type ChunkGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Naming = Extract<ChunkGroup['name'], (...input: never) => unknown>;
type Modules = Parameters<Naming>[1];
type Kind = 'names' | 'rules' | 'screen' | 'making' | 'study' | 'work';

const GAMES = normalizePath(fileURLToPath(new URL('../../src/games', import.meta.url)));
/** What a page or a worker begins with; the names are what shelf and statistics call things in a game. */
const STARTS = {
  room: /(^|\/)screen\/Screen\.tsx$/,
  /** What a room shows as soon as its board is there. */
  beside: /(^|\/)screen\/beside\.ts$/,
  cover: /(^|\/)screen\/Cover\.tsx$/,
  names: /(^|\/)words\/(names|firstEdition)\.ts$/,
  worker: /\.worker\.ts$/,
  maker: /(^|\/)maker\/screen\/Maker\.tsx$/,
  study: /(^|\/)study\/screen\/Study\.tsx$/,
};
const OF_GAME = /[\\/]src[\\/]games[\\/].+\.(ts|json)$/;

const gameOf = (file: string) => file.split('/')[0] ?? '';
const isRoom = (file: string) => STARTS.room.test(file);
const isBeside = (file: string) => STARTS.beside.test(file);
const ROOM_WEIGHT = 2;
/** What is needed at the start comes before what is needed only beside a board. */
const weightOf = (file: string) => {
  if (isRoom(file) || STARTS.cover.test(file)) return ROOM_WEIGHT;
  return isBeside(file) ? 1 : 0;
};
const weightOfAll = (files: readonly string[]) => files.reduce((sum, file) => sum + weightOf(file), 0);

/** `core`: what a worker has besides its game. */
export function roomGroups(core: RegExp, folder = GAMES): ChunkGroup[] {
  const starts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => Object.values(STARTS).some((start) => start.test(file)));
  const roomsOf = (game: string) => starts.filter((file) => isRoom(file) && gameOf(file) === game).length;
  const most = Math.max(
    ...starts.map((start) => weightOfAll(starts.filter((file) => gameOf(file) === gameOf(start)))),
  );
  let needs: ReadonlyMap<string, readonly string[]> | null = null;

  const group = (kind: Kind, weight?: number): ChunkGroup => ({
    name: (id, modules) => {
      needs ??= needsOf(starts, folder, modules);
      const found = needs.get(id) ?? [];
      if (kindOf(found, () => isPlain(id, modules)) !== kind) return null;
      return weight === undefined || weightIn(kind, found) === weight ? nameOf(found, kind) : null;
    },
  });
  // A group takes along what its modules import, so that those of most rooms and covers come first.
  const lighter = Array.from({ length: most }, (_, less) => most - less);
  return [
    group('names'),
    ...lighter.map((weight) => group('rules', weight)),
    ...lighter.map((weight) => group('screen', weight)),
    group('making'),
    group('study'),
    group('work'),
  ];

  /** With whatever it imports, it draws nothing. */
  function isPlain(id: string, modules: Modules): boolean {
    return [...withImports(id, modules)].every((imported) => OF_GAME.test(imported) || core.test(imported));
  }

  function kindOf(found: readonly string[], isPlain: () => boolean): Kind | null {
    const has = (start: keyof typeof STARTS) => found.some((file) => STARTS[start].test(file));
    const rooms = found.filter(isRoom).length;
    if (has('names')) return 'names';
    if (rooms === 0) return outsideRooms(found, roomsOf(gameOf(found[0] ?? '')));
    if (!has('worker') && (rooms === 1 || !isPlain())) return 'screen';
    // What a room without deals shares with others is small enough to need no file of its own.
    return rooms === 1 || areDealt(found) ? 'rules' : 'names';
  }

  /** What is of no room and yet among its rules is in one file with them, and so are the rules of all rooms with deals. */
  function weightIn(kind: Kind, found: readonly string[]): number {
    return (kind === 'rules' && areDealt(found) ? 0 : weightOfAll(found)) || ROOM_WEIGHT;
  }

  function areDealt(found: readonly string[]): boolean {
    const hasDeals = (room: string) => starts.includes(room.replace('Screen.tsx', 'deal.worker.ts'));
    return !found.some((file) => STARTS.cover.test(file)) && found.filter(isRoom).every(hasDeals);
  }
}

/**
 * What a maker's or a study's page shares with its worker, and what several workers of a game share. The only room of a
 * game has the latter among its rules: browsers fetch six files at a time, and the deal would wait for this one.
 */
function outsideRooms(found: readonly string[], roomsOfGame: number): Kind | null {
  const workers = found.filter((file) => STARTS.worker.test(file));
  if (workers.length > 1) return roomsOfGame === 1 ? 'rules' : 'work';
  if (workers.length === 0) return null;
  if (found.some((file) => STARTS.maker.test(file))) return 'making';
  return found.some((file) => STARTS.study.test(file)) ? 'study' : null;
}

/** `hudoku-Screen` of its only room, `wondering-witches-brew-solo` of two of several; what is on its box as well is a cover's. */
function nameOf(found: readonly string[], kind: Kind): string | null {
  const [game, ...others] = new Set(found.map(gameOf));
  if (others.length > 0) return null;
  if (kind !== 'screen') return `${game}-${kind}`;
  const rooms = found.filter(isRoom);
  const parts = rooms.map((file) => file.split('/').slice(1, -2).join(''));
  const isOnCover = found.some((file) => STARTS.cover.test(file));
  const alone = found.some(isBeside) ? 'beside' : 'Screen';
  const last = isOnCover ? 'cover' : rooms.length === 1 ? alone : '';
  return [game, ...parts, last].filter(Boolean).join('-');
}

/** By module, the starts that cannot do without it. */
function needsOf(
  starts: readonly string[],
  folder: string,
  modules: Modules,
): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, string[]>();
  for (const start of starts)
    for (const id of withImports(`${folder}/${start}`, modules))
      needs.set(id, [...(needs.get(id) ?? []), start]);
  for (const [id, found] of needs) needs.set(id, isSheet(id) ? ofOneOrAll(found) : withoutLate(found));
  return needs;

  /** A sheet that only some rooms of a game share would be one more file: all of them have it. */
  function ofOneOrAll(found: readonly string[]): string[] {
    if (found.filter(isRoom).length < 2) return withoutLate(found);
    return starts.filter((start) => isRoom(start) && gameOf(start) === gameOf(found[0] ?? ''));
  }
}

const isSheet = (id: string) => id.endsWith('.css');

function withoutLate(found: readonly string[]): string[] {
  return found.filter((file) => !isThereBefore(file, found));
}

/** What a room needs to begin with, and what travels with a worker, is there for all that comes beside its board. */
function isThereBefore(file: string, found: readonly string[]): boolean {
  const screen = file.replace('beside.ts', 'Screen.tsx');
  return isBeside(file) && found.some((other) => other === screen || STARTS.worker.test(other));
}

function withImports(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([id]);
  // A set hands out what is added while it is walked through.
  for (const one of found)
    for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return found;
}
