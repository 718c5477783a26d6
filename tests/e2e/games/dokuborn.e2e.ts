import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dense } from '../../../src/games/dokuborn/rules/cards/dense';
import { type Snapshot, unpackCards } from '../../../src/games/dokuborn/rules/cards/snapshot';
import type { Card } from '../../../src/games/dokuborn/rules/types';
import { dayInWords } from '../../../src/games/dokuborn/words/cards';
import { count } from '../../counts';
import { expectFaultless } from '../support/axe';
import { arrowTo, axNodes, axText, focusedPlace, placeIn, tabTo } from '../support/axTree';
import { allowClipboard, fillIn } from '../support/engines';
import { build, CALM, offlineReady, openSite, setSettings, test } from '../support/fixtures';

const QUIET = { ...CALM, liveCards: false };
/** `3:c1,c2,c3,o3,o4,p1` */
const LINK = `dokuborn/${encodeURIComponent(`3:${Buffer.from('c1,c2,c3,o3,o4,p1').toString('base64')}`)}`;

const headers = (page: Page) =>
  page.getByRole('columnheader').or(page.getByRole('rowheader')).allTextContents();

function shippedCards(): readonly Card[] {
  const file = new URL('../../../src/games/dokuborn/rules/cards/cards.json', import.meta.url);
  const snapshot: Snapshot = JSON.parse(readFileSync(file, 'utf8'));
  return unpackCards(snapshot, dense).cards;
}

/** Where the cards are told depends on the window; the other place is hidden. */
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

const counter = (page: Page, label: string) =>
  page.locator('[data-counter]', { has: page.getByText(label, { exact: true }) });

async function open(page: Page, url: string, settings: Record<string, unknown> = QUIET): Promise<void> {
  await setSettings(page, settings);
  await page.goto(url);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** Does what hints say, without looking. */
async function placeByHints(page: Page, cards: number): Promise<void> {
  await page.getByRole('gridcell').first().focus();
  for (let card = 0; card < cards; card++) {
    for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Do it' }).click();
  }
}

async function newPuzzle(page: Page, size: string, mode = 'Free play'): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: size }).check();
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
}

