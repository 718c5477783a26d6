/** Hudoku, technique by technique: one lesson by the keyboard alone, one with a finger. */
import type { Page } from '@playwright/test';
import { judge, solution } from '../../../src/games/hudoku/study/judge';
import { position } from '../../../src/games/hudoku/study/position';
import { expectFaultless } from '../support/axe';
import { tabTo } from '../support/axTree';
import { CALM, expect, setSettings, test } from '../support/fixtures';
import { faultsIn } from '../support/measures';

const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at);
const said = (page: Page) => page.locator('[data-area=say]');
const announced = (page: Page) => page.locator('[data-announcement]');
const pad = (page: Page) => page.getByRole('group', { name: /^(Number|Note)/ });

async function walk(page: Page, columns: number, to: number): Promise<void> {
  const from = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell')));
  const rows = Math.floor(to / columns) - Math.floor(from / columns);
  const steps = (to % columns) - (from % columns);
  for (let n = 0; n < Math.abs(rows); n++) await page.keyboard.press(rows < 0 ? 'ArrowUp' : 'ArrowDown');
  for (let n = 0; n < Math.abs(steps); n++) await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
}

test('a lesson is found, answered and gone on from by the keyboard alone', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku/study`);
  await expect(page.getByRole('heading', { level: 1, name: 'Study Hudoku' })).toBeVisible();
  await tabTo(page, 'link', /^Only number/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell')).toHaveCount(20);
  await expect(said(page)).toContainText('Find a cell with only one number left and enter it.');

  const shown = position('naked-single', 0);
  const answer = solution(shown);
  await tabTo(page, 'gridcell');
  await walk(page, 5, answer.cell);
  await expect(cell(page, answer.cell)).toHaveAccessibleName(/, empty$/);
  await page.keyboard.press('p');
  await expect(announced(page)).toHaveText('Notes are shown.');
  await expect(cell(page, answer.cell)).toHaveAccessibleName(new RegExp(`, empty, notes ${answer.digit}$`));
  await page.keyboard.press(`${answer.digit}`);
  await expect(announced(page)).toHaveText(/^Right\. Row \d, column \d is \d\.$/);
  await expect(page.getByRole('banner')).toContainText('1 of 100');
  await page.keyboard.press('w');
  await expect(announced(page)).toHaveText(/^Only number: row \d, column \d can only be \d, with /);

  await page.keyboard.press('n');
  await expect(said(page)).toContainText('Find a cell with only one number left and enter it.');
  await tabTo(page, 'gridcell');
  const given = position('naked-single', 1).revealed.findIndex((digit) => digit !== 0);
  await walk(page, 5, given);
  await page.keyboard.press('1');
  await expect(announced(page)).toHaveText('This cell already has its number.');
  await page.keyboard.press('a');
  await expect(announced(page)).toHaveText(/^The answer: Row /);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('1 of 100 · 1 to come back');
});

test.describe('on the smallest phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('with a finger: a note that stays, then one that goes, and why', async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.goto(`${site.url}hudoku/study?lesson=naked-pair`);
    await expect(page.getByRole('gridcell')).toHaveCount(64);
    const shown = position('naked-pair', 0);
    const right = solution(shown);
    const stays = shown.solution[right.cell] ?? 0;
    expect(judge(shown, { cell: right.cell, digit: stays }).isRight).toBe(false);
    await cell(page, right.cell).tap();
    await pad(page)
      .getByRole('button', { name: `${stays}`, exact: true })
      .tap();
    await expect(said(page)).toContainText(`Not this time. The note ${stays} has to stay`);
    await page.getByRole('button', { name: 'Why?' }).tap();
    await expect(said(page)).toContainText(/Look at (row|column|region) /);
    expect(await page.locator('.hud-board [data-lit]').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await cell(page, right.cell).tap();
    await expectFaultless(page, 'a note to strike');
    await pad(page)
      .getByRole('button', { name: `${right.digit}`, exact: true })
      .tap();
    await expect(said(page)).toContainText(`is not ${right.digit}.`);
    await expect(cell(page, right.cell)).not.toHaveAccessibleName(new RegExp(`notes.*${right.digit}`));
    await page.getByRole('button', { name: 'Why?' }).tap();
    await expect(said(page)).toContainText('Pair: in ');
    await expectFaultless(page, 'a note struck');
    expect(await faultsIn(page)).toEqual([]);
    await expect(page.getByRole('banner')).toContainText('0 of 100 · 1 to come back');
  });
});
