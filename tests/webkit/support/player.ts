/** What a player does and sees, in any room. */
import { expect } from 'vitest';
import type { Element, WebKit } from './webDriver';

/** Until it comes to what can be done. */
const MOST_STAGES = 8;

/** Whatever is looked for by a name that is read out. */
export const CONTROL = 'button, a, [role=menuitem]';

export async function until<T>(
  look: () => Promise<T>,
  wanted: (seen: T) => boolean,
  seconds = 60,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (wanted(seen)) return seen;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The board in words, cell by cell; of a sheet for paper all that is written and where. Empty before it is there. */
export function board(browser: WebKit): Promise<string> {
  return browser.run(() => {
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    if (cells.length > 0) return cells.map((cell) => cell.getAttribute('aria-label') ?? '').join('\n');
    const sheet = document.querySelector('[data-area=board] svg[role=img]');
    const written = [...(sheet?.querySelectorAll('text') ?? [])];
    return [
      sheet?.getAttribute('aria-label') ?? '',
      ...written.map((text) => `${text.textContent} ${text.getAttribute('x')} ${text.getAttribute('y')}`),
    ].join('\n');
  });
}

/** Opens an address and waits for its board. */
export async function open(browser: WebKit, url: string): Promise<string> {
  await browser.goTo(url);
  return until(
    () => board(browser),
    (seen) => seen !== '',
  );
}

/** Makes the move that the hint proposes, or a mark where there are some; where nothing is played, draws another board. */
export async function move(browser: WebKit, isPlayed: boolean): Promise<string> {
  const before = await board(browser);
  const isChanged = async () => (await board(browser)) !== before;
  if (!isPlayed) await press(browser, 'New board');
  else if (/: no mark$/m.test(before)) await browser.click(await browser.find('[aria-label$=": no mark"]'));
  else await followHint(browser, isChanged);
  return until(
    () => board(browser),
    (seen) => seen !== before,
  );
}

async function followHint(browser: WebKit, isChanged: () => Promise<boolean>): Promise<void> {
  await browser.run(() => document.querySelector<HTMLElement>('[role=gridcell]')?.focus());
  for (let stage = 0; stage < MOST_STAGES; stage++) {
    await browser.press('h');
    const act = (await hintButtons(browser)).find((name) => !/^(Tell me more|Show me)( |$)/.test(name));
    if (act) return press(browser, act);
    if (await isChanged()) return;
  }
  throw new Error(`No hint came to what can be done in ${MOST_STAGES} stages`);
}

/** What the hint offers to press, the last of which does what it says. */
function hintButtons(browser: WebKit): Promise<string[]> {
  return browser.run(() =>
    [...document.querySelectorAll('[data-say=hint] button:not([aria-label])')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
}

/** A control in view, by what it is called. */
export async function control(browser: WebKit, name: string): Promise<Element> {
  return until(
    () =>
      browser.run(
        (selector, wanted) =>
          [...document.querySelectorAll(selector)].find(
            (one) =>
              one.checkVisibility() &&
              (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === wanted,
          ) as unknown as Element,
        CONTROL,
        name,
      ),
    (found) => found !== null && found !== undefined,
  );
}

export async function press(browser: WebKit, name: string): Promise<void> {
  await browser.click(await control(browser, name));
}

/** Nothing of what the page has run so far went wrong. */
export async function expectNoComplaints(browser: WebKit): Promise<void> {
  const complaints = await browser.run(() => (window as unknown as { complaints: string[] }).complaints);
  expect(complaints).toEqual([]);
}
