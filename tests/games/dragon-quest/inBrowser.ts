import type { Page } from '@playwright/test';
import { arrowTo, axNodes, placeIn, tabTo } from '../../e2e/support/axTree';
import type { InBrowser } from '../../inBrowser';

const WAY_ON = /can be explored/;
const waysOn = (page: Page) => page.getByRole('gridcell', { name: WAY_ON });

export const inBrowser: InBrowser = {
  move: (page) => waysOn(page).first().click(),
  async moveByKeys(page) {
    const focused = await tabTo(page, 'gridcell', /row \d+, column \d+/i);
    const wanted = (await axNodes(page)).find(({ role, name }) => role === 'gridcell' && WAY_ON.test(name));
    if (!wanted) throw new Error('There is no way on');
    await arrowTo(page, placeIn(focused.name), placeIn(wanted.name));
    await page.keyboard.press('Enter');
  },
  /** A dungeon may have no way on after a few steps. */
  hasMove: async (page) => (await waysOn(page).count()) > 0,
};
