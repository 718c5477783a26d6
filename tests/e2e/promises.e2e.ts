/**
 * The promises of every screen that has a board, measured in a browser: the board never moves, it is as large as its
 * place allows, a phone on its side is a first-class screen, nothing overlaps, and nothing is too small.
 */
import { expect, type Page } from '@playwright/test';
import { series, soaking } from '../counts';
import { STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';
import { barsIn, faultsIn, type Lie, lieOf, settle } from './support/measures';
import { openBoard, PROMISED, type PromisedBoard, TABLE_WINDOWS } from './support/promisedBoards';
import { FIRST_HINT, STATES } from './support/promisedStates';

/** Where classes meet: a small square, a narrow window with its play beside the board, a low tablet. */
const EDGES = ['350x344', '600x400', '720x510'];
const NAMED = [...TABLE_WINDOWS, '390x664', '844x390', '1024x768', '1366x625'];
const WINDOWS = [...NAMED, ...EDGES, ...randomWindows()];

/** Where every state is looked at whole: one window of each class, and with the full counts all. */
const LOOKED_AT = soaking ? WINDOWS : ['360x740', '740x360', '768x1024', '1440x900'];

/** Where large text leaves what is said the least room. */
const PHONES = ['320x568', '360x740', '568x320', '740x360'];

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = (window: string): Size => {
  const [width = 0, height = 0] = window.split('x').map(Number);
  return { width, height };
};

/** Thirty more with the full counts, other ones with another `PARLOUR_SEED`. */
function randomWindows(): string[] {
  if (!soaking) return [];
  let state = [...`windows${series}`].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  const between = (least: number, most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + (state % (most - least + 1));
  };
  const windows = Array.from({ length: 30 }, () => `${between(320, 2560)}x${between(320, 1440)}`);
  console.log(`PARLOUR_SEED=${series}: ${windows.join(' ')}`);
  return windows;
}

async function inEvery(
  page: Page,
  windows: readonly string[],
  look: (window: string) => Promise<void>,
): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(sizeOf(window));
    await settle(page);
    await look(window);
  }
}

test.setTimeout(120_000);

/** Of the windows that are named, the lowest that stands upright. */
const LEAST_HEIGHT = 568;

const QUIET = { ...CALM, ...STEADY };
const isLying = ({ width, height }: Size) => width >= 560 && height <= 500;
/** A phone lower than the smallest named: its page keeps a least height and scrolls, so that cells stay large enough. */
const isLow = ({ width, height }: Size) =>
  width < 700 && height < LEAST_HEIGHT && !isLying({ width, height });
/** Grand scrolls on a phone's side; so does what its cells would be too small for. */
const scrollsIn = (board: PromisedBoard, window: string) => {
  const column = TABLE_WINDOWS.indexOf(window);
  return column >= 0 ? board.cells?.[column] === null : board.setting === 'gs' && isLying(sizeOf(window));
};

for (const [index, board] of PROMISED.entries()) {
  test(`${board.name}: the board keeps its place and its size in every state`, async ({ page, site }) => {
    await setSettings(page, QUIET);
    await page.setViewportSize(sizeOf('360x740'));
    await openBoard(page, site, board);
    const found = new Found();
    const atRest = new Map<string, Lie>();
    await inEvery(page, WINDOWS, async (window) => {
      const lie = await lieOf(page);
      atRest.set(window, lie);
      found.note('at rest', window, [...sizeFaults(board, window, lie), ...(await faultsIn(page))]);
    });
    for (const state of STATES) {
      await page.setViewportSize(sizeOf('360x740'));
      if (!(await state.reach(page, board))) continue;
      await inEvery(page, LOOKED_AT, async (window) => {
        found.note(state.name, window, movedBy(atRest.get(window), await lieOf(page)));
        found.note(state.name, window, await faultsIn(page));
      });
      await page.setViewportSize(sizeOf('360x740'));
      await state.leave(page);
    }
    expect(found.told()).toEqual([]);
  });

  test(`${board.name}: nothing overlaps and nothing is cut with text at 200 %`, async ({ page, site }) => {
    await setSettings(page, QUIET);
    await openBoard(page, site, board);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const found = new Found();
    // On every push, each board in the narrowest windows and in every other of the rest.
    const inTurn = (_: string, at: number) => soaking || at < 2 || (at + index) % 2 === 0;
    await inEvery(page, WINDOWS.filter(inTurn), async (window) => {
      found.note('at 200 %', window, await faultsIn(page));
    });
    await FIRST_HINT.reach(page, board);
    await inEvery(page, PHONES, async (window) => {
      found.note('a hint at 200 %', window, [
        ...(await faultsIn(page)),
        ...(await hintFaults(page)),
        ...(await keysOver(page)),
      ]);
    });
    expect(found.told()).toEqual([]);
  });
}

