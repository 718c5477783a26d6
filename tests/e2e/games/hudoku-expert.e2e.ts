/** What only experts use in Hudoku, as they use it: by keys alone, by touch, and out of sight until it is wanted. */
import { expect, type Page } from '@playwright/test';
import { formatCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/hudoku/rules/rules';
import type { Config } from '../../../src/games/hudoku/rules/types';
import { expectFaultless } from '../support/axe';
import { arrowTo, axText, cellIn, focusedPlace, tabTo } from '../support/axTree';
import { CALM, setSettings, test } from '../support/fixtures';
import { faultsIn } from '../support/measures';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

const SMALL = '04532903048060071243';
const LARGER = '180000200306579001652390000400';
const config = (mode: Config['mode'], template: string): Config => ({
  template,
  level: template === '4x5' ? 'gentle' : 'steady',
  mode,
});

function codeOf(mode: Config['mode'], template: string, deal: string): string {
  const { version, dealVersion } = rules;
  return formatCode(rules, {
    config: config(mode, template),
    seed: 'e2e0000000',
    deal,
    version,
    dealVersion,
  });
}

const cellAt = (page: Page, row: number, column: number) => cellIn(page.getByRole('grid'), { row, column });
const announcement = (page: Page) => page.locator('[data-announcement]');
const legend = (page: Page) => page.locator('[data-legend]');
const key = (page: Page, digit: number) => page.locator(`[data-key="${digit}"]`);
const boardBox = (page: Page) => page.locator('[data-board]').boundingBox();

async function more(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page
    .getByRole(/Show conflicts|Colours/.test(`${item}`) ? 'menuitemcheckbox' : 'menuitem', { name: item })
    .click();
}

test('a whole unjudged game is won by keys alone', async ({ page, site }) => {
  const { solution, revealed } = must(rules.start(config('unjudged', '4x5'), SMALL, 1));
  const open = [...solution.keys()].filter((cell) => solution[cell] !== 0 && revealed[cell] === 0);
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku/${codeOf('unjudged', '4x5', SMALL)}`);
  await tabTo(page, 'gridcell');
  const go = async (cell: number) =>
    arrowTo(page, await focusedPlace(page), { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 });
  const [first = 0, ...others] = open;
  const wrong = solution[first] === 1 ? 2 : 1;
  await go(first);
  await page.keyboard.press(`${wrong}`);
  await expect(announcement(page)).toHaveText(`${wrong} written in row 1, column 1. 5 cells left.`);
  for (const cell of others) {
    await go(cell);
    await page.keyboard.press(`${solution[cell]}`);
  }
  const FULL = 'Every cell is full, but not all is right.';
  await expect(announcement(page)).toHaveText(new RegExp(FULL));
  await expect(page.getByText(FULL, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Errors')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(announcement(page)).toHaveText('Check: 1 number is wrong. −500 points.');
  await go(first);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(`Region A, ${wrong}, wrong`);
  await page.keyboard.press('Delete');
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('Region A, empty');
  await page.keyboard.press(`${solution[first]}`);
  await expect.poll(() => axText(page)).toMatch(/Solved/);
  const text = await axText(page);
  expect(text).toMatch(/9,500/);
  expect(text).toMatch(/only help counts/);
  expect(text).not.toMatch(/\d errors?/);

  // Looked back at, each step says what it was.
  await more(page, 'Look back');
  const caption = page.locator('[data-say=caption]');
  await page.keyboard.press('ArrowRight');
  await expect(caption).toContainText(`${wrong} written in row 1, column 1.`);
  await page.keyboard.press('End');
  await expect(caption).toContainText('Every number is right.');
});

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a number is chosen first, or locked by a long press', async ({ page, site }) => {
    await setSettings(page, { ...CALM, timers: 'off' });
    await page.goto(`${site.url}hudoku/${codeOf('relaxed', '6x5', LARGER)}`);
    const { solution, revealed } = must(rules.start(config('relaxed', '6x5'), LARGER, 1));
    await expect(cellAt(page, 1, 3)).toBeVisible();
    // Until it is wanted, nothing of it is to be seen.
    await expect(key(page, 4)).toHaveText('4');
    const before = await boardBox(page);
    const open = (digit: number) =>
      [...solution.keys()].filter((cell) => solution[cell] === digit && revealed[cell] === 0);
    const at = (cell: number) => cellAt(page, Math.floor(cell / 5) + 1, (cell % 5) + 1);

    const [three = 0] = open(3);
    await key(page, 3).tap();
    await expect(legend(page)).toHaveText('3 is chosen: tap its cell.');
    await expect(page.locator('.grid-cell[data-same]')).toHaveCount(
      revealed.filter((one) => one === 3).length,
    );
    await at(three).tap();
    await expect(at(three)).toHaveAccessibleName(/, 3$/);
    await expect(key(page, 3)).not.toHaveAttribute('aria-pressed');

    // As a finger that stays.
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };
    await key(page, 4).dispatchEvent('pointerdown', finger);
    await expect(key(page, 4)).toHaveAccessibleName(`4, ${open(4).length} left, locked`);
    await key(page, 4).dispatchEvent('pointerup', finger);
    expect(open(4).length).toBeGreaterThan(1);
    for (const cell of open(4)) await at(cell).tap();
    await expect(page.getByText('Errors').locator('..')).toContainText('0');
    // All of them stand: its key steps back, and no tap is a mistake.
    await expect(key(page, 4)).toHaveAccessibleName('4, already placed, locked');
    await at(open(1)[0] ?? 0).tap();
    await expect(page.getByText('Errors').locator('..')).toContainText('0');
    await key(page, 4).tap();
    await expect(page.locator('[data-key][aria-pressed=true]')).toHaveCount(0);
    expect(await boardBox(page)).toEqual(before);
  });
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [740, 360],
  [1440, 900],
] as const) {
  test(`colours, checkpoints and notes at ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await setSettings(page, { ...CALM, theme: 'system' });
    await page.goto(`${site.url}hudoku/${codeOf('unjudged', '6x5', LARGER)}`);
    await expect(cellAt(page, 1, 3)).toBeVisible();
    const before = await boardBox(page);
    await cellAt(page, 1, 3).click();
    await page.keyboard.press('2');
    await expect(cellAt(page, 2, 2)).toHaveAttribute('data-conflict', '');
    await more(page, 'Show conflicts');
    await expect(page.locator('.grid-cell[data-conflict]')).toHaveCount(0);

    await more(page, 'Colours and checkpoints');
    const pad = page.getByRole('group', { name: 'Colours and checkpoints' });
    await cellAt(page, 3, 1).click();
    await pad.getByRole('button', { name: 'Green stripes' }).click();
    await expect(cellAt(page, 3, 1)).toHaveAccessibleName('Region A, empty, green stripes');
    await page.keyboard.press('4');
    await expect(cellAt(page, 3, 1)).toHaveAccessibleName(/violet bars$/);
    await pad.getByRole('button', { name: 'Set a checkpoint' }).click();
    await pad.getByRole('button', { name: 'Note all numbers' }).click();
    await expect(cellAt(page, 1, 4)).toHaveAccessibleName(/notes 1 2 3 4$/);
    expect(await faultsIn(page)).toEqual([]);
    await expectFaultless(page, 'colours and checkpoints');
    await pad.getByRole('button', { name: 'Clear all notes' }).click();
    await page.keyboard.press('u');
    await expect(cellAt(page, 1, 4)).toHaveAccessibleName(/notes 1 2 3 4$/);
    await page.keyboard.press('m');

    await cellAt(page, 1, 3).click();
    await page.keyboard.press('7');
    await cellAt(page, 1, 4).click();
    await page.keyboard.press('2');
    await page.keyboard.press('m');
    await pad.getByRole('button', { name: 'Since a checkpoint: compare' }).click();
    await expect(legend(page)).toHaveText('Since checkpoint 1: 1 number more, 1 changed.');
    await expect(page.locator('.grid-cell[data-changed]')).toHaveCount(2);
    await pad.getByRole('button', { name: 'Set a checkpoint' }).click();
    await pad.getByRole('button', { name: 'Back to a checkpoint' }).click();
    await page.getByRole('button', { name: 'Checkpoint 1' }).click();
    await expect(cellAt(page, 1, 3)).toHaveAccessibleName('Region A, 2');
    await expect(cellAt(page, 1, 4)).toHaveAccessibleName('Region B, empty');
    await page.keyboard.press('m');

    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await expect(page.locator('[data-say=hint]')).toContainText('1 number is wrong.');
    await page.keyboard.press('Escape');
    await more(page, 'Back to before the first mistake');
    await expect(legend(page)).toHaveText('Before the first mistake: every number is right. −500 points.');
    await expect(cellAt(page, 1, 3)).toHaveAccessibleName('Region A, empty');
    expect(await boardBox(page)).toEqual(before);
    await page.reload();
    await expect(cellAt(page, 1, 3)).toHaveAccessibleName('Region A, empty');
    await page.keyboard.press('Shift+U');
    await expect(cellAt(page, 1, 3)).toHaveAccessibleName('Region A, 2');
    if (width === 360) await expectFaultless(page, 'unjudged');
  });
}

test('New offers the mode behind a word of its own, and goes on with it', async ({ page, site }) => {
  await setSettings(page, { ...CALM, theme: 'system' });
  await page.goto(`${site.url}hudoku/${codeOf('relaxed', '4x5', SMALL)}`);
  await page.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('switch', { name: 'Unjudged' })).toBeHidden();
  await page.getByText('For experts').click();
  await page.getByRole('switch', { name: 'Unjudged' }).click();
  await expect(page.getByText('The score counts help, and nothing else.')).toBeVisible();
  await expectFaultless(page, 'the mode in New');
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page).toHaveURL(/4x5-gentle-unjudged/);
  await expect(page.getByText('4×5, gentle, unjudged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
});
