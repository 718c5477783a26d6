/** Every game that prints: what is chosen is what comes out of the printer, on either paper, with nothing cut off. */
import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { registeredGames } from '../../scripts/build/registeredGames';
import { soaking } from '../counts';
import { expectFaultless } from './support/axe';
import { tabTo } from './support/axTree';
import { isChromium } from './support/engines';
import { CALM, setSettings, test } from './support/fixtures';

const games = await registeredGames();
const printing = games.filter(({ prints }) => prints);
const others = games.filter(({ prints }) => !prints);

/** In points, as a PDF measures. */
const PAPERS = {
  A4: [595, 842],
  Letter: [612, 792],
} as const;
type Paper = keyof typeof PAPERS;

const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true });
const sheets = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ });
const ready = async (page: Page) => {
  await expect(printButton(page)).toBeEnabled({ timeout: 30_000 });
  await expect(sheets(page).first()).toBeVisible();
};

async function choose(page: Page, group: string, option: string): Promise<void> {
  await page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true })
    .check();
  await ready(page);
}

/** Every choice that the page offers but for the paper, group after group. */
function choicesOf(page: Page): Promise<{ readonly group: string; readonly option: string }[]> {
  return page.getByRole('group').evaluateAll((groups) =>
    groups.flatMap((fieldset) => {
      const group =
        document.getElementById(fieldset.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
      const options = [...fieldset.querySelectorAll<HTMLInputElement>('input:not(:disabled)')];
      return group === 'Paper'
        ? []
        : options.map((input) => ({ group, option: input.closest('label')?.textContent ?? '' }));
    }),
  );
}

/** What lies outside of its sheet, over the lines at its foot, or is cut off where it stands. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (part: Element) =>
      `${part.tagName} ${part.getAttribute('class') ?? ''} ${part.textContent?.slice(0, 30)}`;
    const within = (part: Element, around: Element, what: string) => {
      const [inner, outer] = [part.getBoundingClientRect(), around.getBoundingClientRect()];
      const over = Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      );
      if (over > 1) faults.push(`${nameOf(part)} is ${over.toFixed(1)} px beyond ${what}`);
    };
    for (const sheet of document.querySelectorAll('.sheet')) {
      const body = sheet.querySelector('[data-sheet-body]');
      if (!body) throw new Error('a sheet without a body');
      for (const part of sheet.querySelectorAll('*')) within(part, sheet, 'its sheet');
      for (const part of body.querySelectorAll('*')) within(part, body, 'its place on the sheet');
      for (const part of sheet.querySelectorAll<HTMLElement>('h2, p, dl, ul, span, div, section, article')) {
        if (getComputedStyle(part).display === 'inline') continue;
        const [down, across] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
        if (Math.max(down, across) > 2) faults.push(`${nameOf(part)} is cut off by ${down} and ${across} px`);
      }
      for (const image of sheet.querySelectorAll('svg')) {
        const { width, height } = image.getBoundingClientRect();
        if (width < 4 || height < 4) faults.push(`${nameOf(image)} has no room`);
      }
    }
    return faults;
  });
}

/** Playwright hands Firefox inches where it takes them for centimetres. */
const PRINTED_SIZE = {
  chromium: { preferCSSPageSize: true },
  firefox: { width: '21in', height: '29.7in' },
} as const;

/** Firefox packs what a PDF consists of. */
function pagesIn(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm\b.*?stream\r?\n(.*?)endstream/gs)];
  const opened = packed.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return [text, ...opened].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function expectPrinted(page: Page, paper: Paper, what: string): Promise<void> {
  const wanted = await sheets(page).count();
  expect(await faultsOf(page), `${what}, looked at`).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await faultsOf(page), `${what}, printed`).toEqual([]);
  const shown = await page.evaluate(() => document.body.innerText);
  expect(shown, 'nothing but the sheets').not.toMatch(/Back to|Paper/);
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), what).toHaveLength(wanted);
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.length, what).toBeGreaterThan(0);
  for (const [, width, height] of boxes)
    expect([Math.round(Number(width)), Math.round(Number(height))], what).toEqual(PAPERS[paper]);
}

for (const { id } of printing) {
  test(`${id} comes out of the printer whole, on either paper, however it is chosen`, {
    tag: '@chromium',
  }, async ({ page, site }) => {
    test.setTimeout(180_000);
    await setSettings(page, CALM);
    await page.goto(`${site.url}${id}/print`);
    await ready(page);
    const answers = page.getByRole('switch', { name: /^Answers/ });
    if (await answers.isVisible()) await answers.check();
    let tried = 0;
    for (const { group, option } of await choicesOf(page)) {
      await choose(page, group, option);
      const papers = Object.keys(PAPERS) as Paper[];
      // On a push they take turns.
      for (const paper of soaking ? papers : [papers[tried % papers.length] ?? 'A4']) {
        await choose(page, 'Paper', paper);
        await expectPrinted(page, paper, `${group}: ${option}, ${paper}`);
      }
      tried++;
    }
    expect(tried).toBeGreaterThan(3);
    await page.getByLabel('Pages').selectOption('3');
    await ready(page);
    await choose(page, 'Paper', 'A4');
    await expectPrinted(page, 'A4', 'three pages');
    expect(await sheets(page).count()).toBeGreaterThan(3);
  });

  test(`${id} is printed with one page for every sheet, and none between them`, async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.goto(`${site.url}${id}/print`);
    await ready(page);
    await page.getByLabel('Pages').selectOption('3');
    await ready(page);
    const wanted = await sheets(page).count();
    expect(wanted).toBeGreaterThanOrEqual(3);
    expect(pagesIn(await page.pdf(PRINTED_SIZE[isChromium(page.context()) ? 'chromium' : 'firefox']))).toBe(
      wanted,
    );
  });

  test(`${id} is printed from its board, by keys alone`, async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await page.goto(`${site.url}${id}?scene=game`);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await expect(more).toBeVisible();
    await expect(page).toHaveURL(/~|%3A/i);
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await more.focus();
    await page.keyboard.press('Enter');
    // The menu takes the focus as it opens, and would take it from there.
    await expect(page.locator('[role^=menuitem]:focus')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Print this puzzle' }).press('Enter');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(sheets(page)).toHaveCount(1);
    await expect(sheets(page)).toContainText(code);
    await tabTo(page, 'radio', /^Letter$|^A4$/);
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'button', /^Print$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });

  test(`${id} has a page for printing without faults, in narrow windows as in wide ones`, async ({
    page,
    site,
  }) => {
    await setSettings(page, CALM);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${site.url}${id}/print`);
      await ready(page);
      await expectFaultless(page, `${id} at ${width}`);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test(`${id} says of a code that is none, and goes on with new ones`, async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.goto(`${site.url}${id}/PRINT?code=nonsense`);
    await expect(page.getByText(/was not found\. /)).toBeVisible();
    await ready(page);
  });
}

test('no game takes the word for a code', async ({ page, site }) => {
  expect(printing.length).toBeGreaterThan(1);
  for (const { id } of others) {
    await page.goto(`${site.url}${id}/print`);
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(/nothing|not|no /i);
  }
});
