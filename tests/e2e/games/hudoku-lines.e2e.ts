/** The lines between cells, in pixels: every one is drawn, however its board lies. */
import { expect, type Page } from '@playwright/test';
import { soaking } from '../../counts';
import { CALM, setSettings, test } from '../support/fixtures';

/** One board of each preset; released codes, which stay what they are. */
const BOARDS = [
  '1~4x5-gentle-hourglass~golden0~05310820347904161400~b1hq',
  '1~6x5-gentle-hourglass~golden0~628000302001759193587000026031~1d9h',
  '1~8x8-gentle-hourglass~golden0~0705690280065734009200000070030000230008004008951056620004897100~bzcl',
];
const WINDOWS = [
  [1280, 720],
  [1366, 768],
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

/** Across which a line is looked for: along it nothing else is drawn there. */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
}

/** Where two cells of one region meet, away from their numbers. */
function cutsOf(page: Page): Promise<Cut[]> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const cells = boxes('.hud-board .grid-cell:not([data-empty])');
    return boxes('.hud-region').flatMap((region) => {
      const own = cells.filter((cell) => {
        const [x, y] = [cell.left + cell.width / 2, cell.top + cell.height / 2];
        return x > region.left && x < region.right && y > region.top && y < region.bottom;
      });
      return own
        .filter((cell) => cell.bottom < innerHeight)
        .flatMap((cell) => [
          ...(cell.left > region.left + 4
            ? [{ x: cell.left, y: cell.bottom - 0.15 * cell.height, across: true }]
            : []),
          ...(cell.top > region.top + 4
            ? [{ x: cell.right - 0.1 * cell.width, y: cell.top, across: false }]
            : []),
        ]);
    });
  });
}

/** How many pixels each line is wide; 0: it is not drawn. */
async function widthsOf(page: Page, blank: Page): Promise<number[]> {
  const cuts = await cutsOf(page);
  const picture = (await page.screenshot({ caret: 'initial' })).toString('base64');
  return blank.evaluate(
    async ({ cuts, picture }) => {
      const REACH = 4;
      const SEEN = 18;
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      return cuts.map(({ x, y, across }) => {
        const colourAt = (by: number) => {
          const [left, top] = [Math.round(x) + (across ? by : 0), Math.round(y) + (across ? 0 : by)];
          return [...pen.getImageData(left, top, 1, 1).data];
        };
        const [before, after] = [colourAt(-REACH), colourAt(REACH)];
        const differs = (one: number[], other: number[]) =>
          one.some((value, at) => Math.abs(value - (other[at] ?? 0)) > SEEN);
        return Array.from({ length: 2 * REACH - 1 }, (_, at) => colourAt(at + 1 - REACH)).filter(
          (colour) => differs(colour, before) && differs(colour, after),
        ).length;
      });
    },
    { cuts, picture },
  );
}

for (const theme of soaking ? ['light', 'dark'] : ['light'])
  test(`every line between two cells is drawn, ${theme}`, async ({ page, context, site, expected }) => {
    await setSettings(page, { ...CALM, timers: 'off', theme });
    // In Firefox a picture is taken with a style of Playwright's own, which the policy of the site does not allow.
    expected.push(/style-src-elem/);
    // The policy of the site would allow none of these pictures.
    const blank = await context.newPage();
    for (const board of BOARDS) {
      await page.goto(`${site.url}hudoku/${board}`);
      await expect(page.getByRole('grid')).toBeVisible();
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(async () => Math.min(...(await widthsOf(page, blank))), {
            message: `${board} in ${width} by ${height}`,
          })
          .toBeGreaterThan(0);
      }
    }
  });
