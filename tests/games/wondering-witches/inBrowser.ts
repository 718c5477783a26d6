import type { Page } from '@playwright/test';
import { tabTo } from '../../e2e/support/axTree';
import type { InBrowser } from '../../inBrowser';

const unmarked = (page: Page) => page.getByRole('gridcell', { name: /: no mark$/ });

/** A mark in the notebook. */
export const inBrowser: InBrowser = {
  move: (page) => unmarked(page).first().click(),
  hasMove: async (page) => (await unmarked(page).count()) > 0,
  async moveByKeys(page) {
    await tabTo(page, 'gridcell', /, notes: |: no mark/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
};
