/** Every game from the shelf and back by keyboard and accessibility tree alone: begun, left, resumed, shared. */
import { expect, type Page } from '@playwright/test';
import { type TestedGame, testedGames, type Win } from '../inBrowser';
import { axNodes, axText, tabTo } from './support/axTree';
import { allowClipboard } from './support/engines';
import { board, isTold, openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

async function move(page: Page, { moveByKeys }: TestedGame): Promise<void> {
  if (moveByKeys) return moveByKeys(page);
  await tabTo(page, 'gridcell');
  if (!(await isTold(page))) return;
  await tabTo(page, 'button', /^Do it$/);
  await page.keyboard.press('Enter');
}

async function follow(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, 'link', name);
  await page.keyboard.press('Enter');
}

async function boardIsThere(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

for (const game of testedGames) {
  const { id, title, win } = game;
  const done = win ? 'left, resumed, shared and won' : 'left and resumed';
  test(`${title} is begun, ${done}`, { tag: '@core' }, async ({ page, context, site }) => {
    await allowClipboard(context);
    await setSettings(page, { ...CALM, ...STEADY });
    await page.goto(site.url);
    await follow(page, new RegExp(`^New ${title}$`));
    await boardIsThere(page, title);
    const fresh = await board(page);
    await move(page, game);
    await expect.poll(() => board(page)).not.toBe(fresh);
    const played = await board(page);

    await follow(page, /^Home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Parlour' })).toBeVisible();
    await follow(page, new RegExp(`^Continue ${title}$`));
    await boardIsThere(page, title);
    expect(await board(page)).toBe(played);

    if (win) {
      await share(page);
      await finish(page, win);
    }
    await follow(page, /^Home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Parlour' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Continue ${title}` })).toHaveCount(win ? 0 : 1);
  });

  // The menu and the dialog are the same in all: on every push Firefox shares the game that it also wins.
  if (!win)
    test(`${title} is shared`, async ({ page, site }) => {
      await setSettings(page, { ...CALM, ...STEADY });
      await openGame(page, site, `${id}?scene=game`);
      await share(page);
    });
}

async function share(page: Page): Promise<void> {
  await tabTo(page, 'button', /^More$/);
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 20; presses++) {
    const item = (await axNodes(page)).find(({ role, focused }) => role === 'menuitem' && focused);
    if (item?.name === 'Share this deal') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => axText(page)).toContain('Whoever opens this link gets exactly the same deal.');
  await tabTo(page, 'textbox', /^Link$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => axText(page)).not.toContain('Whoever opens this link');
}

/** To the end and its result. */
async function finish(page: Page, { key, pressesLeft, said }: Win): Promise<void> {
  for (let left = await pressesLeft(page); left > 0; left--) await page.keyboard.press(key);
  await expect.poll(() => axText(page)).toContain(said);
  await tabTo(page, 'button', /^Copy$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => axText(page)).toContain('Copied');
}
