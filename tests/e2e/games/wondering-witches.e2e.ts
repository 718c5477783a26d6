import { expect, type Locator, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { arrowTo, axNodes, axText, tabTo } from '../support/axTree';
import { CALM, misspelt, setSettings, test } from '../support/fixtures';
import {
  goToNote,
  HERBS,
  JAR,
  PHONES,
  said,
  smallestSide,
  startHighWitch,
  takeNote,
} from '../support/witches';

const NOTE = /, notes: put into the cauldron|, (number \d|decoy): /;

async function open(page: Page, url: string, path = 'wondering-witches/brew?scene=game'): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${url}${path}`);
  await expect(page.getByRole('button', { name: 'Use potion' })).toBeVisible();
}

const herb = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}: put into`) });
const jars = (page: Page): Promise<string[]> =>
  page
    .getByRole('grid', { name: /In the cauldron/ })
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** What each stage of a hint says, whatever it is about. */
const STAGES = [
  /is already certain|cannot be right|Nothing new is certain/,
  /shows it|shows this|other place for it|recipe that fits|parts them evenly/,
  /Test this: |(Circle|Cross) it\./,
];

/** Does by arrows, Enter and digits what the third stage of a hint says. */
async function followHint(page: Page): Promise<void> {
  for (const told of STAGES) {
    await page.keyboard.press('h');
    await expect.poll(() => axText(page), { intervals: [10, 20, 50] }).toMatch(told);
  }
  const text = await axText(page);
  const test = /Test this: (.+)\./.exec(text)?.[1];
  if (test === undefined) {
    await takeNote(page, NOTE, text);
    return;
  }
  const items = [...test.matchAll(/([A-Z][\w ]*?) \((?:(\d+) seeds?|grown exactly right)\)/g)];
  for (const [, name = '', seeds] of items) {
    await goToNote(page, NOTE, name, 'herb');
    await page.keyboard.press('Enter');
    if (seeds === undefined) continue;
    const focused = await tabTo(page, 'gridcell', JAR);
    const [, from = '1', last = '1'] = /place (\d+) of (\d+)$/.exec(focused.name) ?? [];
    await arrowTo(page, { row: 0, column: Number(from) }, { row: 0, column: Number(last) });
    await page.keyboard.press(seeds);
  }
  await tabTo(page, 'button', /^Use potion/);
  await page.keyboard.press('Enter');
}

test('First Game is won by keyboard and accessibility tree alone', async ({ page, site }) => {
  test.setTimeout(120_000);
  // Hints win it in ten steps, with marks and potions: others take up to three times as many.
  await open(page, site.url, 'wondering-witches/brew/1-2~6-0-x~keys23~rkcyszk8oeg0~b7yd');
  for (let step = 0; step < 120; step++) {
    if ((await axText(page)).includes('You found the recipe')) break;
    await followHint(page);
  }
  expect(await axText(page)).toContain('You found the recipe');
  await tabTo(page, 'button', /^Result$/);
  await page.keyboard.press('Enter');
  const text = await axText(page);
  expect(text).toMatch(/With help: \d+ hints/);
  expect(text).toContain('The recipe');
});

