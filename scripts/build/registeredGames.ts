import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport } from 'vite';
import type { GameMeta } from '../../src/frame/GameMeta.ts';
import { extraGames } from './extraGames.ts';

export type RegisteredGame = Pick<
  GameMeta,
  'id' | 'title' | 'line' | 'part' | 'rooms' | 'makers' | 'prints' | 'studies'
>;

const REGISTRY = fileURLToPath(new URL('../../src/app/registry.ts', import.meta.url));

/**
 * The games' names for pages and manifest, and for whoever drives the built app, from the registry itself. Vite's runner
 * imports it, since bundling it into the config would bring along every screen that its entries can load; here nobody
 * calls those functions.
 */
export async function registeredGames(registry = REGISTRY): Promise<readonly RegisteredGame[]> {
  const { module } = await runnerImport<{ readonly games: readonly RegisteredGame[] }>(
    normalizePath(registry),
    { configFile: false, logLevel: 'error', plugins: [extraGames(false)] },
  );
  return module.games;
}

/** Where something can be played, and the folder of its screen within that of its game. */
interface Place {
  readonly place: string;
  readonly part?: string | undefined;
}

/** A side room's folder goes by the same name as its address. */
export function placesOf({ id, part, rooms = [] }: RegisteredGame): readonly Place[] {
  return [{ place: id, part }, ...rooms.map(({ path }) => ({ place: `${id}/${path}`, part: path }))];
}

/** Addresses that have no page of their own: their room's is sent for them, and nothing that is painted in it shown. */
export function makerPlacesOf({ id, makers = [], prints, studies }: RegisteredGame): readonly string[] {
  const paths = [
    ...makers.map(({ path }) => path),
    ...(prints ? ['print'] : []),
    ...(studies ? ['study'] : []),
  ];
  return paths.map((path) => `${id}/${path}`);
}

/** In one folder with all others: a folder `wondering-witches` beside `wondering-witches.html` would puzzle some hosts. */
export function pageOf(place: string): string {
  return `${place.replaceAll('/', '-')}.html`;
}

/** As the service worker keeps it, zipped; `index.page` for the shelf. No ending that a host would unzip by itself. */
export function storedPageOf(place: string): string {
  return `stored/${place.replaceAll('/', '-') || 'index'}.page`;
}
