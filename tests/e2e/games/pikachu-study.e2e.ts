/** The last tiles: a lesson played by the keyboard alone, and one lost and won with a finger. */
import type { Page } from '@playwright/test';
import { indexBoard } from '../../../src/games/pikachu/rules/boardIndex';
import { flatPairs } from '../../../src/games/pikachu/rules/pairs';
import { study } from '../../../src/games/pikachu/study/dealing';
import { prospectOf, taken } from '../../../src/games/pikachu/study/play';
import type { Tail } from '../../../src/games/pikachu/study/types';
import { expectFaultless } from '../support/axe';
import { tabTo } from '../support/axTree';
import { CALM, expect, setSettings, test } from '../support/fixtures';
import { faultsIn } from '../support/measures';

const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at);
const said = (page: Page) => page.locator('[data-area=say]');
const announced = (page: Page) => page.locator('[data-announcement]');
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tools' }).getByRole('button', { name });

async function open(page: Page, url: string): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(url);
  await expect(page.getByRole('gridcell')).toHaveCount(60);
}

async function goTo(page: Page, columns: number, from: number, to: number): Promise<number> {
  const rows = Math.floor(to / columns) - Math.floor(from / columns);
  const steps = (to % columns) - (from % columns);
  for (let n = 0; n < Math.abs(rows); n++) await page.keyboard.press(rows < 0 ? 'ArrowUp' : 'ArrowDown');
  for (let n = 0; n < Math.abs(steps); n++) await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
  return to;
}

test('a lesson is found, won and gone on from by the keyboard alone', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}pikachu/study`);
  await expect(page.getByRole('heading', { level: 1, name: 'Study Pikachu' })).toBeVisible();
  await tabTo(page, 'link', /^Four alike/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell')).toHaveCount(60);
  await expect(said(page)).toContainText('Four alike. Where only two are alike, taking them never hurts.');

  const position = study.position('still-12', 0);
  await tabTo(page, 'gridcell');
  let at = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell')));
  for (const pair of study.solution(position)) {
    for (const to of pair) {
      at = await goTo(page, position.columns, at, to);
      await page.keyboard.press('Enter');
    }
  }
  await expect(said(page)).toContainText('Right. 6 pairs, and not a tile left.');
  await expect(announced(page)).toHaveText('Right. 6 pairs, and not a tile left.');
  await expect(page.getByRole('banner')).toContainText('1 of 100');

  await page.keyboard.press('n');
  await expect(said(page)).toContainText('Clear the board.');
  await page.keyboard.press('a');
  await expect(said(page)).toContainText('The answer:');
  await tabTo(page, 'button', /^One pair on$/);
  await page.keyboard.press('Enter');
  await expect(announced(page)).toHaveText(/^Pair 2 of 6: .+, row \d, column \d+ and row \d, column \d+\.$/);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('1 of 100 · 1 to come back');
});

/** Pairs up to the first after which nothing clears the board. */
function losingPairs(tail: Tail): (readonly [number, number])[] {
  const pairs = flatPairs(indexBoard(tail, tail.tiles));
  for (const pair of pairs) {
    const after = taken(tail, pair);
    if (after && prospectOf(after).kind === 'lost') return [pair];
  }
  const [first] = pairs;
  const after = first && taken(tail, first);
  return after ? [first, ...losingPairs(after)] : [];
}

test.describe('with a finger', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a lesson is lost, explained, looked back on and won', async ({ page, site }) => {
    await open(page, `${site.url}pikachu/study?lesson=down-16`);
    const position = study.position('down-16', 0);
    const losing = losingPairs(position);
    for (const to of losing.flat()) await cell(page, to).tap();
    await expect(said(page)).toContainText(`Not this time. It was lost with pair ${losing.length}`);
    await page.getByRole('button', { name: 'Why?' }).tap();
    await expect(said(page)).toContainText(/After that pair, at least \d+ tiles stay/);
    await page.getByRole('button', { name: 'Why?' }).tap();
    await expect(said(page)).toContainText('This pair still led to the end');
    await expectFaultless(page, 'a tail that was lost');
    expect(await faultsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show an order that clears it' }).tap();
    await expect(page.locator('[data-area=play]')).toContainText('Pair 1 of 8');

    await tool(page, 'Try again').tap();
    for (const to of study.solution(position).flat()) await cell(page, to).tap();
    await expect(said(page)).toContainText('Right. 8 pairs, and not a tile left.');
    await expect(page.getByRole('banner')).toContainText('0 of 100 · 1 to come back');
  });
});
