/** What somebody's browser has stored who has ended a game in every room and begun another. */
import type { Browser } from '@playwright/test';
import { endGame, followHint, handOf, newGame, openBoard } from './hand';
import type { BenchRooms } from './rooms';
import { type Stored, setUp } from './visit';

export async function returningPlayer(
  browser: Browser,
  url: string,
  { rooms, seen }: BenchRooms,
): Promise<Stored> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(setUp, seen);
  const page = await context.newPage();
  const hand = handOf(page, 30);
  for (const { smallLink } of rooms) {
    await openBoard(hand, url + smallLink);
    await endGame(hand);
    await newGame(hand);
    await followHint(hand);
    // Saves are written a little after a move.
    await page.waitForTimeout(1000);
  }
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}
