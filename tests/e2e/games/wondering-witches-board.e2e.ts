import { expect, type Locator, type Page } from '@playwright/test';
import { expectFaultless } from '../support/axe';
import { axNodes, tabTo } from '../support/axTree';
import { fillIn, savedFile } from '../support/engines';
import { CALM, setSettings, test } from '../support/fixtures';

const PATH = 'wondering-witches/board';
const KNOWN = 'c-3-2-8-4-sn~known';

async function open(page: Page, url: string, code = ''): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${url}${PATH}${code && `/${code}`}`);
  await expect(board(page)).toBeVisible();
}

const board = (page: Page): Locator => page.getByRole('img', { name: /^Wondering Witches, / });
/** Every element with its attributes by name: a change in place leaves them in another order. */
const drawing = (page: Page): Promise<string> =>
  board(page).evaluate((svg) =>
    [...svg.querySelectorAll('*')]
      .map(({ tagName, attributes, childElementCount, textContent }) =>
        [
          tagName,
          ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort(),
          childElementCount === 0 ? textContent : '',
        ].join(' '),
      )
      .join('\n'),
  );
const codeOf = (page: Page): string =>
  decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();

const openMore = (page: Page): Promise<void> => page.locator('summary', { hasText: 'More' }).click();

test('a board is chosen, drawn anew, and taken back', async ({ page, site }) => {
  await open(page, site.url);
  await expect.poll(() => codeOf(page)).toMatch(/^c-2-1-8-4-sn~/);
  await choose(page, 'Level', 'Potion Master');
  await expect.poll(() => codeOf(page)).toMatch(/^c-2-1-8-6-sn~/);
  await openMore(page);
  await choose(page, 'Kind', 'Modern');
  await choose(page, 'Players', '5');
  await choose(page, 'Herbs', '10');
  await choose(page, 'Longest recipe', '6 numbers');
  await page.getByRole('switch', { name: 'A cell for notes' }).press('Space');
  await expect.poll(() => codeOf(page)).toMatch(/^m-5-1-10-6-s~/);
  await expect(board(page).getByText('Player 5')).toBeVisible();
  await expect(board(page).getByText('Notes')).toHaveCount(0);
  await expect(page.getByText(/^Cauldron [A-Z]$/)).toHaveCount(0);

  const before = codeOf(page);
  await page.getByRole('button', { name: 'New board' }).click();
  await expect.poll(() => codeOf(page)).not.toBe(before);
  expect(codeOf(page)).toMatch(/^m-5-1-10-6-s~/);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => codeOf(page)).toBe(before);

  // Six numbers need six herbs.
  await choose(page, 'Herbs', '5');
  await expect.poll(() => codeOf(page)).toMatch(/^m-5-1-5-4-s~/);
  await expect(page.getByRole('radio', { name: '6 numbers' })).toBeDisabled();
});

test('a link draws the same board elsewhere, both sides', async ({ page, site, friend }) => {
  await open(page, site.url);
  await openMore(page);
  await choose(page, 'Sheet', 'Both sides');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await friend.goto(link);
  expect(await drawing(friend)).toBe(await drawing(page));
  const front = await drawing(page);
  for (const one of [page, friend]) await choose(one, 'Side of the sheet', 'Back');
  expect(await drawing(friend)).toBe(await drawing(page));
  expect(await drawing(page)).not.toBe(front);
});

test('a bad link or code says why, and what is shown stays', async ({ page, site }) => {
  await open(page, site.url, 'nonsense');
  await expect(page.getByText('This is not the code of a board. Here is a fresh one.')).toBeVisible();
  await expect.poll(() => codeOf(page)).toMatch(/^c-2-1-8-4-sn~/);
  const before = await drawing(page);
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Enter a code' }).click();
  await fillIn(page.getByLabel('Code or link'), 'c-1-1-5-6-sn~a');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText('A recipe of up to 6 needs at least 6 herbs. The board you have open is untouched.')
      .first(),
  ).toBeVisible();
  expect(await drawing(page)).toBe(before);
  await fillIn(page.getByLabel('Code or link'), `${site.url}${PATH}/${KNOWN}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => codeOf(page)).toBe(KNOWN);
  await expect(page.getByText('This is not the code')).toHaveCount(0);
});

