import { expect, type Locator, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import {
  arrowTo,
  axNodes,
  axText,
  cellIn,
  focusedPlace,
  type Place,
  placeIn,
  placeOf,
  tabTo,
} from '../support/axTree';
import { CALM, misspelt, setSettings, test } from '../support/fixtures';
import { HERBS, JAR, PHONES, said, smallestSide, startHighWitch, takeNote } from '../support/witches';

const GARDEN = /^Garden \d+, /;
const NOTE = /, (notes|number \d|decoy): /;

async function open(page: Page, url: string, path = 'wondering-witches?scene=game'): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${url}${path}`);
  await expect(board(page)).toBeVisible();
}

const board = (page: Page): Locator => page.getByRole('grid', { name: /^Your garden/ });
const cell = (page: Page, name: RegExp): Locator => board(page).getByRole('gridcell', { name }).first();
const herb = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name: /^Herbs/ }).getByRole('gridcell', { name: new RegExp(`^${name}: `) });

/** What is shown, where a window has room for one part alone. */
const tab = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

async function goToCell(page: Page, to: Place): Promise<void> {
  await tabTo(page, 'gridcell', GARDEN);
  await arrowTo(page, await focusedPlace(page), to);
}

const placeNamed = (page: Page, name: RegExp): Promise<Place> => placeOf(cell(page, name));

const STAGES = [
  /Look at garden|is already certain|cannot be right|One last potion is free|Nothing stands out/,
  /There are .* left\.|shows it|shows this|other place for it|recipe that fits/,
  /(Plant|Call|Test) [^\n]+\.|(Circle|Cross) it\./,
];

/** Does by keys alone what the third stage of a hint says. */
async function followHint(page: Page): Promise<void> {
  for (const told of STAGES) {
    await page.keyboard.press('h');
    await expect.poll(() => axText(page), { intervals: [10, 20, 50] }).toMatch(told);
  }
  const text = await axText(page);
  const planting = /Plant ([\w ]+) in (row \d, column \d)\./.exec(text);
  const growing = /Call ([\w ]+) and grow garden (\d+)\./.exec(text);
  const testing = /Test garden (\d+): (.+)\./.exec(text);
  if (planting) await call(page, planting[1] ?? '', placeIn(planting[2] ?? ''));
  else if (growing)
    await call(
      page,
      growing[1] ?? '',
      await placeNamed(page, new RegExp(`^Garden ${growing[2]}, ${growing[1]} with`)),
    );
  else if (testing) await testGarden(page, testing[1] ?? '', testing[2] ?? '');
  else await takeNote(page, NOTE, text);
}

async function call(page: Page, name: string, where: Place): Promise<void> {
  await goToCell(page, where);
  await page.keyboard.press(String((HERBS.indexOf(name) + 1) % 10));
  await page.keyboard.press('Enter');
}

async function testGarden(page: Page, number: string, potion: string): Promise<void> {
  await goToCell(page, await placeNamed(page, new RegExp(`^Garden ${number}, `)));
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', new RegExp(`^Test garden ${number}$`));
  await page.keyboard.press('Enter');
  const wanted = [...potion.matchAll(/([A-Z][\w ]*?) \((\d+) seeds?\)/g)].map(
    ([, name, seeds]) => `${name}, ${seeds} `,
  );
  for (const [to, start] of wanted.entries()) {
    const names = await jars(page);
    const from = names.findIndex((name, at) => at >= to && name.startsWith(start));
    const focused = await tabTo(page, 'gridcell', JAR);
    const at = Number(/place (\d+) of/.exec(focused.name)?.[1] ?? 1) - 1;
    await arrowTo(page, { row: 0, column: at }, { row: 0, column: from });
    for (let step = from; step > to; step--) await page.keyboard.press('Shift+ArrowLeft');
  }
  await tabTo(page, 'button', /^Use potion/);
  await page.keyboard.press('Enter');
}

async function jars(page: Page): Promise<string[]> {
  return (await axNodes(page))
    .filter(({ role, name }) => role === 'gridcell' && JAR.test(name))
    .map(({ name }) => name);
}

test('First Game is won by keyboard and accessibility tree alone', async ({ page, site }) => {
  test.setTimeout(120_000);
  // Hints win it in 22 steps, of every kind: most others take twice as many.
  await open(page, site.url, 'wondering-witches/2-2~6-0-x~keys58~rzini8hla4ty~jety');
  for (let step = 0; step < 150; step++) {
    if ((await axText(page)).includes('You found the recipe')) break;
    await followHint(page);
  }
  expect(await axText(page)).toContain('You found the recipe');
  await tabTo(page, 'button', /^Result$/);
  await page.keyboard.press('Enter');
  const text = await axText(page);
  expect(text).toMatch(/With help: \d+ hints/);
});

async function plantSomething(page: Page, name = 'Mint'): Promise<void> {
  await herb(page, name).click();
  await cell(page, /can be planted/).click();
}

test('a herb is called, planted, grown and tested, and undone, across a reload', async ({ page, site }) => {
  await open(page, site.url);
  await herb(page, 'Mint').click();
  await expect(said(page)).toHaveText(/^Mint called: \d+ cells to plant in/);
  await cell(page, /^Garden \d+, empty, can be planted/).click();
  await expect(said(page)).toHaveText(/^Mint planted in row \d, column \d, garden \d+\.$/);
  await page.getByRole('button', { name: /^Grow garden \d+$/ }).click();
  await expect(said(page)).toHaveText(/^Garden \d+ has grown: .*Mint with 2 seeds/);
  await page.getByRole('button', { name: /^Test garden \d+$/ }).click();
  await expect(page.getByRole('gridcell', { name: /place 1 of/ })).toBeFocused();
  const names = await board(page).getByRole('gridcell').evaluateAll(labels);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await board(page).getByRole('gridcell').evaluateAll(labels)).toEqual(names);
  // The half-brewed potion is there again, too.
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(said(page)).toHaveText(/^Potion 1, from garden \d+: \d undergrown and \d overgrown\./);
  await expect(page.getByRole('region', { name: 'Potion 1' })).toBeVisible();
  await expect(cell(page, /Mint with 2 seeds, used up/)).toBeVisible();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(said(page)).toHaveText('Taken back: the potion.');
  await page.keyboard.press('u');
  await expect(said(page)).toHaveText(/^Taken back: growing garden \d+\.$/);
  await page.keyboard.press('Shift+U');
  await expect(cell(page, /Mint with 2 seeds$/)).toBeVisible();
});

const labels = (all: Element[]): (string | null)[] => all.map((one) => one.getAttribute('aria-label'));

test('a link opens the same garden, and a bad one says why and gives another', async ({
  page,
  site,
  friend,
}) => {
  await open(page, site.url);
  await expect(page).toHaveURL(/wondering-witches\/2-2~6-0-x~/);
  const names = await board(page).getByRole('gridcell').evaluateAll(labels);
  const url = page.url();
  await friend.goto(url);
  await expect(board(friend)).toBeVisible();
  expect(await board(friend).getByRole('gridcell').evaluateAll(labels)).toEqual(names);
  await friend.goto(misspelt(url));
  await expect(friend.getByText(/Some character of this code is wrong/)).toBeVisible();
  await expect(board(friend)).toBeVisible();
});

test('the daily opens; links lead to Brew and back, and both games are kept', async ({ page, site }) => {
  await open(page, site.url, 'wondering-witches/daily');
  await expect(page.getByText(/Amateur Witch · daily/)).toBeVisible();
  await expect(page).toHaveURL(/wondering-witches\/daily/);
  await plantSomething(page);
  await expect(said(page)).toHaveText(/^Mint planted/);
  const planted = await said(page).textContent();
  expect(planted).toMatch(/^Mint planted/);
  const before = await board(page).getByRole('gridcell').evaluateAll(labels);
  await page.getByRole('link', { name: 'Brew' }).click();
  await expect(page.getByRole('grid', { name: /^Notebook/ })).toBeVisible();
  await page.getByRole('gridcell', { name: /^Sage: put into the cauldron/ }).click();
  await page.getByRole('link', { name: 'Solo' }).click();
  await expect(board(page)).toBeVisible();
  expect(await board(page).getByRole('gridcell').evaluateAll(labels)).toEqual(before);
  await page.getByRole('link', { name: 'Brew' }).click();
  await expect(page.getByRole('gridcell', { name: 'Sage, 1 seed, place 1 of 1' })).toBeVisible();
});

/** Potion Master, with every special cell somewhere on its two sides. */
const SPECIALS = 'wondering-witches/1~8-1-dvs~painter6~rtmbjt3wn5xt~iuoi';

test('special cells do what they say', async ({ page, site }) => {
  await open(page, site.url, SPECIALS);
  await herb(page, 'Mint').click();
  await cell(page, /empty, Painter, can be planted/).click();
  await expect(said(page)).toHaveText(/Painter: you may cut a garden in two\.$/);
  await herb(page, 'Sage').click();
  await cell(page, /empty, Guesser, can be planted/).click();
  await expect(said(page)).toHaveText(/Guesser: a free test of any potion with Sage\.$/);

  await cellIn(board(page), { row: 1, column: 5 }).click();
  await page.getByRole('button', { name: 'Cut in two' }).click();
  await cellIn(board(page), { row: 3, column: 4 }).click();
  await expect(page.getByText('Both parts are whole.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cut here' }).click();
  await expect(said(page)).toHaveText(/^Garden 2 is cut in two; the new part is garden \d+\.$/);

  await page.getByRole('button', { name: 'Free test with Sage' }).click();
  await herb(page, 'Dill').click();
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(page.getByText('The free test must contain Sage.').first()).toBeVisible();
  await herb(page, 'Sage').click();
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(said(page)).toHaveText(/^Potion 1, from a free test: /);

  await herb(page, 'Mint').click();
  await cell(page, /empty, Hard Ground, can be planted/).click();
  await expect(said(page)).toHaveText(/Hard Ground: row \d, column \d is crossed out\.$/);
  await expect(cell(page, /crossed out, (.*, )?changed by Hard Ground$/)).toBeVisible();
  await herb(page, 'Mint').click();
  await cell(page, /empty, Versatility, can be planted/).click();
  await page.getByRole('button', { name: 'Test this cell' }).click();
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(said(page)).toHaveText(/^Potion 2, from row/);
  await expect(cell(page, /Mint with 1 seed, Versatility$/)).toBeVisible();
});

test('a full garden leaves one last potion, and then the recipe is told', async ({ page, site }) => {
  await open(page, site.url);
  const lit = board(page).getByRole('gridcell', { name: /can be planted/ });
  await herb(page, 'Mint').click();
  for (let left = await lit.count(); left > 0; left--) {
    await lit.first().click();
    if (left > 1) await herb(page, 'Mint').click();
  }
  // Gardens with plants are left: the first tap on the last cell says so, the second one plants.
  await expect(said(page)).toHaveText(/^One cell is free, and planting there is the end\. Test the other \d/);
  await page.locator('[data-lit]').first().click();
  await expect(said(page)).toHaveText(/No cell is free: one last potion/);
  await expect(page.getByText('make it count')).toBeVisible();
  await herb(page, 'Mint').click();
  await herb(page, 'Sage').click();
  await page.getByRole('button', { name: 'More seeds of Sage' }).click();
  await expect(said(page)).toHaveText('Sage, 3 seeds.');
  await page.getByRole('button', { name: 'Use the last potion' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The recipe', exact: true })).toBeVisible();
});

test('the fullest garden fits a phone, with targets large enough', async ({ page, site }) => {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await open(page, site.url);
    await startHighWitch(page);
    await expect(page.getByRole('grid', { name: 'Your garden, 8 rows by 8 columns' })).toBeVisible();
    await expect(cellIn(board(page), { row: 1, column: 1 })).toBeInViewport();
    // On the lowest the garden scrolls.
    if (height > 600) await expect(cellIn(board(page), { row: 8, column: 8 })).toBeInViewport();
    await cell(page, /^Garden 1, /).click();
    await expect(page.getByRole('region', { name: 'Garden 1', exact: true })).toBeInViewport({ ratio: 1 });
    await plantSomething(page, 'Dill');
    await page.getByRole('button', { name: /^Test garden/ }).click();
    await expect(page.getByRole('button', { name: 'Use potion' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(
      await smallestSide(page.locator('[role=gridcell], .ww-bench button, .ww-turn button, [aria-expanded]')),
    ).toBeGreaterThanOrEqual(24);
    // A cauldron in use is kept, and would be met instead of the garden.
    await page.getByRole('button', { name: 'Put away' }).click();
    await expect(board(page)).toBeVisible();
  }
});

test('axe finds nothing, light or dark', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}${SPECIALS}`);
  await expect(board(page)).toBeVisible();
  await herb(page, 'Mint').click();
  await expectFaultless(page);
  await cell(page, /empty, Guesser, can be planted/).click();
  await page.getByRole('button', { name: 'Guesser' }).click();
  await expectFaultless(page);
  await page.getByRole('button', { name: /^Test garden/ }).click();
  await expectFaultless(page);
  await page.getByRole('button', { name: 'Use potion' }).click();
  await page.getByRole('button', { name: 'Deduce' }).click();
  await expect(page.getByText('still possible')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('?');
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show solution' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expectFaultless(page);
});

