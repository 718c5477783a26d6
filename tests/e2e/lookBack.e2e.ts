/** Looking back: every game shows at each place of a replay what it showed in play, and nothing of it can be touched. */
import { expect, type Page } from '@playwright/test';
import { someGames, testedGames, winnableGame } from '../inBrowser';
import { expectFaultless } from './support/axe';
import { board, heldUp, openGame, play, STEADY, steppedBack, winGame } from './support/everyGame';
import { CALM, type Site, setSettings, test } from './support/fixtures';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

const SYSTEM = { ...CALM, ...STEADY, theme: 'system' };
const MOVES = 3;
const tools = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const track = (page: Page) => tools(page).getByRole('slider', { name: 'Moves' });
const said = (page: Page) => page.locator('[data-announcement]');
const caption = (page: Page) => page.locator('[data-say=caption]');

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Look back' }).click();
  await expect(tools(page)).toBeVisible();
}

async function isAt(page: Page, at: number, of = MOVES): Promise<void> {
  await expect(track(page)).toHaveAttribute('aria-valuetext', `${at} of ${of}`);
}

/** Each keeps its board where it was, with the tools of a replay in the place of the others. */
const WINDOWS = [
  [320, 568],
  [360, 740],
  [740, 360],
  [1440, 900],
] as const;

/** A board that is turned for another window comes a picture after it. */
async function settledBox(page: Page): Promise<unknown> {
  let box: unknown;
  await expect(async () => {
    const before = await page.locator('[data-area=board]').boundingBox();
    await page.waitForTimeout(200);
    box = await page.locator('[data-area=board]').boundingBox();
    expect(box).toEqual(before);
  }).toPass();
  return box;
}

async function boxes(page: Page): Promise<readonly unknown[]> {
  const found = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    found.push(await settledBox(page));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

for (const game of someGames(1))
  test(`${game.title}: what is looked back at is what was played`, async ({ page, site }) => {
    await setSettings(page, SYSTEM);
    await openGame(page, site, `${game.id}?scene=game`);
    const seen = [await board(page)];
    for (let move = 0; move < MOVES; move++) seen.push(await play(page, game));
    const kept = await boxes(page);

    await lookBack(page);
    await isAt(page, 0);
    await expect.poll(() => board(page)).toBe(seen[0]);
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(page, at);
      await expect.poll(() => board(page)).toBe(seen[at]);
      await expect(caption(page)).toContainText(`${at} of ${MOVES}`);
      await expect(said(page)).not.toBeEmpty();
    }
    expect(await boxes(page)).toEqual(kept);
    await expectFaultless(page, 'looking back');

    // Nothing is played by a press or a key.
    const cells = page.getByRole('gridcell').filter({ visible: true });
    await cells.first().click({ force: true });
    await cells.last().click({ force: true });
    await cells.last().focus();
    for (const key of ['Enter', 'h', '1', 'u']) await page.keyboard.press(key);
    expect(await board(page)).toBe(seen[2]);
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(tools(page)).toHaveCount(0);
    await expect.poll(() => board(page)).toBe(seen[MOVES]);
    expect(await boxes(page)).toEqual(kept);
  });

test('it plays by itself at two speeds, and every control has its key', async ({ page, site }) => {
  const [game] = testedGames;
  if (!game) throw new Error('no game');
  await setSettings(page, SYSTEM);
  await openGame(page, site, `${game.id}?scene=game`);
  for (let move = 0; move < MOVES; move++) await play(page, game);
  await lookBack(page);
  await page.keyboard.press('End');
  await isAt(page, MOVES);
  await page.keyboard.press('Home');
  await isAt(page, 0);
  await tools(page).getByRole('button', { name: 'Step on' }).click();
  await isAt(page, 1);
  await tools(page).getByRole('button', { name: 'Step back' }).click();
  await isAt(page, 0);
  await tools(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Faster' }).click();
  await track(page).focus();
  await page.keyboard.press('Space');
  await expect(tools(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await isAt(page, MOVES);
  await expect(tools(page).getByRole('button', { name: 'Play' })).toBeVisible();
  // From its end it begins anew; whoever steps has stopped it.
  await page.keyboard.press('Space');
  await isAt(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expect(tools(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await track(page).fill('2');
  await isAt(page, 2);
});

/** Answers with its address. */
async function openPlayed(page: Page, site: Site): Promise<string> {
  const [game] = testedGames;
  if (!game) throw new Error('no game');
  await setSettings(page, SYSTEM);
  await openGame(page, site, `${game.id}?scene=game`);
  await play(page, game);
  return page.url();
}

test('Back ends looking back, and stays with the game', async ({ page, site }) => {
  const address = await openPlayed(page, site);
  const played = await board(page);
  await lookBack(page);
  await page.keyboard.press('Home');
  await isAt(page, 0, 1);
  await page.goBack();
  await expect(tools(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect.poll(() => board(page)).toBe(played);
});

test('Back that comes with the first sight of it ends looking back, and stays with the game @core', async ({
  page,
  site,
}) => {
  const address = await openPlayed(page, site);
  await page.evaluate(() => {
    new MutationObserver((_changes, watch) => {
      if (!document.querySelector('[data-watch]')) return;
      watch.disconnect();
      history.back();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Look back' }).click();
  await expect(tools(page)).toHaveCount(0);
  await steppedBack(page);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('Back and Escape end looking back while its tools are still on their way', async ({ page, site }) => {
  const arrive = await heldUp(page, '**/assets/dialogs-*.js');
  const address = await openPlayed(page, site);
  for (const end of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Look back' }).click();
    await expect(caption(page)).toBeVisible();
    await end();
    await expect(caption(page)).toHaveCount(0);
    await steppedBack(page);
    await expect(page).toHaveURL(address);
  }
  arrive();
  await lookBack(page);
});

test('a link leads away from looking back, and Back back to the game as it stood @core', async ({
  page,
  site,
}) => {
  const address = await openPlayed(page, site);
  const played = await board(page);
  await lookBack(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => board(page)).toBe(played);
  await expect(tools(page)).toHaveCount(0);
});

test('a game that has ended is looked back at from its result and from the statistics, and played on from there @core', async ({
  page,
  site,
}) => {
  const winnable = winnableGame();
  await setSettings(page, SYSTEM);
  await openGame(page, site, `${winnable.id}?scene=game`);
  await winGame(page, winnable);
  const ended = await board(page);
  await page.locator('[data-finish]').getByRole('button', { name: 'Look back' }).click();
  await expect(tools(page)).toBeVisible();
  await expect(page.locator('[data-finish]')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect.poll(() => board(page)).toBe(ended);
  await expectFaultless(page, 'the end of a replay');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-finish]')).toBeAttached();
  await steppedBack(page);

  await page.goto(`${site.url}stats?game=${winnable.id}`);
  await page.getByRole('link', { name: /^Look back at the game of/ }).click();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect.poll(() => board(page)).toBe(ended);
  await page.keyboard.press('ArrowLeft');
  const before = await board(page);
  await tools(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Play on from here' }).click();
  await expect(tools(page)).toHaveCount(0);
  await expect.poll(() => board(page)).toBe(before);
  await play(page, winnable);
});

test('a run that is kept no longer says so, and a game is there all the same', async ({ page, site }) => {
  const winnable = winnableGame();
  await setSettings(page, SYSTEM);
  await openGame(page, site, `${winnable.id}?run=gone`);
  await expect(page.getByText('This run is no longer kept.')).toBeVisible();
  await play(page, winnable);
});