test('what is printed is one page a side, on either paper, and nothing else', { tag: '@chromium' }, async ({
  page,
  site,
}) => {
  for (const [code, sides] of [
    [KNOWN, 2],
    ['m-5-1-10-6-sn~known', 1],
  ] as const) {
    await open(page, site.url, code);
    for (const format of ['A4', 'Letter'] as const) {
      for (const landscape of [true, false]) {
        const pdf = (await page.pdf({ format, landscape })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g), `${format}, ${code}`).toHaveLength(sides);
        for (const [, wide, high] of pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)) {
          expect(Number(wide)).toBeGreaterThan(Number(high));
        }
      }
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(board(page)).toHaveCount(1);
  // Within the margins of 10 mm, the narrower paper is 259 mm wide and the lower one 190 mm high.
  const perMm = 96 / 25.4;
  await page.setViewportSize({ width: Math.floor(259.4 * perMm), height: Math.floor(190 * perMm) });
  const box = await board(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(259.4 * perMm);
  expect(box?.height).toBeLessThanOrEqual(190 * perMm);
  expect(box?.width).toBeGreaterThan(245 * perMm);
});

test('the file is the board that is shown, and opens by itself', async ({ page, site, context }) => {
  await open(page, site.url, KNOWN);
  const files: Record<string, string> = {};
  for (const name of ['The front alone', 'The back alone', 'Both sides in one file']) {
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await savedFile(page, () => page.getByRole('button', { name }).click());
    files[file.name] = file.text;
  }
  const stem = 'wondering-witches-c-3-2-8-4-sn-known';
  expect(Object.keys(files)).toEqual([`${stem}-front.svg`, `${stem}-back.svg`, `${stem}.svg`]);
  const shown = await board(page).evaluate((svg) => new XMLSerializer().serializeToString(svg));
  const alone = await context.newPage();
  await alone.goto('about:blank');
  const compared = await alone.evaluate(
    ([file = '', both = '', screen = '']) => {
      const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');
      const sheets = (text: string) => [...parse(text).querySelectorAll(':root > g')].map((g) => g.innerHTML);
      return {
        faults: [file, both].map((text) => parse(text).querySelectorAll('parsererror').length),
        isSame: sheets(file)[0] === sheets(screen)[0] && sheets(both)[0] === sheets(screen)[0],
        sheets: sheets(both).length,
        title: parse(file).querySelector('title')?.textContent,
        told: parse(file).querySelector('desc')?.textContent?.length ?? 0,
      };
    },
    [files[`${stem}-front.svg`] ?? '', files[`${stem}.svg`] ?? '', shown],
  );
  expect(compared).toMatchObject({
    faults: [0, 0],
    isSame: true,
    sheets: 2,
    title: `Wondering Witches, front, ${KNOWN}`,
  });
  expect(compared.told).toBeGreaterThan(300);
});

test('everything can be done with the keyboard, by what assistive software is told', async ({
  page,
  site,
}) => {
  await open(page, site.url, KNOWN);
  await page.keyboard.press('n');
  await expect.poll(() => codeOf(page)).not.toBe(KNOWN);
  await page.keyboard.press('u');
  await expect.poll(() => codeOf(page)).toBe(KNOWN);

  await tabTo(page, 'region', /^The board\. Plus and minus zoom/);
  const percent = page.getByRole('status').filter({ hasText: '%' });
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
  await expect(percent).toHaveText('244 %');
  const scrolled = () => page.locator('.wb-frame').evaluate(({ scrollLeft }) => scrollLeft);
  const middle = await scrolled();
  expect(middle).toBeGreaterThan(100);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(middle);
  await page.keyboard.press('0');
  await expect(percent).toHaveText('100 %');

  await page.locator('summary', { hasText: 'More' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', /^Classic$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => codeOf(page)).toBe('m-3-2-8-4-sn~known');
  await page.getByText('The board in words').focus();
  await page.keyboard.press('Enter');
  const told = (await axNodes(page)).map(({ name }) => name).join(' ');
  expect(told).toContain('Player 3');
  expect(told).toMatch(/with one seed in row \d, column \d/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to use a board' })).toBeVisible();
  for (const heading of ['Special cells', 'Against each other', 'One of you as the witch']) {
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(1);
  }
});

test('wheel and mouse bring the board closer about the spot they are at', async ({ page, site }) => {
  await open(page, site.url, KNOWN);
  const notes = board(page).getByText('Notes');
  const before = await notes.boundingBox();
  if (!before) throw new Error('The cell for notes is not drawn');
  const spot = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(spot.x, spot.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await notes.boundingBox())?.width).toBeGreaterThan(before.width * 2);
  const after = await notes.boundingBox();
  if (!after) throw new Error('The cell for notes is gone');
  expect(Math.abs(after.x + after.width / 2 - spot.x)).toBeLessThan(4);
  expect(Math.abs(after.y + after.height / 2 - spot.y)).toBeLessThan(4);
  await page.mouse.down();
  await page.mouse.move(spot.x - 80, spot.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await notes.boundingBox())?.x).toBeLessThan(after.x - 40);
});

test('no fault that axe knows, by day and by night', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}${PATH}/${KNOWN}`);
  await expect(board(page)).toBeVisible();
  await page.getByText('The board in words').click();
  await expectFaultless(page);
  for (const key of ['?', 'd']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFaultless(page, key);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the board is wholly in view, nothing goes off sideways, and targets are large', async ({
    page,
    site,
  }) => {
    await open(page, site.url, KNOWN);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await over()).toBeLessThanOrEqual(0);
      const box = await board(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(680);
      for (const button of await page
        .getByRole('group', { name: 'Zoom' })
        .getByRole('button')
        .or(page.getByRole('button', { name: 'New board' }))
        .all()) {
        const size = await button.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.getByText('The board in words').click();
      expect(await over()).toBeLessThanOrEqual(0);
    }
  });

  test('leaving the menu at the foot does not move the page', async ({ page, site }) => {
    await open(page, site.url, KNOWN);
    await page.getByRole('button', { name: 'More' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('two fingers bring it closer', async ({ page, site }) => {
    await open(page, site.url, KNOWN);
    const box = await page.locator('.wb-frame').boundingBox();
    if (!box) throw new Error('There is no frame');
    const session = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 0 },
                { x: x + apart, y, id: 1 },
              ],
      });
    await touch('touchStart', 20);
    for (const apart of [24, 32, 44, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(async () => (await board(page).boundingBox())?.width).toBeGreaterThan(box.width * 1.8);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

test('a board that took more than two hundred layouts opens, and so do the next ones', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}wondering-witches/board/c-5-2-10-6-s~s613`);
  await expect(page.getByText('c-5-2-10-6-s~s613').first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(/s613/);
  await expect(page.getByRole('img').first()).toBeVisible();
});
