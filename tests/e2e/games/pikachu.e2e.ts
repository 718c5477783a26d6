import { expect, type Page } from '@playwright/test';
import { formatCode } from '../../../src/core/codes';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { soaking } from '../../counts';
import { expectFaultless } from '../support/axe';
import { arrowTo, axNodes, axText, cellIn, focusedPlace, placeIn, tabTo } from '../support/axTree';
import { board, STEADY, steppedBack } from '../support/everyGame';
import { CALM, misspelt, setSettings, test } from '../support/fixtures';

/** Four tiles of each symbol; the two in opposite corners of the full board cannot meet. */
const CORNERS = formatCode(rules, {
  config: { size: 'quick', variant: 'still' },
  seed: 'browser',
  deal: `a${'bcdefghijklmno'.repeat(4)}aaa`,
  version: rules.version,
  dealVersion: 1,
});

/** Asks for hints, reads them, and does what they say with arrows and Enter. */
async function clearByHints(page: Page): Promise<void> {
  for (let pair = 0; pair < 200; pair++) {
    // After the last pair they ask for nothing any more: one reading tells both.
    for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
    await expect(page.locator('[role=status][data-due]')).toHaveCount(0);
    const text = await axText(page);
    if (/Cleared!/.test(text)) return;
    const told = /Row \d+, column \d+ and row \d+, column \d+: joined by/.exec(text)?.[0];
    if (!told) throw new Error('No third stage of a hint');
    const [first = '', second = ''] = told.split(' and ');
    await tabTo(page, 'gridcell');
    await arrowTo(page, await focusedPlace(page), placeIn(first));
    await page.keyboard.press('Enter');
    await arrowTo(page, placeIn(first), placeIn(second));
    await page.keyboard.press('Enter');
  }
  throw new Error('Two hundred pairs and no end');
}

const VARIANTS = ['Still', 'Down', 'Left', 'Gather'];
const PLAYED = soaking ? VARIANTS : ['Gather'];

for (const variant of PLAYED) {
  test(`a Quick game, ${variant}, is won by keyboard and accessibility tree alone`, async ({
    page,
    site,
  }) => {
    await setSettings(page, CALM);
    await page.goto(`${site.url}pikachu`);
    await expect(page.getByRole('heading', { name: 'Pikachu' })).toBeVisible();
    await tabTo(page, 'radio', /Classic/);
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'radio', /Still/);
    for (let i = 0; i < VARIANTS.indexOf(variant); i++) await page.keyboard.press('ArrowRight');
    await tabTo(page, 'button', /Start/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell')).toHaveCount(60);
    await clearByHints(page);
    expect(await axText(page)).toContain('Cleared! Congratulations');
    await tabTo(page, 'button', /^Result$/);
    await page.keyboard.press('Enter');
    expect(await axText(page)).toMatch(/30 hints/);
  });
}

test('matches, misses, undo, redo and debug are shown and said', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  const status = page.locator('[data-announcement]');
  const cells = await page
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const symbol = (cell: string) => cell.split(',')[0] ?? '';
  const other = cells.findIndex((cell) => symbol(cell) !== symbol(cells[0] ?? ''));
  await page.getByRole('gridcell').nth(0).click();
  await expect(page.getByRole('gridcell').nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('gridcell').nth(other).click();
  await expect(status).toHaveText(/different pictures/);
  await expect(page.getByText('Moves', { exact: true }).locator('..')).toContainText('1');

  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(status).toHaveText(/^Joined: .* 79 pairs left/);
  await page.keyboard.press('u');
  await expect(status).toHaveText(/Taken back/);
  await page.keyboard.press('Shift+U');
  await expect(status).toHaveText(/Played again/);
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Debug: on' })).toBeChecked();
});

