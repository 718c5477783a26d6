/**
 * What a screen reader is told, and where the focus is. A reader speaks of changes in regions that it knows, and of
 * what the focus comes to: so regions are known before their words, and no focus falls to the top of the page.
 */
import { expect, type Page } from '@playwright/test';
import { soaking } from '../counts';
import { testedGames } from '../inBrowser';
import { axNodes } from './support/axTree';
import { fillIn } from './support/engines';
import { openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

const ROOMS = testedGames.flatMap((game) =>
  game.rooms.filter(({ isPlayed }) => isPlayed).map((room) => ({ game, room })),
);
/** What speaks is the same in all: on every push every other room is heard, beginning with this one. */
const someRooms = (first: 0 | 1) => ROOMS.filter((_, index) => soaking || index % 2 === first);
const QUIET = { ...CALM, ...STEADY };
/** Its first way on leads to a chest, which waits to be opened. */
const DUNGEON = 'dragon-quest/1~wide-any~browser~gIMABCDEFGHJKLabcdefhijklmX-bacdefg-86790~hsnh';

/** Notes which regions there are now; `heard` then tells what is said in them, and in none that came later. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]')];
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of known) {
      // Untrimmed: the same sentence again differs by a space that does not break.
      let before = region.textContent ?? '';
      new MutationObserver(() => {
        const text = region.textContent ?? '';
        // Hidden, or behind a dialog: nobody is told of it.
        const { display, visibility } = getComputedStyle(region);
        const isKnown = display !== 'none' && visibility !== 'hidden' && region.isConnected;
        if (isKnown && text !== before && text.trim() !== '') heard.push(text.trim());
        before = text;
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** `dialog: Give up?`, `button: Play on`, in the order in which the focus came to them. */
async function followFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const visited: string[] = [];
    Object.assign(window, { visited });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const { role, tagName } = target;
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      visited.push(`${role ?? tagName.toLowerCase()}: ${target.tagName === 'DIALOG' ? '' : name}`.trim());
    });
  });
  return () => page.evaluate(() => (window as unknown as { visited: string[] }).visited);
}

async function expectFocusKept(page: Page, inside: string): Promise<void> {
  const place = await page.evaluate(async (selector) => {
    // What takes the focus away does so with the next picture.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const active = document.activeElement;
    return active?.closest(selector) ? 'there' : `${active?.tagName} ${active?.getAttribute('aria-label')}`;
  }, inside);
  expect(place).toBe('there');
}

/** Until it comes to what can be done; a chain of deductions is longer than most hints. */
const MOST_STAGES = 8;

for (const { game, room } of someRooms(0)) {
  const { hintKey = 'h' } = game;
  test(`${room.path}: each stage of a hint is heard, and the focus stays on the table`, async ({
    page,
    site,
  }) => {
    await setSettings(page, QUIET);
    await openGame(page, site, `${room.path}?scene=game`);
    const cell = page.getByRole('gridcell').first();
    await cell.focus();
    await listen(page);
    const act = page
      .locator('[data-say=hint] button:not([aria-label])')
      .filter({ hasNotText: /^(Tell me more|Show me)( |$)/ });
    const told = page.locator('[data-say=hint] [data-told]');
    for (let stage = 0; stage < MOST_STAGES && (await act.count()) === 0; stage++) {
      const before = (await heard(page)).at(-1);
      await page.keyboard.press(hintKey);
      // Where a picture stands for the place, its words are for the ear alone.
      if ((await told.getByRole('img').count()) > 0) {
        await expect.poll(async () => (await heard(page)).at(-1)).not.toBe(before);
        expect((await heard(page)).at(-1)).toMatch(/\w+ \w+/);
      } else await expect.poll(async () => (await heard(page)).at(-1)).toBe(await told.innerText());
      await expect(cell).toBeFocused();
    }
    await page.getByRole('button', { name: 'Close the hint' }).press('Enter');
    await expect(cell).toBeFocused();

    await page.keyboard.press(hintKey);
    await expect(act).toBeVisible();
    await act.press('Enter');
    await expect(page.locator('[data-say=hint]')).toHaveCount(0);
    await expectFocusKept(page, '[data-area=board], [data-area=play], [data-say=end]');

    await page.locator('[data-tool="hint"]').press('Enter');
    await page.getByRole('button', { name: 'Close the hint' }).press('Enter');
    await expect(page.locator('[data-tool="hint"]')).toBeFocused();
  });
}

interface Question {
  readonly path: string;
  readonly item: string;
  readonly title: string;
  readonly reason: RegExp;
  readonly first: string;
}

const QUESTIONS: readonly Question[] = [
  {
    path: 'dokuborn?scene=game',
    item: 'Give up',
    title: 'Give up?',
    reason: /Every empty cell will show a card/,
    first: 'Play on',
  },
  {
    path: 'hudoku?scene=game',
    item: 'Show solution',
    title: 'Show the solution?',
    reason: /This ends the game without a score/,
    first: 'Cancel',
  },
  {
    path: 'dragon-quest?scene=game',
    item: 'Give up',
    title: 'Give up this dungeon?',
    reason: /It counts as a loss/,
    first: 'Play on',
  },
  {
    path: 'wondering-witches?scene=game',
    item: 'Show solution',
    title: 'Show the solution?',
    reason: /The game ends here and counts as lost/,
    first: 'Keep the secret',
  },
  {
    path: 'wondering-witches/brew?scene=game',
    item: 'Take the last potion',
    title: 'Is all your paper full?',
    reason: /Then you have one last potion/,
    first: 'Play on',
  },
];

