/** Which part of the app a module belongs to: what is loaded with what, told from who imports whom, and from how scripts are cut. */
import { posix } from 'node:path';
import { isInBase } from './chunkGroups.ts';

/** The part that is there before any other. */
export const BASE = 'base';
/** Those of several pages; all others are games. */
const SHARED: ReadonlySet<string> = new Set([BASE, 'home', 'pages', 'frame']);

/** Looks of what no room shows at first: they come with the runs, and with the dialog to share a link. */
const CHALLENGE = /^(frame\/challenge\/(?!useChallenges)|frame\/dialogs\/ShareRun|components\/QrCode)/;

/** Frames of the pages beside the rooms, which no room shows. */
const BESIDE = /^frame\/(maker|print|study)\//;

export const isGame = (part: string) => !SHARED.has(part);
/** What of the frame comes by itself; no element of it is a game's. */
export const isAside = (part: string) => part === 'challenge' || part === 'beside';

/** `hudoku` of its maker's page, `hudoku_maker`, as of its study, or of one of several rooms: all have the game's own as well. */
export const gameOf = (part: string) => part.replace(/_.*/, '');

/** Of modules by their paths below `src`, with their texts. */
export function moduleParts(modules: ReadonlyMap<string, string>): (path: string) => string {
  const base = withImports('main.tsx', modules);
  const home = withImports('app/home/Home.tsx', modules);
  const frame = withImports('app/GameRoute.tsx', modules);
  return (path) => {
    if (base.has(path) || isInBase(`src/${path}`)) return BASE;
    if (home.has(path)) return 'home';
    // What is drawn on a game's box is the shelf's.
    const [, game] = /^games\/([^/]+)\/(?!.*\bCover\.tsx$)/.exec(path) ?? [];
    if (game !== undefined) return game + ofGame(path, modules);
    if (CHALLENGE.test(path)) return 'challenge';
    if (BESIDE.test(path)) return 'beside';
    if (frame.has(path) || /^(components|frame)\//.test(path)) return 'frame';
    return path.startsWith('app/') ? 'pages' : BASE;
  };
}

/** Pages of a game beside its rooms, and rooms where there are several: each is fetched by itself. */
function ofGame(path: string, modules: ReadonlyMap<string, string>): string {
  const [, home = '', folder = ''] = /^(games\/[^/]+\/([^/]+)\/)/.exec(path) ?? [];
  const isPage = /^(maker|study|print)$/.test(folder) || modules.has(`${home}screen/Screen.tsx`);
  return isPage ? `_${folder}` : '';
}

function withImports(path: string, modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([path]);
  // A set hands out what is added while it is walked through.
  for (const one of found) {
    for (const [, target = ''] of (modules.get(one) ?? '').matchAll(IMPORT)) {
      const plain = posix.join(posix.dirname(one), target);
      for (const file of [plain, `${plain}.ts`, `${plain}.tsx`]) if (modules.has(file)) found.add(file);
    }
  }
  return found;
}

/** Not of types alone, and not those that are fetched later. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'(\.[^']+)'/gm;
