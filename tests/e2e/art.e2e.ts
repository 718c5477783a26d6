/**
 * What was loved in the first edition looks as it did: its drawings are taken from both editions, brought to one size,
 * and compared. Both stand side by side in the picture that a failure leaves.
 */
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { openSharedSite, type SharedSite, speakAs } from './firstEdition/site';
import { STEADY } from './support/everyGame';
import { test as base, CALM, setSettings } from './support/fixtures';
import { codeOf, PROMISED } from './support/promisedBoards';

const test = base.extend<{ shared: SharedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  shared: async ({}, use) => {
    const shared = await openSharedSite();
    await use(shared);
    await shared.close();
  },
});

test.use({ actionTimeout: 10_000, deviceScaleFactor: 2 });

interface Drawing {
  readonly name: string;
  readonly path: string;
  readonly hasTimer?: boolean;
  readonly find: (page: Page) => Locator;
  /** What has to be done to see it. */
  readonly open?: (page: Page) => Promise<void>;
}

const addressOf = (name: string): string => {
  const board = PROMISED.find((one) => one.name === name);
  if (!board) throw new Error(`no promised board is called ${name}`);
  return `${board.room}/${encodeURIComponent(codeOf(board))}`;
};

const rules = async (page: Page) => {
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
};
const box = (title: string): Drawing => ({
  name: `the box of ${title}`,
  path: '',
  find: (page) => page.locator('article', { hasText: title }).locator('.box-lid'),
  // Boxes have other shapes now, and each cuts its drawing to its own.
  async open(page) {
    await page
      .locator('article', { hasText: title })
      .locator('.box-lid')
      .evaluate(({ style }: HTMLElement) => {
        Object.assign(style, { flex: 'none', width: '200px', minHeight: '0', height: '280px' });
      });
  },
});

const BOXES = ['Pikachu', 'Hudoku', 'Dokuborn', 'Dragon Quest', 'Wondering Witches'].map(box);

const DRAWINGS: readonly Drawing[] = [
  {
    name: 'a tile of Pikachu',
    path: addressOf('Pikachu Quick'),
    find: (page) => page.getByRole('gridcell').first(),
  },
  {
    name: 'the hourglass of Hudoku',
    path: addressOf('Hudoku 6×5'),
    hasTimer: true,
    find: (page) => page.locator('.hourglass-glass:visible').first(),
  },
  {
    name: 'a plate of Dokuborn',
    path: addressOf('Dokuborn 3×3'),
    find: (page) => page.getByRole('dialog').locator('.dk-plate').first(),
    open: rules,
  },
  {
    name: 'a card of Dragon Quest',
    path: addressOf('Dragon Quest'),
    find: (page) => page.getByRole('dialog').locator('.dq-card').nth(1),
    async open(page) {
      await rules(page);
      // Smaller ones leave more room to the words now, which are larger.
      await page
        .getByRole('dialog')
        .locator('.dq-card')
        .nth(1)
        .evaluate(({ style }: HTMLElement) => style.setProperty('--card', '200px'));
    },
  },
  {
    name: 'a herb of Wondering Witches',
    path: addressOf('Brew'),
    find: (page) => page.locator('.herb:visible').first(),
    open: (page) =>
      page
        .locator('.herb:visible')
        .first()
        .evaluate(({ style }) => {
          Object.assign(style, { position: 'fixed', top: '0', left: '0', width: '96px', height: '96px' });
        }),
  },
  {
    name: 'a printed sheet',
    path: 'wondering-witches/board',
    find: (page) => page.locator('.wb-drawing').first(),
  },
];

const SIDE = 96;
/** Lines that are a little thinner or thicker, and letters of a readable size, differ by less; other drawings by more. */
const ALIKE = 0.07;

for (const drawing of DRAWINGS) {
  test(`${drawing.name} looks as it did`, { tag: '@chromium' }, async ({ page, shared }, info) => {
    await setSettings(page, { ...CALM, ...(drawing.hasTimer ? {} : STEADY), theme: 'light' });
    const [first] = await picturesOf(page, shared, [drawing], 'first');
    const [second] = await picturesOf(page, shared, [drawing], 'second');
    await expectAlike(page, drawing, [first, second], info);
  });
}

// All on one shelf, which is opened once.
test(
  'the boxes look as they did, and another drawing would be noticed',
  { tag: '@chromium' },
  async ({ page, shared }, info) => {
    await setSettings(page, { ...CALM, ...STEADY, theme: 'light' });
    const first = await picturesOf(page, shared, BOXES, 'first');
    const second = await picturesOf(page, shared, BOXES, 'second');
    for (const [at, drawing] of BOXES.entries())
      await expectAlike(page, drawing, [first[at], second[at]], info);
    const [one, other] = [first[0], second[1]];
    if (!one || !other) throw new Error('nothing to compare');
    expect(await differenceOf(page, one, other)).toBeGreaterThan(3 * ALIKE);
  },
);

async function expectAlike(
  page: Page,
  { name }: Drawing,
  [first, second]: readonly [Buffer | undefined, Buffer | undefined],
  info: TestInfo,
): Promise<void> {
  if (!first || !second) throw new Error(`no picture of ${name}`);
  const found = await differenceOf(page, first, second);
  await info.attach(`${name}, first`, { body: first, contentType: 'image/png' });
  await info.attach(`${name}, second`, { body: second, contentType: 'image/png' });
  expect.soft(found, name).toBeLessThan(ALIKE);
}

/** Of drawings that are on one page. */
async function picturesOf(
  page: Page,
  shared: SharedSite,
  drawings: readonly Drawing[],
  edition: 'first' | 'second',
): Promise<Buffer[]> {
  shared.put(edition);
  await speakAs(page, edition);
  await page.goto(shared.url + drawings[0]?.path);
  await page.waitForLoadState('networkidle');
  const begin = page.getByRole('button', { name: /^(Turn the hourglass|Resume)$/ });
  if (await begin.count()) await begin.click();
  const pictures: Buffer[] = [];
  for (const { find, open } of drawings) {
    await open?.(page);
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await find(page).screenshot({ animations: 'disabled' }));
  }
  return pictures;
}

/** The mean difference of two pictures at one size, from 0 to 1. */
async function differenceOf(page: Page, first: Buffer, second: Buffer): Promise<number> {
  // Its policy would allow none of these pictures.
  await page.goto('about:blank');
  return page.evaluate(
    async ([side, ...urls]) => {
      const [a, b] = await Promise.all(
        (urls as string[]).map(async (url) => {
          const picture = new Image();
          picture.src = url;
          await picture.decode();
          const canvas = document.createElement('canvas');
          canvas.width = canvas.height = side as number;
          const pen = canvas.getContext('2d');
          if (!pen) throw new Error('no canvas');
          pen.imageSmoothingQuality = 'high';
          pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
          return pen.getImageData(0, 0, canvas.width, canvas.height).data;
        }),
      );
      if (!a || !b) throw new Error('no pictures');
      return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length / 255;
    },
    [SIDE, ...[first, second].map((one) => `data:image/png;base64,${one.toString('base64')}`)] as const,
  );
}
