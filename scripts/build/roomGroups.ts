/**
 * What a room needs at once is one file, and what several rooms of a game need is another. What they fetch later,
 * such as rules and dialogs, may need some of that too; by itself the bundler would cut a file for each such mixture.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

export type ChunkGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Naming = Extract<ChunkGroup['name'], (...input: never) => unknown>;

const GAMES = normalizePath(fileURLToPath(new URL('../../src/games', import.meta.url)));
const gameOf = (file: string) => file.split('/')[0] ?? '';
const isRoom = (file: string) => file.endsWith('/Screen.tsx');

export function roomGroups(folder = GAMES): ChunkGroup[] {
  const rooms = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)screen\/(Screen|Cover)\.tsx$/.test(file));
  let needs: ReadonlyMap<string, readonly string[]> | null = null;
  const named: (name: (rooms: readonly string[]) => string | null) => Naming = (name) => (id, modules) => {
    needs ??= needsOf(rooms, folder, modules);
    return name(needs.get(id) ?? []);
  };
  const most = Math.max(
    ...rooms.map((room) => rooms.filter((other) => gameOf(other) === gameOf(room)).length),
  );
  // A group takes along what its modules import, so that those of most rooms come first.
  return Array.from({ length: most }, (_, fewer) => ({
    name: named((found) => (found.length === most - fewer && found.some(isRoom) ? nameOf(found) : null)),
  }));
}

/** `hudoku-Screen` of its only room, `wondering-witches-brew-solo` of two of several; what is on its box as well is a cover's. */
function nameOf(files: readonly string[]): string | null {
  const [game, ...others] = new Set(files.map(gameOf));
  if (others.length > 0) return null;
  const parts = files.map((file) => (isRoom(file) ? file.split('/').slice(1, -2).join('') : 'cover'));
  const isOne = files.length === 1;
  return [game, ...parts, isOne ? 'Screen' : ''].filter(Boolean).join('-');
}

/** By module, the screens and covers that cannot be shown without it. */
function needsOf(
  files: readonly string[],
  folder: string,
  modules: Parameters<Naming>[1],
): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, string[]>();
  for (const file of files) {
    const found = new Set([`${folder}/${file}`]);
    // A set hands out what is added while it is walked through.
    for (const id of found) {
      needs.set(id, [...(needs.get(id) ?? []), file]);
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    }
  }
  return needs;
}
