/** How the measured games are played, whichever they are: by keys and buttons that all of them have. */
import type { Locator, Page } from '@playwright/test';

/** Every gesture has a name, so that a slow one can be told by it. */
export interface Hand {
  readonly page: Page;
  readonly press: (name: string, key: string) => Promise<void>;
  readonly click: (name: string, where: Locator) => Promise<void>;
}

const HINT_STAGES = 4;
/** Of a game that has to be played to its end by hints. */
const MOST_HINTS = 400;
/** Workers take their time. */
const HINT_MS = 1000;
const CELL = '[role=gridcell]';
/** A cell of the board, or the button that shows it where a game waits to be begun. */
export const BOARD = `${CELL}, [data-area=board] button`;
const OVER = '[data-say=end]';

export function handOf(page: Page, pause: number, before = async (_name: string) => {}): Hand {
  const gesture = async (name: string, act: () => Promise<void>) => {
    await before(name);
    await act();
    await page.waitForTimeout(pause);
  };
  return {
    page,
    press: (name, key) => gesture(name, () => page.keyboard.press(key)),
    click: async (name, where) => {
      await where.hover();
      await gesture(name, () => pressMouse(page));
    },
  };
}

/** Not Playwright's own click: that one listens to each event and asks what lies under it, as no player does. */
async function pressMouse(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

export async function openBoard(hand: Hand, address: string): Promise<void> {
  const { page } = hand;
  await page.goto(address);
  await page.waitForSelector(BOARD, { state: 'attached' }).catch(async () => {
    throw new Error(`No board at ${address}: ${await page.locator('body').innerText()}`);
  });
  await begin(hand);
}

async function begin(hand: Hand): Promise<void> {
  const start = hand.page.getByRole('button', { name: 'Turn the hourglass' });
  if (await start.isVisible()) await hand.click('begin', start);
}

/** Some hints are moves themselves, others are told in stages and then offer one. */
export async function followHint(hand: Hand): Promise<void> {
  const said = hand.page.locator('[data-say=hint]');
  const act = said.locator('.button-primary');
  for (let stage = 1; stage <= HINT_STAGES && !(await act.isVisible()); stage++) {
    await hand.press(`hint, stage ${stage}`, 'h');
    const isTold = said.waitFor({ timeout: HINT_MS }).then(
      () => true,
      () => false,
    );
    if (!(await isTold)) return;
  }
  if (await act.isVisible()) await hand.click('do what the hint says', act);
}

/** A hint is followed, a cell is pressed and entered, and a step taken back. */
export async function playRound(hand: Hand, round: number): Promise<void> {
  const { page } = hand;
  await followHint(hand);
  await page.waitForTimeout(400);
  const cells = page.locator(CELL).filter({ visible: true });
  await hand.click('press a cell', cells.nth((round * 7) % (await cells.count())));
  await hand.press('close', 'Escape');
  await hand.press('arrow', 'ArrowRight');
  await hand.press('arrow', 'ArrowDown');
  await hand.press('enter a cell', 'Enter');
  await hand.press('close', 'Escape');
  await hand.press('undo', 'u');
  // What hidden things the step showed is asked about.
  if (await page.locator('dialog[open]').isVisible()) await hand.press('close', 'Escape');
  await hand.press('redo', 'Shift+U');
}

/** By the menu where a game can be given up, else by so many hints; false: that was not enough. */
export async function endGame(hand: Hand, mostHints = MOST_HINTS): Promise<boolean> {
  const { page } = hand;
  const end = page.locator(OVER);
  if ((await end.count()) > 0) return true;
  await hand.click('open the menu', page.getByRole('button', { name: 'More', exact: true }));
  const giveUp = page.getByRole('menuitem', { name: /^(Give up|Show solution)$/ });
  if ((await giveUp.count()) > 0) {
    await hand.click('ask for the end', giveUp);
    await hand.click(
      'end by giving up',
      page.locator('[role=alertdialog][open] button:not([data-first-focus])').last(),
    );
    await end.waitFor();
    return true;
  }
  await hand.press('close', 'Escape');
  for (let hint = 0; hint < mostHints && (await end.count()) === 0; hint++) await followHint(hand);
  return (await end.count()) > 0;
}

export async function newGame(hand: Hand): Promise<void> {
  const { page } = hand;
  const before = page.url();
  await hand.click('open New', page.locator('[data-tool=new]'));
  await hand.click('deal', page.locator('dialog[open] [data-first-focus]'));
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector(BOARD, { state: 'attached' });
  await begin(hand);
}
