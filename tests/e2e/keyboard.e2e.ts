/** Every game from the shelf and back by keyboard and accessibility tree alone: begun, left, resumed, shared. */
import { expect, type Page } from '@playwright/test';
import { arrowTo, axNodes, axText, tabTo } from './support/axTree';
import { board, GAMES, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

const PLACE = /row (\d+), column (\d+)/i;
const place = (text: string) => {
  const [, row, column] = PLACE.exec(text) ?? [];
  return { row: Number(row), column: Number(column) };
};

async function doAsHinted(page: Page): Promise<void> {
  await tabTo(page, 'gridcell');
  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
  await tabTo(page, 'button', /^Do it$/);
  await page.keyboard.press('Enter');
}

/** To the first cell of that name, and Enter. */
async function enterCell(page: Page, name: RegExp): Promise<void> {
  const focused = await tabTo(page, 'gridcell', PLACE);
  const wanted = (await axNodes(page)).find((node) => node.role === 'gridcell' && name.test(node.name));
  if (!wanted) throw new Error(`No cell ${name}`);
  await arrowTo(page, place(focused.name), place(wanted.name));
  await page.keyboard.press('Enter');
}

async function crossOut(page: Page): Promise<void> {
  await tabTo(page, 'gridcell', /, notes: |: no mark/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

const MOVES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pikachu: doAsHinted,
  hudoku: (page) => page.keyboard.press('h'),
  dokuborn: doAsHinted,
  'dragon-quest': (page) => enterCell(page, /can be explored/),
  'wondering-witches': crossOut,
};

async function follow(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, 'link', name);
  await page.keyboard.press('Enter');
}

async function boardIsThere(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

for (const { id, title } of GAMES) {
  test(`${title} is begun, left, resumed and shared`, async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await setSettings(page, { ...CALM, ...STEADY });
    await page.goto(site.url);
    await follow(page, new RegExp(`^New ${title}$`));
    await boardIsThere(page, title);
    const fresh = await board(page);
    await MOVES[id]?.(page);
    await expect.poll(() => board(page)).not.toBe(fresh);
    const played = await board(page);

    await follow(page, /^Home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Parlour' })).toBeVisible();
    await follow(page, new RegExp(`^Continue ${title}$`));
    await boardIsThere(page, title);
    expect(await board(page)).toBe(played);

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
    if (id === 'hudoku') await finish(page);
    await follow(page, /^Home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Parlour' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Continue ${title}` })).toHaveCount(id === 'hudoku' ? 0 : 1);
  });
}

/** With every number as a hint, to the end and its result. */
async function finish(page: Page): Promise<void> {
  for (let cell = 0; cell < 90 && !(await axText(page)).includes('Solved'); cell++) {
    await page.keyboard.press('h');
  }
  await tabTo(page, 'button', /^Copy result$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => axText(page)).toContain('Copied');
}