test('a grid is filled by keyboard and accessibility tree alone', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn`);
  for (let card = 0; card < 9; card++) {
    await tabTo(page, 'gridcell');
    const here = await focusedPlace(page);
    // Each stage takes the place of the one before.
    await page.keyboard.press('h');
    const [where = ''] = /Row \d, column \d: (?:only|\d+)/.exec(await axText(page)) ?? [];
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    const told = await axText(page);
    const name = /^(.+?) fits\./m.exec(told)?.[1];
    if (!name) throw new Error(`No name in the third stage of the hint:\n${told}`);
    await arrowTo(page, here, placeIn(where));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name);
    const options = (await axNodes(page)).filter(({ role }) => role === 'option');
    expect(options[0]?.name).toBe(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const text = await axText(page);
  expect(text).toContain('Every cell filled');
  expect(text).toContain('9 hints');
});

test('a card that fails is told why, a used one where it is, and hints for one cell are counted', async ({
  page,
  site,
}) => {
  await open(page, site.url + LINK);
  const cells = page.getByRole('gridcell');
  await cells.nth(0).click();
  const dialog = page.getByRole('dialog', { name: 'Amethyst and Cost 3' });
  const field = dialog.getByRole('combobox');
  await fillIn(field, 'tailer brave litle');
  await expect(dialog.getByRole('option').first()).toHaveText(/Mickey Mouse - Brave Little Tailor/);
  // Not what was typed: Enter shows which one is meant, and once more takes it.
  await field.press('Enter');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(/Brave Little Tailor/);
  await field.press('Enter');
  await expect(dialog.locator('.dk-refusal')).toHaveText(
    'Mickey Mouse - Brave Little Tailor is Ruby, not Amethyst, and costs 8, not 3.',
  );
  await expect(dialog.getByRole('option').first()).toHaveText(/does not fit/);
  await dialog.getByRole('button', { name: 'Hint for this cell' }).click();
  await expect(dialog.locator('[data-say=hint]')).toHaveText(/^\d+ cards still fit\.\s*1 of 3/);
  // In the dialog, and not a second time behind it.
  await expect(page.locator('[data-say=hint]')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Tell me more' }).click();
  await dialog.getByRole('button', { name: 'Show me' }).click();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cells.nth(0)).toBeFocused();
  const label = (await cells.nth(0).getAttribute('aria-label')) ?? '';
  const [, placed = ''] = /: (.+), row 1, column 1$/.exec(label) ?? [];

  await cells.nth(1).click();
  await fillIn(page.getByRole('combobox'), placed);
  await expect(page.getByRole('option').first()).toHaveText(/in row 1, column 1/);
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('dialog').locator('.dk-refusal')).toHaveText(/is already in row 1, column 1/);
  await page.keyboard.press('Escape');

  await expect(counter(page, 'Guesses')).toContainText('2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('m');
  await expect(page.getByText(/Choose where/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-announcement]')).toHaveText(/costs 3, not 4/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-announcement]')).toHaveText(/taken off\. 9 cells left/);
});

test('a card that leaves another cell without an answer is told at once, with the way out', async ({
  page,
  site,
}) => {
  const code = `2:${Buffer.from('r1,k2,f9,f14').toString('base64')}`;
  await open(page, `${site.url}dokuborn/${encodeURIComponent(code)}`);
  await page.getByRole('gridcell').nth(1).click();
  await fillIn(page.getByRole('combobox'), 'Bashful - Riding the Rails');
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByText('The cards placed leave no answer for row 2, column 2.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /no answer left/ })).toHaveCount(1);
  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
  await expect(page.locator('[data-say=hint]')).toContainText('Take Bashful - Riding the Rails off again.');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('gridcell', { name: /no answer left/ })).toHaveCount(0);
});

test('a challenge ends when the guesses run out, and every answer is told', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn`);
  await newPuzzle(page, '2 × 2', 'Challenge');
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await page.getByRole('gridcell').first().click();
  const field = page.getByRole('combobox');
  const wrong = shippedCards().filter(({ version }) => version);
  for (let guess = 0; guess < 40 && (await page.locator('[data-say=end]').count()) === 0; guess++) {
    if ((await page.getByRole('dialog').count()) === 0)
      await page.locator('[role=gridcell]:not([data-filled])').first().click();
    await fillIn(field, wrong[guess * 50]?.fullName ?? '');
    await field.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'No guesses left' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /one answer is/ }).first()).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.locator('.dk-answers li').first()).toBeVisible();
});

test('a link opens the same puzzle, and a bad one says why and gives another', async ({
  page,
  site,
  friend,
}) => {
  await open(page, `${site.url}dokuborn`);
  await expect(page).toHaveURL(/dokuborn\/3%3A/);
  const mine = await headers(page);
  await open(friend, page.url());
  expect(await headers(friend)).toEqual(mine);
  await friend.goto(`${site.url}dokuborn/3%3AYzEsbzU`);
  await expect(friend.getByText('A 3×3 grid has 6 conditions; this has 2.')).toBeVisible();
  await expect(friend.getByRole('gridcell')).toHaveCount(9);
});

test('share copies the link in one press, and the link is what the address says', async ({
  page,
  site,
  context,
}) => {
  await allowClipboard(context);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, site.url + LINK);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  const places = [
    ['at the root', 'a', '/'],
    ['under a sub-path', 'sub', '/sub/'],
  ] as const;
  for (const [where, name, base] of places.slice(0, count(1, places.length))) {
    test(`a link ${where} opens with the server gone`, async ({ page, context }) => {
      const site = await openSite(build(name), base);
      await open(page, `${site.url}dokuborn`);
      await offlineReady(page);
      await site.close();
      const later = await context.newPage();
      await later.goto(site.url + LINK);
      await expect(later.getByRole('gridcell', { name: /Amethyst and Cost 3: empty/ })).toBeVisible();
      await expect(later).toHaveURL(site.url + LINK);
      await later.getByRole('gridcell').first().click();
      await fillIn(later.getByRole('combobox'), 'elsa');
      await expect(later.getByRole('option').first()).toBeVisible();
    });
  }
});

