/**
 * What was loved in the first edition looks as it did: its drawings are taken from both editions, brought to one size,
 * and compared. Both stand side by side in the picture that a failure leaves.
 */
import { expect, type Locator, type Page } from '@playwright/test';
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

const DRAWINGS: readonly Drawing[] = [
  ...['Pikachu', 'Hudoku', 'Dokuborn', 'Dragon Quest', 'Wondering Witches'].map(box),
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
    const first = await pictureOf(page, shared, drawing, 'first');
    const second = await pictureOf(page, shared, drawing, 'second');
    const found = await differenceOf(page, first, second);
    await info.attach('first', { body: first, contentType: 'image/png' });
    await info.attach('second', { body: second, contentType: 'image/png' });
    expect(found).toBeLessThan(ALIKE);
  });
}

test('another drawing would be noticed', { tag: '@chromium' }, async ({ page, shared }) => {
  await setSettings(page, { ...CALM, ...STEADY, theme: 'light' });
  const [one, other] = DRAWINGS;
  if (!one || !other) throw new Error('nothing to compare');
  const pictures = [
    await pictureOf(page, shared, one, 'first'),
    await pictureOf(page, shared, other, 'second'),
  ] as const;
  expect(await differenceOf(page, ...pictures)).toBeGreaterThan(3 * ALIKE);
});

async function pictureOf(
  page: Page,
  shared: SharedSite,
  drawing: Drawing,
  edition: 'first' | 'second',
): Promise<Buffer> {
  shared.put(edition);
  await speakAs(page, edition);
  await page.goto(shared.url + drawing.path);
  await page.waitForLoadState('networkidle');
  const begin = page.getByRole('button', { name: /^(Turn the hourglass|Resume)$/ });
  if (await begin.count()) await begin.click();
  await drawing.open?.(page);
  await page.evaluate(() => document.fonts.ready);
  return drawing.find(page).screenshot({ animations: 'disabled' });
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
