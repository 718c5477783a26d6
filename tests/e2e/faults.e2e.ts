/** Faults planted in every room, and the ways back from there, without a reload by hand. */
import { expect, type Page, type Route } from '@playwright/test';
import { soaking } from '../counts';
import { anyGame, someGames, type TestedRoom, testedRooms } from '../inBrowser';
import { expectFaultless } from './support/axe';
import { board, openGame, play, STEADY } from './support/everyGame';
import { CALM, type Site, setSettings, test } from './support/fixtures';

// A worker would answer for the files that are held back here.
test.use({ actionTimeout: 10_000 });

type Room = Pick<TestedRoom, 'path' | 'title' | 'isPlayed'>;

const CUPS: Room = { path: 'cups', title: 'Cups', isPlayed: true };
const isOther = ({ isPlayed }: Room) => !isPlayed;
/** What catches a fault is the same in all: on every push one that is not played, and the template, which is. */
const ROOMS: readonly Room[] = soaking ? [...testedRooms, CUPS] : [...testedRooms.filter(isOther), CUPS];

/** What browsers and React say of a file that did not come. */
const NOT_COME = [
  /net::ERR_/,
  /Unable to preload CSS/,
  /Failed to/,
  /did not arrive/,
  /^Error$/,
  /Loading .* failed/,
  /NetworkError/,
];
/** What they say of a planted fault; Firefox names an error by its kind alone. React says so too when it draws twice. */
const PLANTED = [/planted/, /React error #520/, /^Error$/];

const SCREENS = '**/assets/*Screen-*.js';
const FRAME = '**/assets/frame-*.js';
const BASE = '**/assets/base-*.js';

/** What is there once it is open: a board to play on, or the picture of one. */
const isOpen = (page: Page, { isPlayed }: Room) =>
  expect(page.getByRole(isPlayed ? 'gridcell' : 'img').first()).toBeVisible({ timeout: 15_000 });
const trouble = (page: Page) => page.getByText(/has stumbled|could not be fetched/);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function toTheShelf(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parlour' })).toBeVisible();
}

/** As a link on the page would, without loading it afresh. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()), idx: 99 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

const WAYS: readonly (readonly [string, (page: Page, room: Room, link: string) => Promise<void>])[] = [
  ['Try again', (page) => press(page, 'Try again')],
  ['New game', (page) => press(page, 'New game')],
  ['another link', (page, _room, link) => follow(page, link)],
  [
    'home and back',
    async (page, { path }) => {
      await toTheShelf(page);
      await follow(page, `/${path}?scene=game`);
    },
  ],
];

const PLANTED_SCREEN = 'if(globalThis.planted)throw new Error("planted in the drawing");return';

/** The server ends a line that has long been idle, now and then just as it is used again. */
const ONCE_MORE = { maxRetries: 1 };

/** Makes every room throw while `planted` is set: where its file hands it on, or where it is picked out of one. */
async function plantInScreens(page: Page): Promise<void> {
  await page.route(SCREENS, async (route) => {
    const response = await route.fetch(ONCE_MORE);
    const body = (await response.text()).replace(
      /export\{([\w$]+) as default\}/,
      `function planted(p){${PLANTED_SCREEN} $1(p)}export{planted as default}`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(BASE, async (route) => {
    const response = await route.fetch(ONCE_MORE);
    const body = (await response.text()).replace(
      /(Screen-[\w-]+\.js`\)\.then\(m=>\(\{default:)(m\.[\w$]+)/g,
      `$1function planted(p){${PLANTED_SCREEN} $2(p)}`,
    );
    await route.fulfill({ response, body });
  });
}

const plant = (page: Page, planted: boolean) =>
  page.evaluate((to) => Object.assign(window, { planted: to }), planted);

async function open(page: Page, site: Site, room: Room, query = '?scene=game'): Promise<void> {
  await page.goto(`${site.url}${room.path}${query}`);
  await isOpen(page, room);
}

/** The address of another deal of this room. */
async function otherLink(page: Page, site: Site, room: Room): Promise<string> {
  await open(page, site, room, '?new');
  await expect(page).toHaveURL(new RegExp(`/${room.path}/[^?]+$`));
  return new URL(page.url()).pathname;
}

const FAULTS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'in the drawing',
    async (page) => {
      await plant(page, true);
      // Another request makes the room draw itself.
      await page.evaluate(() => {
        history.pushState({ key: 'drawn-anew', idx: 98 }, '', `${location.pathname}?drawn-anew`);
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
      await expect(trouble(page)).toBeVisible();
      await plant(page, false);
    },
  ],
  [
    'in an event',
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('planted in an event');
        });
      }),
  ],
  ['in a promise', (page) => page.evaluate(() => void Promise.reject(new Error('planted in a promise')))],
];

/** All in one room, and one for each fault in the others; with the full counts, all everywhere. */
function waysFrom(room: Room, fault: number): typeof WAYS {
  const turn = (ROOMS.indexOf(room) + fault) % WAYS.length;
  return soaking || room.path === 'cups' ? WAYS : WAYS.slice(turn, turn + 1);
}

for (const room of ROOMS) {
  test(`${room.path}: ways back from a fault in drawing, event and promise`, async ({
    page,
    site,
    expected,
  }) => {
    expected.push(...PLANTED);
    test.setTimeout(150_000);
    await setSettings(page, { ...CALM, ...STEADY });
    await plantInScreens(page);
    const link = await otherLink(page, site, room);
    for (const [index, [where, fault]] of FAULTS.entries()) {
      for (const [name, way] of waysFrom(room, index)) {
        await test.step(`${where}, then ${name}`, async () => {
          await open(page, site, room);
          let loads = 0;
          const count = () => loads++;
          page.on('load', count);
          await fault(page);
          await expect(trouble(page)).toHaveText(`${room.title} has stumbled`);
          await way(page, room, link);
          await isOpen(page, room);
          await expect(trouble(page)).toBeHidden();
          expect(loads).toBe(0);
          page.off('load', count);
        });
      }
    }
  });

  test(`${room.path}: a worker that breaks takes nothing away`, async ({ page, site }) => {
    await setSettings(page, { ...CALM, ...STEADY });
    await page.addInitScript(() => {
      const Sound = window.Worker;
      window.Worker = class extends Sound {
        override postMessage() {
          setTimeout(() =>
            this.dispatchEvent(new ErrorEvent('error', { cancelable: true, message: 'planted' })),
          );
        }
      };
    });
    await open(page, site, room, '?new');
    await page.keyboard.press('h');
    await follow(page, `/${room.path}?new`);
    await isOpen(page, room);
    await expect(trouble(page)).toBeHidden();
  });

  test(`${room.path}: ways back from a file that did not come`, async ({ page, site, expected }) => {
    expected.push(...NOT_COME);
    test.setTimeout(120_000);
    await setSettings(page, { ...CALM, ...STEADY });
    const link = await otherLink(page, site, room);
    for (const [name, way] of waysFrom(room, 0)) {
      await test.step(name, async () => {
        await page.goto(site.url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const lose = (route: Route) => route.abort();
        await page.route(SCREENS, lose);
        await follow(page, `/${room.path}?scene=game`);
        await expect(trouble(page)).toHaveText(`${room.title} could not be fetched`);
        await expect(page.locator('body')).not.toContainText(/dynamically imported|module/i);
        await page.unroute(SCREENS, lose);
        await way(page, room, link);
        await isOpen(page, room);
        await expect(trouble(page)).toBeHidden();
      });
    }
  });
}

test('a fault costs no move', async ({ page, site, expected }) => {
  expected.push(...PLANTED);
  test.setTimeout(120_000);
  await setSettings(page, { ...CALM, ...STEADY });
  for (const game of someGames(0)) {
    await openGame(page, site, `${game.id}?scene=game`);
    const played = await play(page, game);
    for (const way of [() => press(page, 'Try again'), () => toTheShelf(page)]) {
      await page.evaluate(() => void Promise.reject(new Error('planted after a move')));
      await expect(trouble(page)).toBeVisible();
      await way();
      if (new URL(page.url()).pathname === '/')
        await page.getByRole('link', { name: `Continue ${game.title}` }).click();
      await expect.poll(() => board(page), game.id).toBe(played);
      await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
    }
  }
});

test('without the frame’s own file the shelf and its pages go on, and the games when it comes', async ({
  page,
  site,
  expected,
}) => {
  expected.push(...NOT_COME);
  await setSettings(page, { ...CALM, ...STEADY });
  await page.route(FRAME, (route) => route.abort());
  const { id, title } = anyGame();
  await page.goto(`${site.url}${id}?scene=game`);
  await expect(trouble(page)).toHaveText(`${title} could not be fetched`);
  await expectFaultless(page, 'a file that did not come');
  await toTheShelf(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Daily Cups' }).click();
  await expect(trouble(page)).toHaveText('Cups could not be fetched');
  const loadedAgain = page.waitForEvent('load');
  await press(page, 'Try again');
  await loadedAgain;
  await expect(trouble(page)).toHaveText('Cups could not be fetched');
  await page.unroute(FRAME);
  await press(page, 'Try again');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

for (const FIRST of ['**/assets/core-*.js', BASE])
  test(`without ${FIRST} the page says so, and opens when it comes`, async ({
    page,
    site,
    expected,
    context,
  }) => {
    expected.push(...NOT_COME);
    await setSettings(page, CALM);
    await page.route(FIRST, (route) => route.abort());
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Parlour could not be fetched' })).toBeVisible();
    await expectFaultless(page, 'the first files');
    await context.setOffline(true);
    await press(page, 'Try again');
    await expect(page.getByText(/does not answer yet/)).toBeVisible();
    await context.setOffline(false);
    await page.unroute(FIRST);
    await press(page, 'Try again');
    await expect(page.getByRole('heading', { level: 1, name: 'Parlour', exact: true })).toBeVisible();
  });

test('offline a room says so, and opens when the connection is back', async ({
  page,
  site,
  expected,
  context,
}) => {
  expected.push(...NOT_COME);
  await setSettings(page, { ...CALM, ...STEADY });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Daily Cups' }).click();
  await expect(trouble(page)).toHaveText('Cups could not be fetched');
  await press(page, 'Try again');
  await expect(page.getByText(/does not answer yet/)).toBeVisible();
  await toTheShelf(page);
  await page.goBack();
  await expect(trouble(page)).toBeVisible();
  expect(loads).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText(/connection is back/)).toBeVisible();
  await press(page, 'Try again');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('a part of the shelf that did not come leaves the shelf as it is', async ({ page, site, expected }) => {
  expected.push(...NOT_COME);
  await setSettings(page, CALM);
  await page.route('**/assets/DailyArchive-*.js', (route) => route.abort());
  await page.goto(site.url);
  // The page loads itself afresh, once; a press before that would go with the old page.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Earlier days' }).click()]);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByText('This could not be fetched.')).toBeVisible();
  await expectFaultless(page, 'a part that did not come');
  await page.unroute('**/assets/DailyArchive-*.js');
  await press(page, 'Try again');
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('errors of others take no board', async ({ page, site, expected }) => {
  expected.push(/foreign|Script error/);
  await setSettings(page, { ...CALM, ...STEADY });
  await open(page, site, CUPS);
  await page.evaluate(() => {
    const foreign = (stack: string) => Object.assign(new Error('foreign'), { stack });
    const extension = foreign('Error: foreign\n    at run (chrome-extension://abcdef/inject.js:1:1)');
    setTimeout(() => {
      throw extension;
    });
    void Promise.reject(extension);
    void Promise.reject(foreign('f@moz-extension://0a-1/content.js:1:1'));
    void Promise.reject('foreign text');
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    const elsewhere = {
      message: 'foreign',
      error: new Error('foreign'),
      filename: 'https://ads.example/x.js',
    };
    window.dispatchEvent(new ErrorEvent('error', elsewhere));
  });
  await page.waitForTimeout(200);
  await expect(trouble(page)).toBeHidden();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  // The same way, an error of ours does take it.
  await page.evaluate(() => void Promise.reject(new Error('no foreign one')));
  await expect(trouble(page)).toBeVisible();
});

test('a daily from a time zone ahead says when it opens', async ({ page, site }) => {
  await setSettings(page, { ...CALM, ...STEADY });
  await page.clock.install({ time: new Date('2026-11-18T18:10:00') });
  const { id } = anyGame();
  await page.goto(`${site.url}${id}/daily/2026-11-19`);
  await expect(page.getByText('This daily opens at midnight here, in 6 hours.')).toBeVisible();
  await expectFaultless(page, 'a daily that is not open');
  await page.getByRole('link', { name: 'Play today’s daily' }).click();
  await expect(page).toHaveURL(`${site.url}${id}/daily/2026-11-18`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('where `caches` throws, every room opens', async ({ browser, site, complaints }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await setSettings(context, { ...CALM, ...STEADY });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  for (const room of ROOMS) {
    await open(page, site, room);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(100);
    await expect(trouble(page)).toBeHidden();
  }
  await context.close();
});
