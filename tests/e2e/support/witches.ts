/** What both rooms of Witches have alike for a player: the herbs, the notebook's columns, the cauldron. */
import type { Locator, Page } from '@playwright/test';
import { soaking } from '../../counts';
import { arrowTo, tabTo } from './axTree';

/** Written out once more: what a player reads is judged, not taken from what is judged. */
export const HERBS = [
  'Parsley',
  'Sage',
  'Chives',
  'Rosemary',
  'Oregano',
  'Mint',
  'Dill',
  'Basil',
  'Thyme',
  'Black Pepper',
];
/** Of the notebook of First Game. */
const COLUMNS = ['herb', '1', '2', '3', '4', 'decoy'];
/** The largest and the smallest; with the full counts one between them, too. */
export const PHONES: readonly (readonly [width: number, height: number])[] = [
  [360, 740],
  ...(soaking ? ([[320, 640]] as const) : []),
  [320, 568],
];
/** A place in the cauldron. */
export const JAR = /, place \d+ of \d+$/;

export const said = (page: Page): Locator => page.locator('[data-announcement]');

/** Goes by Tab and arrows to what is written of a herb in a column; `note` is how the cells of this notebook are named. */
export async function goToNote(page: Page, note: RegExp, name: string, column: string): Promise<void> {
  const here = await tabTo(page, 'gridcell', note);
  const [, at] = /, (?:number )?(\d|decoy): /.exec(here.name) ?? [];
  const from = {
    row: HERBS.findIndex((known) => here.name.startsWith(known)),
    column: COLUMNS.indexOf(at ?? 'herb'),
  };
  await arrowTo(page, from, { row: HERBS.indexOf(name), column: COLUMNS.indexOf(column) });
}

/** Writes down what the third stage of a hint says of one herb: a circle takes a second press. */
export async function takeNote(page: Page, note: RegExp, told: string): Promise<void> {
  const [, name = '', not, column = ''] =
    /(\w[\w ]*) is (not )?(?:number (\d) of the recipe|a decoy)\. (?:Circle|Cross) it\./.exec(told) ?? [];
  await goToNote(page, note, name, column || 'decoy');
  await page.keyboard.press('Enter');
  if (not === undefined) await page.keyboard.press('Enter');
}

/** Starts the hardest game from the New dialog, events and all. */
export async function startHighWitch(page: Page): Promise<void> {
  const before = page.url();
  await page.locator('[data-tool="new"]').click();
  await page.getByRole('radio', { name: 'High Witch' }).check();
  const events = page.getByRole('switch', { name: 'Random events' });
  if (!(await events.isVisible())) await page.locator('dialog summary').click();
  await events.check();
  await page.getByRole('button', { name: 'Hide a new recipe' }).click();
  await page.waitForURL((url) => url.href !== before);
}

/** The shorter side of the smallest of these; what stands behind a tab has no size. */
export const smallestSide = (all: Locator): Promise<number> =>
  all.evaluateAll((some) =>
    Math.min(
      ...some
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    ),
  );
