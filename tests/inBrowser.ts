/** The registered games, as tests in a real browser find them; see `everyGame.ts` for what lies where. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type RegisteredGame, registeredGames } from '../scripts/build/registeredGames';
import { soaking } from './counts';

/** What `tests/games/<id>/inBrowser.ts` exports: how the game is played on its page. */
export interface InBrowser {
  /** Makes one more move, of any kind that is saved. Left out: what the hint proposes. */
  readonly move?: (page: Page) => Promise<void>;
  /** The same by keys alone, told by what assistive software is told. Left out: what the hint proposes. */
  readonly moveByKeys?: (page: Page) => Promise<void>;
  /** Left out: there is always one. */
  readonly hasMove?: (page: Page) => Promise<boolean>;
  /** Where one key, pressed often enough, wins whatever is in play. */
  readonly win?: Win;
  /** The key of the hint that tells its reasons in stages. Left out: `h`. */
  readonly hintKey?: string;
  /** Where time can run out: from a new game, not yet begun, to its countdown. */
  readonly startCountdown?: (page: Page) => Promise<void>;
  /** Where the first edition cannot read what *New* deals: codes of its own, one for each number. */
  readonly codeOfOld?: (index: number) => string;
  /** Where hints lead to the end of every game: its smallest board, by its name in the dialog for a new game. */
  readonly smallestBoard?: string;
}

export interface Win {
  readonly key: string;
  readonly pressesLeft: (page: Page) => Promise<number>;
  /** What the page says of the win. */
  readonly said: string;
}

export interface TestedRoom {
  readonly id: string;
  /** Below the site: `game`, or `game/room`. */
  readonly path: string;
  readonly title: string;
  /** False where nothing is played, and so nothing saved. */
  readonly isPlayed: boolean;
}

export interface TestedGame extends InBrowser {
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly TestedRoom[];
}

async function inBrowserOf(id: string): Promise<InBrowser> {
  const file = new URL(`games/${id}/inBrowser.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return {};
  const module: { readonly inBrowser?: InBrowser } = await import(file.href);
  if (!module.inBrowser) throw new Error(`tests/games/${id}/inBrowser.ts should export inBrowser`);
  return module.inBrowser;
}

function roomsOf({ id, title, rooms = [] }: RegisteredGame): TestedRoom[] {
  const others = rooms.map((room) => ({
    id: room.id,
    path: `${id}/${room.path}`,
    title,
    isPlayed: room.loadNames !== undefined,
  }));
  return [{ id, path: id, title, isPlayed: true }, ...others];
}

export const testedGames: readonly TestedGame[] = await Promise.all(
  (await registeredGames()).map(async (game) => ({
    ...(await inBrowserOf(game.id)),
    id: game.id,
    title: game.title,
    rooms: roomsOf(game),
  })),
);

export const testedRooms: readonly TestedRoom[] = testedGames.flatMap(({ rooms }) => rooms);

/**
 * For tests of what is the portal's, whichever game stands for it: a quick run takes two, other ones for every number,
 * and the full counts take all.
 */
export function someGames(number: number): readonly TestedGame[] {
  const turned = testedGames.map((_, at) => testedGames[(at + number) % testedGames.length] as TestedGame);
  return soaking ? testedGames : turned.slice(0, 2);
}

/** For tests of something that every game has: the first one serves as well as any other. */
export function anyGame(): TestedGame {
  const [game] = testedGames;
  if (!game) throw new Error('No game is registered in src/app/registry.ts');
  return game;
}

/** For tests of what comes after a win. */
export function winnableGame(): TestedGame & { readonly win: Win } {
  for (const game of testedGames) if (game.win) return { ...game, win: game.win };
  throw new Error('No tests/games/<id>/inBrowser.ts says how its game is won by a key (win)');
}
