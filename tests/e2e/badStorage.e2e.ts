/**
 * One tab, and storage on a bad day: slow, held by another page, stopped, cleared while a game is being played. Nothing
 * is said of another tab, and whatever was played is there after a reload.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { count } from '../counts';
import { type TestedGame, testedGames } from '../inBrowser';
import { board, openGame, play, STEADY } from './support/everyGame';
import { CALM, type Site, setSettings, test } from './support/fixtures';
import { launch, type OwnBrowser } from './support/ownBrowser';

const ROUNDS = count(1, 8);
const ROOMS = count(1, testedGames.length);
const SLOW_MS = 2_200;
const STOPPED_MS = 2_500;
const HELD_MS = 4_000;

/** A game in a window of its own, whose storage nobody else has. */
interface Room {
  readonly game: TestedGame;
  readonly page: Page;
}

type Trouble = (rooms: readonly Room[], browser: OwnBrowser, site: Site) => Promise<void>;

const all = <T>(rooms: readonly Room[], act: (room: Room) => Promise<T>) => Promise.all(rooms.map(act));
const move = (rooms: readonly Room[]) => all(rooms, playOn);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const TROUBLES: Readonly<Record<string, Trouble>> = {
  async 'every write takes 2.2 seconds'(rooms) {
    await all(rooms, ({ page }) => slowDown(page, SLOW_MS));
    await move(rooms);
    await wait(SLOW_MS);
    await move(rooms);
  },
  async 'the browser process stands still for 2.5 seconds'(rooms, browser) {
    await Promise.all([move(rooms), standStill(browser)]);
    await move(rooms);
  },
  async 'another page holds the table'(rooms, _browser, site) {
    await all(rooms, ({ page }) => holdTable(page, site));
    await move(rooms);
    await wait(HELD_MS / 2);
    await move(rooms);
  },
  async 'site data is cleared'(rooms, _browser, site) {
    await all(rooms, ({ page }) => clearData(page, site));
    await move(rooms);
  },
  async 'site data is cleared in the middle of a write'(rooms, _browser, site) {
    await all(rooms, ({ page }) => slowDown(page, SLOW_MS));
    await move(rooms);
    await all(rooms, ({ page }) => clearData(page, site));
    // Until what came to nothing has been written once more.
    await wait(SLOW_MS);
  },
};

for (const [at, [name, trouble]] of Object.entries(TROUBLES).entries()) {
  // Not always the same ones.
  const games = [...testedGames.slice(at), ...testedGames.slice(0, at)].slice(0, ROOMS);
  test(`${ROUNDS * ROOMS} times: ${name}, nothing false is said and no move is lost`, {
    tag: '@chromium',
  }, async ({ site }) => {
    test.setTimeout(60_000 + ROUNDS * 60_000);
    const profile = await mkdtemp(join(tmpdir(), 'parlour-profile-'));
    const own = await launch(profile);
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const rooms = await Promise.all(games.map((game) => openRoom(own, site, game)));
        await move(rooms);
        await trouble(rooms, own, site);
        await move(rooms);
        // Half of the time while the trouble lasts.
        if (round % 2 === 1) await wait(HELD_MS);
        await all(rooms, async ({ page, game }) => {
          const what = `${game.id}, round ${round}`;
          const before = await board(page);
          expect(await page.evaluate(() => document.documentElement.dataset.notices), what).toBeUndefined();
          await openGame(page, site, `${game.id}?scene=game`);
          await expect.poll(() => board(page), what).toBe(before);
          await playOn({ page, game });
          await wait(300);
          expect(await page.evaluate(() => document.documentElement.dataset.notices), what).toBeUndefined();
        });
        await all(rooms, ({ page }) => page.context().close());
      }
    } finally {
      await own.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

/** Where there is no way on, a step back is what is to be kept. */
async function playOn({ page, game }: Room): Promise<void> {
  const canMove = (await game.hasMove?.(page)) ?? true;
  if (canMove) return void (await play(page, game));
  const before = await board(page);
  await page.keyboard.press('u');
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' });
  await expect
    .poll(async () => {
      if (await question.isVisible()) await question.click();
      return board(page);
    })
    .not.toBe(before);
}

async function openRoom({ browser }: OwnBrowser, site: Site, game: TestedGame): Promise<Room> {
  const context = await browser.newContext();
  await setSettings(context, { ...CALM, ...STEADY });
  await context.addInitScript(noteNotices);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await openGame(page, site, `${game.id}?new`);
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled();
  return { page, game };
}

/** Also those that are gone again before anybody looks. */
function noteNotices(): void {
  const look = () => {
    const told = document.body?.textContent ?? '';
    const text = /went on in another tab|does not let Parlour save|newer version/.exec(told);
    if (text) document.documentElement.dataset.notices = text[0];
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Whatever is written from here on takes so long to be committed. */
function slowDown(page: Page, ms: number): Promise<void> {
  return page.evaluate((duration) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      const end = performance.now() + duration;
      const goOn = () => {
        if (performance.now() < end) this.get('nothing').onsuccess = goOn;
      };
      goOn();
      return put.apply(this, args);
    };
  }, ms);
}

/** By a page of the same site that has much to do there. */
async function holdTable(page: Page, site: Site): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${site.url}licences.txt`);
  await other.evaluate(
    (duration) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('parlour');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const table = request.result.transaction('texts', 'readwrite').objectStore('texts');
          const end = performance.now() + duration;
          const goOn = () => {
            if (performance.now() < end) table.get('nothing').onsuccess = goOn;
          };
          table.get('nothing').onsuccess = () => {
            resolve();
            goOn();
          };
        };
      }),
    HELD_MS,
  );
}

async function clearData(page: Page, site: Site): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(site.url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await session.detach();
}

async function standStill({ stop, goOn }: OwnBrowser): Promise<void> {
  // Time for the moves to reach their pages, and for some of them to be on their way to the disk.
  await wait(60);
  stop();
  await wait(STOPPED_MS);
  goOn();
}
