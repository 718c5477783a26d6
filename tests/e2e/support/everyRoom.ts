/** Every room that the app has a way into, found by walking through it: a new game is tested without being named here. */
import { expect, type Page } from '@playwright/test';
import type { Site } from './fixtures';

/** Every site of the tests that has rooms serves the same build, so that one walk is enough for all of a run. */
let found: readonly string[] | null = null;

/** Addresses below the site, `hudoku` or `wondering-witches/brew`. */
export async function findRooms(page: Page, site: Pick<Site, 'url'>): Promise<readonly string[]> {
  found ??= await walk(page, site);
  return found;
}

async function walk(page: Page, site: Pick<Site, 'url'>): Promise<string[]> {
  const base = new URL(site.url).pathname;
  const pathsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      .then((paths) => paths.map((path) => path.slice(base.length)));
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: /^Daily / }).first()).toBeVisible();
  const games = (await pathsOf('a[aria-label^="Daily "]')).map((path) => path.replace(/\/daily$/, ''));
  const rooms: string[] = [];
  for (const game of games) {
    await page.goto(`${site.url}${game}?scene=game`);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    const links = await pathsOf('nav:has([aria-current]) a');
    rooms.push(...(links.length > 0 ? links : [game]));
  }
  expect(rooms.length).toBeGreaterThan(games.length);
  return rooms;
}

/** By a link of the app, as *Continue* leads there. */
export const toBoard = (room: string) => `${room}?scene=game`;