test('reloading brings back cards, mode and undo history', async ({ page, site }) => {
  await open(page, `${site.url}dokuborn`);
  await newPuzzle(page, '3 × 3', 'Challenge');
  await expect(page.getByText('Guesses left')).toBeVisible();
  await placeByHints(page, 2);
  const mine = await headers(page);
  await expect(counter(page, 'Cells')).toContainText('2/9');
  await page.reload();
  await expect(counter(page, 'Cells')).toContainText('2/9');
  expect(await headers(page)).toEqual(mine);
  await expect(counter(page, 'Guesses left')).toContainText('10');
  await page.keyboard.press('u');
  await expect(counter(page, 'Cells')).toContainText('1/9');
});

test('a phone shows the whole grid, and nothing runs over at 320 px or with text at 200 %', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.url}dokuborn`);
  await newPuzzle(page, '4 × 4');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await placeByHints(page, 3);
  const boxes = await page
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  for (const { width, height, top, bottom, left, right } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(740 - 48);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.getByRole('gridcell').last().press('Enter');
  await fillIn(page.getByRole('combobox'), 'mickey');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('figures are written out, and a name that nobody has is said to be unknown', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site.url + LINK);
  const figure = page.locator('.dk-caption .dk-figure');
  await expect(figure).toHaveText(['3', '4']);
  for (const height of await figure.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  ))
    expect(height).toBeGreaterThanOrEqual(16);
  await page.getByRole('gridcell').first().click();
  await fillIn(page.getByRole('combobox'), 'qqqqxxxx');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('status').getByText('No card has a name like that.')).toBeVisible();
});

test('neither a hint nor the end moves the board, and the whole result lies over it when it is asked for', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.url}dokuborn`);
  await newPuzzle(page, '2 × 2');
  const sheet = () => page.locator('.dk-sheet').boundingBox();
  const before = await sheet();
  await page.keyboard.press('h');
  await expect(page.locator('[data-say=hint]')).toBeVisible();
  expect(await sheet()).toEqual(before);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await placeByHints(page, 1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Show me an answer' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  expect(await sheet()).toEqual(before);
  await page.getByRole('button', { name: 'See the board' }).click();
  await expect(page.locator('[data-finish]')).toBeHidden();
});