test('a link opens the same board, and a bad one says why and gives another', async ({
  page,
  site,
  friend,
}) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page).toHaveURL(/pikachu\/2-2~cs~/);
  const names = () =>
    page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  const board = await names();
  const url = page.url();
  await friend.goto(url);
  await expect(friend.getByRole('gridcell')).toHaveCount(160);
  expect(
    await friend
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label'))),
  ).toEqual(board);
  await friend.goto(misspelt(url));
  await expect(friend.getByText(/Some character of this code is wrong/)).toBeVisible();
  await expect(friend.getByRole('gridcell')).toHaveCount(160);
});

test('a phone held upright shows the whole Classic board with tiles of 30 px', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  const boxes = await page
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  for (const { width, height, top, bottom, left, right } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(29.9);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(740 - 48);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
});

test('each tile shows a whole picture of its own: no rounding can bring a neighbour into view', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  const tiles = await page.getByRole('gridcell').evaluateAll((cells) =>
    Promise.all(
      cells.map(async (cell) => {
        const symbol = cell.querySelector('.pika-symbol') ?? cell;
        const { backgroundImage, backgroundSize } = getComputedStyle(symbol);
        const picture = new Image();
        picture.src = /^url\("(.+)"\)$/.exec(backgroundImage)?.[1] ?? '';
        await picture.decode();
        const { width, height } = symbol.getBoundingClientRect();
        return {
          name: cell.getAttribute('aria-label')?.split(',')[0] ?? '',
          picture: picture.src,
          fills: backgroundSize === '100% 100%',
          // As wide for its height as the box it fills, so that the whole picture is one symbol, undistorted.
          shape: picture.naturalWidth / picture.naturalHeight / (width / height),
        };
      }),
    ),
  );
  expect(tiles.filter(({ fills, shape }) => !fills || Math.abs(shape - 1) > 0.01)).toEqual([]);
  const names = new Set(tiles.map(({ name }) => name));
  expect(names.size).toBe(24);
  expect(new Set(tiles.map(({ picture }) => picture)).size).toBe(24);
  expect(new Set(tiles.map(({ name, picture }) => `${name} ${picture}`)).size).toBe(24);
});

test('an upright phone says places as they are seen, and keeps its tiles under a hint', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page.getByRole('grid', { name: 'Pikachu board, 20 rows by 8 columns' })).toBeVisible();
  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
  const spoken = page
    .getByRole('status')
    .filter({ hasText: /row \d+, column \d+/i })
    .last();
  await expect(spoken).toHaveText(/^Row/);
  const first = placeIn(await spoken.innerText());
  const lit = cellIn(page.getByRole('grid'), first);
  await expect(lit).toHaveAttribute('data-hint');
  const box = await lit.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
});

test('a hint is drawn on the board, in few words, and moves nothing on any phone', async ({ page, site }) => {
  await setSettings(page, CALM);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}pikachu/${CORNERS}`);
    const tray = page.locator('.pika-live');
    await expect(tray).toBeVisible();
    const before = await tray.boundingBox();
    const hint = page.getByRole('region', { name: 'Hint' });
    for (const rings of [1, 2, 2]) {
      await page.keyboard.press('h');
      await expect(page.locator('[data-hint]')).toHaveCount(rings);
      await expect(hint.getByRole('img')).toHaveCount(rings);
      expect((await hint.locator('p').first().innerText()).length).toBeLessThanOrEqual(120);
      expect(await tray.boundingBox()).toEqual(before);
    }
    await expect(page.locator('.pika-line[data-kind=hint]')).toBeVisible();
    await page.getByRole('button', { name: 'Close the hint' }).click();
  }
});

test('equal tiles that no line joins say so', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu/${CORNERS}`);
  await page.getByRole('gridcell').first().click();
  await page.getByRole('gridcell').last().click();
  await expect(page.getByText('No line within two turns')).toBeVisible();
  await expect(page.locator('[data-announcement]')).toHaveText(/No line with at most two turns/);
});

test('reloading in mid-game brings back board, moves and undo history', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  for (let i = 0; i < 3; i++) await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.locator('[data-announcement]')).toHaveText(/79 pairs left/);
  await page.reload();
  await expect(page.getByText('Pairs', { exact: true }).locator('..')).toContainText('79');
  await page.keyboard.press('u');
  await expect(page.getByText('Pairs', { exact: true }).locator('..')).toContainText('80');
});

