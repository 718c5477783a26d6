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

/** `hudoku` of its maker's page, `hudoku-making`, and of its study: both have the game's own utilities as well. */
export const gameOf = (part: string) => part.replace(/-(making|study)$/, '');

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
    if (game !== undefined) return game + besideRooms(path);
    if (CHALLENGE.test(path)) return 'challenge';
    if (BESIDE.test(path)) return 'beside';
    if (frame.has(path) || /^(components|frame)\//.test(path)) return 'frame';
    return path.startsWith('app/') ? 'pages' : BASE;
  };
}

/** Pages of a game beside its rooms, which are fetched by themselves. */
function besideRooms(path: string): '' | '-making' | '-study' {
  const [, folder] = /^games\/[^/]+\/(maker|study)\//.exec(path) ?? [];
  if (folder === undefined) return '';
  return folder === 'maker' ? '-making' : '-study';
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
