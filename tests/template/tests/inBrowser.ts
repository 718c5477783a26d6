/** How the browser tests that all games share play this one; what may be told here, tests/inBrowser.ts says. */
import type { Page } from '@playwright/test';
import { tabTo } from '../../e2e/support/axTree';
import type { InBrowser } from '../../inBrowser';

const closedCups = (page: Page) => page.getByRole('gridcell', { name: /closed$/ });

/** A hint may end the game at once; a cross never does. */
export const inBrowser: InBrowser = {
  move: (page) => closedCups(page).first().click({ button: 'right' }),
  async moveByKeys(page) {
    await tabTo(page, 'gridcell', /closed$/);
    await page.keyboard.press('Shift+Enter');
  },
  hasMove: async (page) => (await closedCups(page).count()) > 0,
};