test('Back leads from the menu to the game, also to one that is practised, and then home @core', async ({
  page,
  site,
}) => {
  await setSettings(page, { ...CALM, ...STEADY });
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Pikachu', exact: true }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  const tiles = page.getByRole('gridcell');
  await expect(tiles.first()).toBeVisible();
  const goOn = page.getByRole('button', { name: /^Continue: / });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const address = page.url();
  await choose('Menu');
  await expect(goOn).toBeVisible();
  await page.goBack();
  await expect(tiles.first()).toBeVisible();
  await page.goForward();
  await steppedBack(page);
  await expect(tiles.first()).toBeVisible();

  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Do it' }).click();
  await choose('Start over');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  const toFirst = page.getByRole('button', { name: 'Back to my first run' });
  await expect(toFirst).toBeVisible();
  await choose('Menu');
  await page.goBack();
  await expect(toFirst).toBeVisible();
  await choose('Menu');
  await goOn.click();
  await expect(toFirst).toBeVisible();
  await choose('Menu');
  await expect(goOn).toBeVisible();
  await page.reload();
  await expect(toFirst).toBeVisible();
  await steppedBack(page);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(site.url);
});

test('the home address of the seed document opens the board', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}?scene=game`);
  await expect(page.getByRole('grid', { name: /Pikachu board/ })).toBeVisible();
});

test('everything on the board has a name', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu?scene=game`);
  await expect(page.getByRole('gridcell')).toHaveCount(160);
  const nodes = await axNodes(page);
  const nameless = nodes.filter(
    ({ role, name }) => ['gridcell', 'button', 'link', 'grid'].includes(role) && name === '',
  );
  expect(nameless).toEqual([]);
});

test.describe('without fault to assistive software, in both themes', () => {
  test.use({ actionTimeout: 10_000, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  test('the choice of board, board, a wrong pair, hint, rules, menu, new game, end', async ({
    page,
    site,
  }) => {
    await setSettings(page, { ...CALM, ...STEADY, theme: 'system' });
    await page.goto(`${site.url}pikachu`);
    await expect(page.getByRole('radio', { name: /Classic/ })).toBeVisible();
    await expectFaultless(page, 'choice');
    await page.getByRole('radio', { name: /Quick/ }).check();
    await page.getByRole('button', { name: /Start/ }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(60);
    await expectFaultless(page, 'board');
    const names = (await board(page)).split('\n').map((name) => name.split(',')[0]);
    await page.getByRole('gridcell').nth(0).click();
    await page
      .getByRole('gridcell')
      .nth(names.findIndex((name) => name !== names[0]))
      .click();
    await expect(page.locator('[data-announcement]')).toHaveText(/different pictures/);
    await expectFaultless(page, 'wrong pair');
    for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
    await expectFaultless(page, 'hint');
    await page.keyboard.press('?');
    await expectFaultless(page, 'rules', 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expectFaultless(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expectFaultless(page, 'new game', 'dialog[open]');
    await page.keyboard.press('Escape');
    for (let pair = 0; pair < 30; pair++) {
      for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
      await page.getByRole('button', { name: 'Do it' }).click();
    }
    await expect(page.getByRole('heading', { name: /Cleared/ })).toBeVisible();
    await expectFaultless(page, 'finish');
  });
});

test('on the way in, tiles and name stay in their tray, and keep off the choices', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu`);
  const tray = page.locator('.pika-tray');
  for (const [width, height] of [
    [568, 320],
    [740, 360],
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        tray.evaluate((box) => {
          const { left, right } = box.getBoundingClientRect();
          const parts = [...box.querySelectorAll('h1, p, svg')].map((part) => part.getBoundingClientRect());
          return parts.filter((part) => part.width > 0 && (part.left < left || part.right > right)).length;
        }),
      )
      .toBe(0);
  }
});
