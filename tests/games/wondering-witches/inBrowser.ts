import { tabTo } from '../../e2e/support/axTree';
import type { InBrowser } from '../../inBrowser';

/** A mark in the notebook. */
export const inBrowser: InBrowser = {
  move: (page) =>
    page
      .getByRole('gridcell', { name: /: no mark$/ })
      .first()
      .click(),
  async moveByKeys(page) {
    await tabTo(page, 'gridcell', /, notes: |: no mark/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
};
