import type { Page } from '@playwright/test';
import { chanceFrom } from '../../../src/core/chance';
import { formatCode } from '../../../src/core/codes';
import { BY_THE_BOOK } from '../../../src/games/dragon-quest/rules/config';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { arrowTo, focusedPlace, placeOf, tabTo } from '../../e2e/support/axTree';
import type { InBrowser } from '../../inBrowser';

const WAY_ON = /can be explored/;
const waysOn = (page: Page) => page.getByRole('gridcell', { name: WAY_ON });

export const inBrowser: InBrowser = {
  move: (page) => waysOn(page).first().click(),
  async moveByKeys(page) {
    await tabTo(page, 'gridcell');
    await arrowTo(page, await focusedPlace(page), await placeOf(waysOn(page).first()));
    await page.keyboard.press('Enter');
  },
  codeOfOld(index) {
    const seed = `old${index}`;
    const deal = rules.deal(BY_THE_BOOK, chanceFrom(seed), 1);
    return formatCode(rules, { config: BY_THE_BOOK, seed, deal, version: 1, dealVersion: 1 });
  },
  /** A dungeon may have no way on after a few steps. */
  hasMove: async (page) => (await waysOn(page).count()) > 0,
};