for (const { path, item, title, reason, first } of QUESTIONS) {
  test(`${title} (${path}) is read with its reason before its harmless button`, async ({ page, site }) => {
    await setSettings(page, QUIET);
    await openGame(page, site, path);
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    const visited = await followFocus(page);
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(page.getByRole('button', { name: first, exact: true })).toBeFocused();
    expect((await visited()).slice(-2)).toEqual(['alertdialog:', `button: ${first}`]);
    const node = (await axNodes(page)).find(({ role }) => role === 'alertdialog');
    expect(node?.name.startsWith(title)).toBe(true);
    expect(node?.name).toMatch(reason);
    // Said again, it would be heard twice.
    expect(node?.description).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });
}

test('a menu leaves the focus on an item that was given it before the menu has been seen', async ({
  page,
  site,
}) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'pikachu?scene=game');
  const isThere = await page.evaluate(async () => {
    [...document.querySelectorAll<HTMLElement>('[aria-haspopup=menu]')].at(-1)?.click();
    // React answers within the task, before anything is painted.
    for (let turn = 0; turn < 5; turn++) await null;
    const item = document.querySelectorAll<HTMLElement>('[role=menuitem]')[1];
    item?.focus();
    return item === document.activeElement;
  });
  expect(isThere).toBe(true);
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
});

test('every other dialog has the focus itself before anything in it', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'pikachu?scene=game');
  const visited = await followFocus(page);
  for (const item of ['Share this deal', 'Enter a code', 'How to play']) {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(async () => (await visited()).filter((place) => place === 'dialog:')).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      (window as unknown as { visited: string[] }).visited.length = 0;
    });
  }
});

test('a reset is asked with title and reason, on the settings page too', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await page.goto(`${site.url}settings`);
  await page.getByRole('button', { name: 'Reset Hudoku' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const node = (await axNodes(page)).find(({ role }) => role === 'alertdialog');
  expect(node?.name).toMatch(
    /^Reset Hudoku\?.*statistics, the streak, what you made and your study are deleted/,
  );
});

test('a card that Dokuborn refuses is heard, after the field has told of its selection, each time', async ({
  page,
  site,
}) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'dokuborn?scene=game');
  await page.getByRole('gridcell').nth(4).press('Enter');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await fillIn(field, 'qqqqxxxx');
  const nothing = page.locator('.dk-nothing');
  await expect(nothing).toBeVisible();
  await listen(page);
  const refusal = page.locator('.dk-refusal');
  const texts: string[] = [];
  // One of these four is wrong wherever a card is asked for, and most of them are.
  for (const name of ['Mickey Mouse', 'Elsa', 'Stitch', 'Maleficent']) {
    await fillIn(field, name);
    await field.press('ArrowDown');
    await field.press('Enter');
    if ((await page.getByRole('dialog').count()) === 0) continue;
    texts.push(await refusal.innerText());
    await expect.poll(() => heard(page)).toContainEqual(texts.at(-1));
    const count = (await heard(page)).length;
    // None is chosen any more, or the same guess would be made twice.
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(count);
    break;
  }
  expect(texts).not.toEqual([]);
});

test('a hint for one cell of Dokuborn is heard in its dialog, and the focus stays with it', async ({
  page,
  site,
}) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'dokuborn?scene=game');
  await page.getByRole('gridcell').nth(4).press('Enter');
  const ask = page.getByRole('button', { name: 'Hint for this cell' });
  await expect(ask).toBeVisible();
  await listen(page);
  await ask.press('Enter');
  const told = page.locator('[data-say=hint] [data-told]');
  await expect.poll(() => heard(page)).toContainEqual(await told.innerText());
  await expect(page.getByRole('button', { name: 'Tell me more' })).toBeFocused();
  await page.getByRole('button', { name: 'Close the hint' }).press('Enter');
  await expect(ask).toBeFocused();
});

test('what is let go of says so, and nothing that was said before', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await openGame(page, site, DUNGEON);
  await page
    .getByRole('gridcell', { name: /can be explored/ })
    .first()
    .press('Enter');
  const said = page.locator('[data-announcement]');
  await expect(said).toHaveText(/^You turn up/);
  const card = page.getByRole('gridcell', { name: /can be resolved|face up/ }).first();
  await card.press('Enter');
  await expect(said).not.toHaveText(/^You turn up/);
  await listen(page);
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect.poll(() => heard(page)).toEqual(['Let go.']);
  await expect(card).toBeFocused();

  await openGame(page, site, 'pikachu?scene=game');
  await page.getByRole('gridcell').first().press('Enter');
  await expect(said).toHaveText(/^Chosen:/);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Let go.');
});

test('a notice is heard, and when it is dismissed the focus goes to the board', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'pikachu?scene=game');
  const url = page.url();
  await listen(page);
  await page.evaluate((address) => {
    history.pushState(null, '', `${address.slice(0, -3)}xxx`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeVisible();
  const words = await page.locator('[data-say=notice]').innerText();
  await expect.poll(async () => (await heard(page)).join()).toContain(words);
  await dismiss.press('Enter');
  await expect(page.getByRole('gridcell').first()).toBeFocused();
});

test('the clock says its label once, in whatever room', async ({ page, site }) => {
  await setSettings(page, { ...QUIET, timers: 'on' });
  for (const { room } of someRooms(1)) {
    await page.goto(`${site.url}${room.path}?scene=game`);
    await expect(page.getByRole('timer').first()).toBeAttached();
    const names = (await axNodes(page)).map(({ name }) => name);
    expect(
      names.filter((name) => /^Time( \d|$)/.test(name)).map((name) => name.replace(/\d.*/, '#')),
      room.path,
    ).toEqual(['Time #']);
  }
});