test('the cauldron is filled, seeded, reordered and emptied by keyboard', async ({ page, site }) => {
  await open(page, site.url);
  for (const name of ['Parsley', 'Sage', 'Chives']) {
    await goToNote(page, NOTE, name, 'herb');
    await page.keyboard.press('Enter');
  }
  await expect(said(page)).toHaveText('Chives put in, place 3 of 3.');
  await tabTo(page, 'gridcell', JAR);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said(page)).toHaveText('Parsley moved, place 2 of 3.');
  expect((await axNodes(page)).find(({ focused, role }) => focused && role === 'gridcell')?.name).toBe(
    'Parsley, 1 seed, place 2 of 3',
  );
  await page.keyboard.press('4');
  await page.keyboard.press('-');
  await expect(said(page)).toHaveText('Parsley, 3 seeds.');
  await page.keyboard.press('0');
  await expect(said(page)).toHaveText('Parsley, grown exactly right.');
  await page.keyboard.press('+');
  await tabTo(page, 'button', /^Parsley later/);
  await page.keyboard.press('Enter');
  expect(await jars(page)).toEqual([
    'Sage, 2 seeds, place 1 of 3',
    'Chives, 3 seeds, place 2 of 3',
    'Parsley, 1 seed, place 3 of 3',
  ]);
  await tabTo(page, 'gridcell', JAR);
  for (let left = 3; left > 0; left--) await page.keyboard.press('Delete');
  await expect(said(page)).toHaveText(/taken out, nothing left in it/);
  await expect(page.getByRole('button', { name: 'Use potion' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Put something into the cauldron first.');
});

test('herbs are dragged to another place', async ({ page, site }) => {
  await open(page, site.url);
  for (const name of ['Mint', 'Sage', 'Chives']) await herb(page, name).click();
  const cells = page.getByRole('grid', { name: /In the cauldron/ }).getByRole('gridcell');
  await cells.nth(0).dragTo(cells.nth(2));
  expect((await jars(page)).map((name) => name.split(',')[0])).toEqual(['Sage', 'Chives', 'Mint']);
});

test('a half-built potion and the notebook survive a reload, and a logged potion is reused', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  for (const name of ['Mint', 'Sage']) await herb(page, name).click();
  await page.getByRole('button', { name: 'More seeds of Sage' }).click();
  await page.getByRole('gridcell', { name: /^Sage, number 2/ }).click();
  await expect(said(page)).toHaveText('Sage, number 2: crossed out.');
  const before = await jars(page);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Sage, number 2: crossed out' })).toBeVisible();
  expect(await jars(page)).toEqual(before);
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(said(page)).toHaveText(/^Potion 1: \d undergrown and \d overgrown/);
  await expect(page.getByRole('region', { name: 'Potion 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Put potion 1 into the cauldron' }).click();
  expect(await jars(page)).toEqual(before);
  await expect(page.getByRole('gridcell', { name: /place 1 of 2/ })).toBeFocused();

  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(said(page)).toHaveText('Taken back: the potion.');
  await page.keyboard.press('u');
  await expect(page.getByRole('gridcell', { name: 'Sage, number 2: no mark' })).toBeVisible();
});

test('deduction help counts, proves, suggests, and is counted once a potion', async ({ page, site }) => {
  await open(page, site.url);
  await page.getByRole('button', { name: 'Deduce' }).click();
  const panel = page.getByRole('region', { name: 'What can be known' });
  // Six herbs, four numbers: 360 recipes before the clue.
  await expect(panel).toContainText(/\d+ recipes are still possible/);
  await expect(panel).toContainText('Counted one by one.');
  await page.getByRole('button', { name: 'Close the deduction' }).click();
  await page.getByRole('button', { name: 'Deduce' }).click();
  await panel.getByRole('button', { name: 'Lay it in the cauldron' }).click();
  await expect(page.getByRole('gridcell', { name: /place 1 of \d/ })).toBeFocused();
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByText('With help: 1 hint.')).toBeVisible();
});

test('the solution and losing are asked about first; the last potion decides', async ({ page, site }) => {
  await open(page, site.url);
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('counts as lost');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Use potion' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the last potion' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the last potion' }).click();
  await expect(page.getByText('One last potion is free: make it count.')).toBeVisible();
  await herb(page, 'Mint').click();
  await page.getByRole('button', { name: 'Use the last potion' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The recipe', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^Mint: (number|decoy)/ })).toBeVisible();
});

test('a link opens the same recipe, and a bad one says why and gives another', async ({
  page,
  site,
  friend,
}) => {
  await open(page, site.url);
  await expect(page).toHaveURL(/wondering-witches\/brew\/1-2~6-0-x~/);
  const clue = (from: Page) => from.getByText(/^Clue /).textContent();
  const url = page.url();
  await friend.goto(url);
  await expect(friend.getByRole('grid', { name: /Notebook/ })).toBeVisible();
  expect(await clue(friend)).toBe(await clue(page));
  await friend.goto(misspelt(url));
  await expect(friend.getByText(/Some character of this code is wrong/)).toBeVisible();
  await expect(friend.getByRole('grid', { name: /Notebook/ })).toBeVisible();
});

test('the fullest table fits a phone, with targets large enough', async ({ page, site }) => {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await open(page, site.url);
    await startHighWitch(page);
    await page.getByRole('radio', { name: 'Notebook', exact: true }).check();
    await expect(page.getByRole('grid', { name: /Notebook, 10 herbs by 7 columns/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Cauldron', exact: true }).check();
    for (const name of HERBS) await herb(page, name).click();
    await page.getByRole('button', { name: 'Use potion' }).click();
    const answer = page.getByRole('region', { name: 'Potion 1' });
    for (const amount of ['undergrown', 'overgrown']) {
      await expect(answer.getByText(amount)).toBeInViewport({ ratio: 1 });
    }
    await expect(answer.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(
      await smallestSide(page.locator('[role=gridcell], .ww-bench button, [aria-expanded]')),
    ).toBeGreaterThanOrEqual(24);
  }
});

test('axe finds nothing, light or dark', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}wondering-witches/brew?scene=game`);
  await expect(page.getByRole('grid', { name: /Notebook/ })).toBeVisible();
  await expectFaultless(page);
  await page.locator('[data-tool="new"]').click();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await startHighWitch(page);
  for (const name of ['Mint', 'Sage', 'Dill']) await herb(page, name).click();
  await expectFaultless(page);
  await page.getByRole('button', { name: 'Use potion' }).click();
  await page.getByRole('button', { name: 'Deduce' }).click();
  await expect(page.getByText('still possible')).toBeVisible();
  await page.getByRole('region', { name: 'Effects in play' }).getByRole('button').first().click();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('?');
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expectFaultless(page);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expectFaultless(page);
});
