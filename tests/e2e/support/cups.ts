/** The template game, as the tests of the shell play it. */
import { expect, type Page } from '@playwright/test';
import type { Site } from './fixtures';

export async function openCups(page: Page, site: Pick<Site, 'url'>, path = 'cups'): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await boardIsThere(page);
}

export async function boardIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** Crosses a cup out: a mark, which never ends the game. */
export async function cross(page: Page, cup: number): Promise<void> {
  await page.getByRole('gridcell').nth(cup).focus();
  await page.keyboard.press('x');
}

/** What is crossed out, by number from 0. */
export function crossed(page: Page): Promise<number[]> {
  return page
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.flatMap((cell, index) => (/crossed/i.test(cell.getAttribute('aria-label') ?? '') ? [index] : [])),
    );
}