test('what a hint or a called herb points at is in sight, with its words', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, site.url, SPECIALS);
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeInViewport({ ratio: 1 });
  await expect(cell(page, /meant by the hint/)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await tab(page, 'Notebook').check();
  await expect(board(page)).toBeHidden();
  await page.getByRole('gridcell', { name: /^Mint, notes: / }).click();
  await expect(tab(page, 'Garden')).toBeChecked();
  await expect(board(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone the result of a potion is in sight, whatever garden it came from', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site.url, SPECIALS);
  await herb(page, 'Mint').click();
  await cell(page, /^Garden 10, empty, can be planted/).click();
  await page.getByRole('button', { name: 'Test garden 10' }).click();
  await page.getByRole('button', { name: 'Use potion' }).click();
  await expect(page.getByRole('region', { name: 'Potion 1' })).toBeInViewport({ ratio: 1 });
  await tab(page, 'Garden').check();
  await expect(cell(page, /^Garden 10, Mint with 1 seed, used up/)).toBeInViewport();
});

test('the solution is asked for at the foot of the panel, and shown whole, or from its head', async ({
  page,
  site,
}) => {
  const recipe = page.getByRole('region', { name: 'The recipe' });
  const showSolution = async () => {
    await page.getByRole('button', { name: 'Show solution' }).click();
    await page.getByRole('button', { name: 'Show it' }).click();
    // Pixels are not always whole.
    await expect(recipe.getByRole('heading')).toBeInViewport({ ratio: 0.95 });
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, site.url);
  await showSolution();
  await expect(recipe).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 1280, height: 560 });
  await startHighWitch(page);
  await showSolution();
});