test('with a keyboard open the search says how many cards match, and all of them can be scrolled to', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, site.url + LINK);
  await page.getByRole('gridcell').first().click();
  const field = page.getByRole('combobox');
  await fillIn(field, 'mickey');
  const wanted = shippedCards().filter(({ fullName }) => /mickey/i.test(fullName)).length;
  await expect(page.getByText(`${wanted} cards match`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint for this cell' })).toBeInViewport({ ratio: 1 });
  const list = page.getByRole('listbox', { name: 'Cards' });
  expect((await list.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(2 * 44);
  const end = page.locator(`[role=option][aria-posinset="${wanted}"]`);
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(end).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test('the tour is played: a card put down, and it goes on by itself', async ({ page, site }) => {
  await open(page, site.url + LINK, { ...QUIET, seen: [] });
  const tour = page.getByRole('dialog');
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('Name a card for each cell');
  await page.getByRole('gridcell').first().click();
  const fitting = shippedCards().find(({ color, cost }) => color === 'Amethyst' && cost === 3);
  await fillIn(page.getByRole('combobox'), fitting?.fullName ?? '');
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('gridcell').first()).toBeFocused();
  await expect(tour).toContainText('Stuck?');
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeFocused();
});

test('axe finds nothing, light or dark', async ({ page, site }) => {
  await open(page, site.url + LINK, QUIET);
  await expectFaultless(page);
  await page.getByRole('gridcell').first().click();
  await fillIn(page.getByRole('combobox'), 'elsa');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('.dk-refusal')).not.toBeEmpty();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await placeByHints(page, 2);
  await page.locator('[data-filled]').first().click();
  await expect(page.getByRole('button', { name: 'Take it off' })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /How to play/ })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Show me an answer' }).click();
  await expect(page.getByRole('heading', { name: 'Here is an answer' })).toBeVisible();
  await page.locator('summary').first().click();
  await expectFaultless(page);
});

test.describe('live cards', () => {
  const LIVE = { ...CALM, newerCards: 'yes' };
  const TODAY = new Date().toISOString();
  const METADATA = { formatVersion: '2.3.1', generatedOn: TODAY, language: 'en' };
  const DAY = dayInWords(TODAY.slice(0, 10));

  async function serveCards(page: Page, change: (card: Card) => object): Promise<string[]> {
    const asked: string[] = [];
    await page.context().route('https://lorcanajson.org/**', (route) => {
      const url = route.request().url();
      asked.push(url);
      const cards = shippedCards().map(({ printings: _, ...card }) => ({ ...card, ...change(card as Card) }));
      const body = url.endsWith('metadata.json') ? METADATA : { metadata: METADATA, sets: {}, cards };
      return route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });
    });
    return asked;
  }

  test('newer cards are fetched once a week after a yes, serve the next puzzle, and its record opens again', async ({
    page,
    site,
  }) => {
    const asked = await serveCards(page, ({ id, name }) => (id % 2 ? { name: `New ${name}` } : {}));
    await open(page, `${site.url}dokuborn`, LIVE);
    await expect(shown(page, '2,249 cards, as of 23 September 2026, from LorcanaJSON')).toBeVisible();
    await expect(
      shown(page, new RegExp(`New: 2,\\d+ cards, as of ${DAY}, from the next puzzle on`)),
    ).toBeVisible({
      timeout: 20_000,
    });
    await newPuzzle(page, '3 × 3');
    await expect(shown(page, `cards, as of ${DAY}, from LorcanaJSON`)).toBeVisible();
    await placeByHints(page, 9);
    await expect(page.getByRole('heading', { name: 'Every cell filled' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Every cell filled' })).toBeVisible();
    // The result lies over it.
    await expect(page.getByText(`cards, as of ${DAY}`).first()).toBeAttached();
    await page.goto(`${site.url}dokuborn/daily`);
    await expect(shown(page, '2,249 cards, as of 23 September 2026, from LorcanaJSON')).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(asked).toHaveLength(2);
  });

  test('a failure is said once, quietly, and nothing is lost', async ({ page, site }) => {
    await page
      .context()
      .route('https://lorcanajson.org/**', (route) =>
        route.fulfill({ body: '<!doctype html>', headers: { 'access-control-allow-origin': '*' } }),
      );
    await open(page, `${site.url}dokuborn`, LIVE);
    const message = shown(page, /A web page came back instead of card data\. The cards already here stay/);
    await expect(message).toBeVisible({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
    await page.reload();
    await page.waitForTimeout(2_500);
    await expect(message).toHaveCount(0);
    await shown(page, 'Look for newer cards').click();
    await expect(message.first()).toBeVisible();
  });

  test('nothing is asked for with the settings of the first edition, until the player says yes', async ({
    page,
    site,
  }) => {
    const asked = await serveCards(page, () => ({}));
    await open(page, `${site.url}dokuborn`, { ...CALM, liveCards: true });
    await page.waitForTimeout(3_000);
    expect(asked).toEqual([]);
    await shown(page, 'Look for newer cards').click();
    await expect(shown(page, /Ask lorcanajson\.org now, and once a week\?/)).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).filter({ visible: true }).click();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await shown(page, 'Look for newer cards').click();
    await page.getByRole('button', { name: 'Ask', exact: true }).filter({ visible: true }).click();
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  test('hostile names neither run nor break the layout', async ({ page, site }) => {
    const nasty = ['<img src=x onerror=alert(1)>', '\u202eabc', 'x'.repeat(5000)];
    await serveCards(page, ({ id }) => ({
      name: id % 40 === 0 ? (nasty[(id / 40) % 3] ?? '') : 'W'.repeat(80),
      version: `M${'M'.repeat(70)} ${id}`,
    }));
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${site.url}dokuborn`, LIVE);
    await expect(shown(page, /Left out as unreadable: \d+/)).toBeVisible({ timeout: 20_000 });
    await newPuzzle(page, '4 × 4');
    await expect(page.getByRole('gridcell')).toHaveCount(16);
    await placeByHints(page, 3);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.locator('[data-filled]').first().click();
    await fillIn(page.getByRole('combobox'), 'WWW');
    await expect(page.getByRole('option').first()).toBeVisible();
    const outside = await page.getByRole('dialog').evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return right > innerWidth + 1 || left < -1;
        }).length,
    );
    expect(outside).toBe(0);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});