/** Words and buttons of it scroll as one, and its buttons stay within it; a wide board's has no edge of its own. */
async function hintFaults(page: Page): Promise<string[]> {
  const hint = page.locator('[data-say=hint]');
  const cut = await hint.evaluate((whole) => {
    const { top, bottom, height } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('button')]
      .filter((button) => {
        const rect = button.getBoundingClientRect();
        return height > 0 && (rect.top < top - 1 || rect.bottom > bottom + 1);
      })
      .map((button) => `${button.ariaLabel ?? button.textContent} is cut by the hint`);
  });
  return (await barsIn(hint)) > 1 ? [...cut, 'the hint has two scroll bars'] : cut;
}

/** Keys that reach into each other. */
const keysOver = (page: Page): Promise<string[]> =>
  page.locator('[data-pad] button').evaluateAll((keys) => {
    const lies = keys.map((key) => ({ name: key.textContent, ...key.getBoundingClientRect().toJSON() }));
    return lies.flatMap((one, index) =>
      lies
        .slice(index + 1)
        .filter(({ left, top, right, bottom }) => {
          const across = Math.min(one.right, right) - Math.max(one.left, left);
          return across > 1 && Math.min(one.bottom, bottom) - Math.max(one.top, top) > 1;
        })
        .map(({ name }) => `key ${one.name} reaches into key ${name}`),
    );
  });

/** What is wrong, each once, with the windows in which it is. */
class Found {
  readonly #faults = new Map<string, Set<string>>();

  note(state: string, window: string, faults: readonly string[]): void {
    for (const fault of faults) {
      const told = `${state}: ${fault}`;
      this.#faults.set(told, (this.#faults.get(told) ?? new Set()).add(window));
    }
  }

  told(): string[] {
    return [...this.#faults].map(([fault, windows]) => `${fault} (${[...windows].join(' ')})`);
  }
}

function movedBy(before: Lie | undefined, after: Lie): string[] {
  if (!before) return [];
  const [a, b] = [before.board, after.board];
  const tell = ({ left, top, width, height }: Lie['board']) =>
    [left, top, width, height].map(Math.round).join(' ');
  const differs = (['left', 'top', 'width', 'height'] as const).some(
    (side) => Math.abs(a[side] - b[side]) > 1,
  );
  return differs ? [`the board was ${tell(a)} and is ${tell(b)}`] : [];
}

/** What the second and the third promise say of the board at rest. */
function sizeFaults(board: PromisedBoard, window: string, lie: Lie): string[] {
  const { width, height } = sizeOf(window);
  const { area, cell, scrolls, page } = lie;
  const found: string[] = [];
  const least = board.cells?.[TABLE_WINDOWS.indexOf(window)];
  if (typeof least === 'number' && cell < least - 0.5)
    found.push(`cells are ${cell.toFixed(1)} px wide, not ${least}`);
  if (page.across > 0) found.push(`the page scrolls sideways by ${page.across}`);
  if (page.down > (isLow({ width, height }) && !board.isAlone ? LEAST_HEIGHT - height : 0))
    found.push(`the page scrolls by ${page.down}`);
  if (scrolls.across > 1 && scrolls.down > 1) found.push('the board scrolls both ways');
  if (scrollsIn(board, window)) {
    if (cell < 28 - 0.5 || cell > 36.5) found.push(`cells are ${cell.toFixed(1)} px wide, not 28 to 36`);
    if (area.height < 8 * cell) found.push('fewer than eight rows are in view');
    return found;
  }
  if (scrolls.down > 1 || scrolls.across > 1) {
    const whole = Math.min(area.width / lie.board.width, area.height / lie.board.height) * cell;
    if (whole >= (board.leastWhole ?? 24))
      found.push(
        `the board scrolls by ${scrolls.across} and ${scrolls.down}, whole it had cells of ${whole.toFixed(1)} px`,
      );
    return found;
  }
  const share = Math.max(lie.board.width / area.width, lie.board.height / area.height) ** 2;
  const cap = Math.min(width, height) / (board.isOfCards ? 4 : 6);
  if (share < 0.95 && !(width >= 768 && cell >= cap - 1.5))
    found.push(`the board takes ${Math.round(share * 100)} % of what fits its place, not 95 %`);
  return found;
}
