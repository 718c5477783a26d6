/** Many games in a row, from inside the page: through Playwright each press would take as long as a game. */
import type { Page } from '@playwright/test';

export interface ManyGames {
  readonly games: number;
  /** The board's name in the dialog for a new game; null: what it offers. */
  readonly board: string | null;
  /** By hints, which have to lead there; else one hint is followed, and the next game begun. */
  readonly toTheEnd: boolean;
}

export function playGames(page: Page, wanted: ManyGames): Promise<void> {
  return page.evaluate(playInPage, wanted);
}

/** Runs in the page. */
async function playInPage({ games, board, toTheEnd }: ManyGames): Promise<void> {
  // Timers would make a pause of four milliseconds of each.
  const channel = new MessageChannel();
  const wait = () =>
    new Promise((resolve) => {
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
  const find = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent?.includes(text));
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const until = async (what: string, done: () => boolean, act = () => {}) => {
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      if (done()) return;
      act();
      await wait();
    }
    const { innerText = '' } = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    throw new Error(`No end of waiting for ${what} at ${location.pathname}: ${innerText}`);
  };
  const isOpenNowhere = () => document.querySelector('dialog[open]') === null;
  const isOver = () => document.querySelector('[data-say=end]') !== null;
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const followHint = () => {
    const act = document.querySelector<HTMLElement>('[data-say=hint] .button-primary');
    if (act) act.click();
    else press('h');
    return act !== null;
  };
  const deal = async () => {
    const before = location.href;
    // What the last game asked or opened stays unanswered, as by Escape.
    await until('the dialog to go', isOpenNowhere, () =>
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    click('[data-tool="new"]');
    await until('the dialog', () => !isOpenNowhere());
    if (board !== null) {
      find('dialog label', board)?.click();
      await wait();
    }
    click('dialog[open] [data-first-focus]');
    await until('the deal', () => location.href !== before && isOpenNowhere());
    await until(
      'the board',
      () => document.querySelector('[role=gridcell]') !== null && !isOver(),
      () => find('[data-area=board] button', 'Turn the hourglass')?.click(),
    );
  };
  for (let game = 0; game < games; game++) {
    await deal();
    if (toTheEnd) {
      await until('the end', isOver, followHint);
      continue;
    }
    // Four stages, or moves where the hint is one; then a cell, a step back and forth.
    for (let stage = 0; stage < 5 && !followHint(); stage++) await wait();
    await wait();
    click('[role=gridcell]:not([aria-disabled=true])');
    await wait();
    press('u');
    await wait();
  }
  channel.port1.close();
}
