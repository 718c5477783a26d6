/** What may be said or opened while a board is in play, and how it is reached and left. */
import { expect, type Page } from '@playwright/test';
import type { PromisedBoard } from './promisedBoards';

interface State {
  readonly name: string;
  /** False: this board has no such state. */
  readonly reach: (page: Page, board: PromisedBoard) => Promise<boolean>;
  readonly leave: (page: Page) => Promise<void>;
}

const DEDUCED = 'What can be known';
const nothing = async () => {};
const hint = (page: Page) => page.locator('[data-say=hint]');

/** Asked for once, then once more for every stage. */
const hintStage = (name: string, isLast: boolean): State => ({
  name,
  async reach(page, board) {
    await page.keyboard.press(board.hintKey ?? 'h');
    await expect(hint(page)).toHaveCount(1);
    return true;
  },
  leave: isLast
    ? async (page) => {
        await page.getByRole('button', { name: 'Close the hint' }).click();
        await expect(hint(page)).toHaveCount(0);
      }
    : nothing,
});

export const FIRST_HINT = hintStage('first stage of the hint', false);

export const STATES: readonly State[] = [
  FIRST_HINT,
  hintStage('second stage of the hint', false),
  hintStage('third stage of the hint', true),
  {
    name: 'a notice',
    /** An address with a code that lost its end. */
    async reach(page) {
      await page.evaluate(() => {
        history.pushState(null, '', `${location.pathname.slice(0, -3)}xxx`);
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.locator('[data-say=notice]')).toHaveCount(1);
      return true;
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.locator('[data-say=notice]')).toHaveCount(0);
    },
  },
  {
    name: 'what is played with open',
    async reach(page, { open }) {
      if (!open) return false;
      await open(page);
      return true;
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'deduction',
    async reach(page, { deduces }) {
      if (!deduces) return false;
      await page.getByRole('button', { name: 'Deduce' }).click();
      await expect(page.getByRole('heading', { name: DEDUCED })).toBeVisible();
      return true;
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: DEDUCED })).toBeHidden();
    },
  },
  {
    name: 'the end',
    async reach(page, { end }) {
      if (!end) return false;
      const [item, yes] = end;
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByRole('button', { name: yes, exact: true }).click();
      await expect(page.locator('[data-say=end]')).toHaveCount(1);
      return true;
    },
    leave: nothing,
  },
  {
    name: 'the result open',
    async reach(page, { end }) {
      if (!end) return false;
      await page.getByRole('button', { name: 'Result', exact: true }).click();
      await expect(page.locator('[data-finish][data-open]')).toBeVisible();
      return true;
    },
    leave: nothing,
  },
];
