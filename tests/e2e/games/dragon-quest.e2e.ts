import { expect, type Page } from '@playwright/test';
import { formatCode } from '../../../src/core/codes';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { expectFaultless } from '../support/axe';
import { arrowTo, axNodes, axText, focusedPlace, placeOf, tabTo } from '../support/axTree';
import { endedGame, putSaved } from '../support/endedGames';
import { CALM, misspelt, setSettings, test } from '../support/fixtures';
import { barsIn } from '../support/measures';

const LETTERS = 'ABCDEFGHIJKLMabcdefghijklmX';
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `7C 9S KS` and so on: the entrance, then the next cards; the rest follows in any order. */
function codeOf(cards: string, items = 'abcdefg', fate = '67890'): string {
  const letter = (card: string) =>
    card === 'X' ? 'X' : (LETTERS[RANKS.indexOf(card.slice(0, -1)) + (card.endsWith('C') ? 13 : 0)] ?? '');
  const first = cards.split(' ').map(letter);
  const dungeon = [...first, ...[...LETTERS].filter((each) => !first.includes(each))].join('');
  return formatCode(rules, {
    config: { halls: 'wide', deal: 'any' },
    seed: 'browser',
    deal: `${dungeon}-${items}-${fate}`,
    version: rules.version,
    dealVersion: 1,
  });
}

const said = (page: Page) => page.locator('[data-announcement]');
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

async function open(page: Page, url: string, settings: Record<string, unknown> = {}): Promise<void> {
  await setSettings(page, { ...CALM, ...settings });
  await page.goto(url);
  await expect(page.getByRole('grid', { name: /Dungeon, level/ })).toBeVisible();
}

/** Asks for hints, reads them, and does what they say with arrows, Tab and Enter. */
async function winByHints(page: Page): Promise<string> {
  for (let move = 0; move < 120; move++) {
    const before = await axText(page);
    if (/The dungeon is yours|The torch goes out|You are trapped/.test(before)) return before;
    for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
    const nodes = await axNodes(page);
    const lit = nodes.find(({ role, name }) => role === 'gridcell' && name.startsWith('Hint: '));
    const told = (await page.getByRole('region', { name: 'Hint' }).locator('[data-told]').innerText())
      .trim()
      .replace(/\.$/, '');
    if (!lit) throw new Error(`No cell lit for ${told}`);
    const deciding = /You can still change this fate|about to be taken/.test(before);
    if (!deciding) {
      await tabTo(page, 'gridcell');
      const meant = page.getByRole('gridcell', { name: /^Hint: / }).first();
      await arrowTo(page, await focusedPlace(page), await placeOf(meant));
      await page.keyboard.press('Enter');
    }
    if (told.startsWith('Explore ')) continue;
    await tabTo(page, 'button', new RegExp(`^${told.replace(/[()]/g, '\\$&')}`));
    await page.keyboard.press('Enter');
  }
  throw new Error('A hundred and twenty moves and no end');
}

test('a whole game is won by keyboard and accessibility tree alone', async ({ page, site }) => {
  await open(page, `${site.url}dragon-quest/1~wide-any~qgw~DCLAhieBKkIfmMdEFGlcbjXHgJa-dgfceba-86709~632y`);
  const text = await winByHints(page);
  expect(text).toContain('The dungeon is yours');
  expect(text).toMatch(/\d+ hints/);
});

test('a fight: fate is shown, an item is played by its key, undo asks before it takes fate back', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 9S KS', 'bacdefg', '86790')}`, { motion: 'full' });
  await cell(page, /entrance/).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/You turn up the Treasure Chest/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open the Treasure Chest' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/You find the queen of hearts/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Needs 9 or more, otherwise 2 damage.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fight the Troll' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dq-fate')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Troll needs 9; fate 8' })).toBeAttached();
  await expect(page.getByRole('heading', { name: /Not enough against the Troll/ })).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: /^Play the queen of hearts/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/makes the fate card count 9.*The Troll is defeated!/);
  await expect(cell(page, /Troll, resolved/)).toBeFocused();
  await page.keyboard.press('u');
  await expect(said(page)).toHaveText(/Taken back/);
  await page.keyboard.press('u');
  await expect(page.getByRole('alertdialog', { name: 'Take it back?' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(cell(page, /Troll, king of spades, can be resolved/)).toBeVisible();
});

test('trapped: told at once with the ways out; ended there, the summary lies over the visible board', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 4S 5S 6S AC')}`);
  for (let card = 0; card < 4; card++)
    await cell(page, /can be explored/)
      .first()
      .click();
  const alert = page.getByRole('status').filter({ hasText: 'You are trapped' });
  await expect(alert.getByRole('button')).toHaveText(['Undo', 'New deal', 'End it here']);
  await expect(page.getByRole('heading', { name: 'Trapped' })).toBeVisible();
  await alert.getByRole('button', { name: 'End it here' }).click();
  await expect(page.getByRole('heading', { name: 'Walled in' })).toBeVisible();
  await expect(page.getByText('Explored', { exact: true })).toBeVisible();
  await expect(cell(page, /Passage/)).toHaveCount(3);
});

test('a link opens the same dungeon, and a bad one says why and gives another', async ({
  page,
  site,
  friend,
}) => {
  await open(page, `${site.url}dragon-quest`);
  await expect(page).toHaveURL(/dragon-quest\/2-2~calm~/);
  await expect(page.getByText('Verified: this deal is rated, and can be won')).toBeAttached();
  const url = page.url();
  const firstCard = async (where: Page) => {
    await cell(where, /can be explored/)
      .first()
      .click();
    await expect(said(where)).toHaveText(/You turn up/);
    return said(where).textContent();
  };
  await open(friend, url);
  expect(await firstCard(friend)).toBe(await firstCard(page));
  await friend.goto(misspelt(url));
  await expect(friend.getByText(/Some character of this code is wrong/)).toBeVisible();
  await expect(friend.getByRole('grid')).toBeVisible();
});

test('a deal nobody has proven carries no seal', async ({ page, site }) => {
  // Every neighbour of the entrance blocks for ever.
  const hopeless = codeOf('7C 4S 5S 6S AC').split('~')[3] ?? '';
  const code = formatCode(rules, {
    config: { halls: 'wide', deal: 'winnable' },
    seed: 'browser',
    deal: hopeless,
    version: rules.version,
    dealVersion: 1,
  });
  await open(page, `${site.url}dragon-quest/${code}`);
  await page.waitForTimeout(600);
  await expect(page.getByText('Verified: this deal can be won')).toHaveCount(0);
});

test('the tour is played: a card turned up, and it goes on by itself', async ({ page, site }) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 7S 9S')}`, { seen: ['welcome'] });
  const tour = page.getByRole('dialog');
  await expect(tour).toContainText('Turn up a card');
  await cell(page, /can be explored/)
    .first()
    .click();
  await expect(tour).toContainText('Resolve it');
  await page.getByRole('button', { name: 'Take the gem' }).click();
  await expect(tour).toContainText('Hearts, gems, items, fate');
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(tour).toBeHidden();
});

test('a hidden pit that was turned up lies there with its back at once', async ({ page, site }) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 2S KS')}`);
  await cell(page, /can be explored/)
    .first()
    .click();
  await expect(said(page)).toHaveText(/The Hidden Pit costs you 2 hearts/);
  const pit = cell(page, /Hidden Pit, resolved/);
  await expect(pit.locator('.dq-back')).toBeVisible();
  await expect(pit.locator('.dq-front')).toBeHidden();
});

test("the Queen's defeat is told, kept and seen, and there after a reload", async ({ page, site }) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C QS AS', 'abcdefg', '96780')}`);
  for (let card = 0; card < 2; card++)
    await cell(page, /can be explored/)
      .first()
      .click();
  await cell(page, /Dragon Queen/).click();
  await page.getByRole('button', { name: 'Fight the Dragon Queen' }).click();
  await expect(said(page)).toHaveText(/The Dragon Queen is defeated! Now an Exit wins the game/);
  await expect(page.getByRole('heading', { name: 'The Dragon Queen is defeated' })).toBeVisible();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByText('The Dragon Queen is defeated', { exact: true }).first()).toBeAttached();
    await expect(cell(page, /Dragon Queen, defeated/).locator('[data-part=seal]')).toBeVisible();
    await expect(cell(page, /Exit, .*wins the game/).locator('[data-part=seal]')).toBeVisible();
  }
  await cell(page, /Exit/).click();
  await page.getByRole('button', { name: 'Take the Exit' }).click();
  await expect(page.getByRole('heading', { name: 'The dungeon is yours' })).toBeVisible();
  await expect(page.locator('[data-finish] .dq-card [data-part=seal]')).toBeVisible();
});

test('New asks how hard, and each grade is dealt as it says', async ({ page, site }) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 7S 9S')}`);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: 'Grim' }).click();
  await expect(page.getByText(/Rated by one careful player, who wins such a deal 15 to 35/)).toBeVisible();
  await page.getByRole('button', { name: 'Enter the dungeon' }).click();
  await expect(page).toHaveURL(/dragon-quest\/2-2~grim~/);
  await expect(page.getByRole('button', { name: /Hearts: 3 of 3/ })).toBeVisible();
});

test('reloading in mid-game brings back the dungeon, its log and its undo', async ({ page, site }) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 7S 9S')}`);
  await cell(page, /can be explored/)
    .first()
    .click();
  await cell(page, /Gem/).dblclick();
  await page.getByRole('button', { name: 'Take the gem' }).click();
  await expect(said(page)).toHaveText(/You gain 1 gem/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Gems: 1 of 10/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Move log' })).toContainText('You gain 1 gem.');
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: /Gems: 0 of 10/ })).toBeVisible();
});

for (const width of [360, 320]) {
  test(`${width} px wide: the whole 7 × 5 dungeon is in view, and nothing scrolls sideways`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, `${site.url}dragon-quest/${codeOf('7C 7S 9S')}`);
    const cells = page.getByRole('gridcell');
    await expect(cells).toHaveCount(35);
    const boxes = await cells.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const { width: wide, left, right, top, bottom } of boxes) {
      expect(wide).toBeGreaterThanOrEqual(width === 360 ? 40 : 34);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(740 - 57);
    }
    await cells.nth(10).click();
    await cell(page, /Gem/).click();
    const fight = page.getByRole('button', { name: 'Take the gem' });
    await expect(fight).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}

test('no decision is cut, whatever the window', async ({ page, site }) => {
  const cut: string[] = [];
  const look = async (what: string) => {
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [740, 360],
      [768, 1024],
      [1024, 768],
      [1366, 625],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await page
        .locator('.dq-panel')
        .evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      if (over > 0) cut.push(`${what} by ${over} px at ${width}x${height}`);
    }
  };
  // The wizard's first, so that every kind of item is in stock.
  await open(page, `${site.url}dragon-quest/${codeOf('7C X 9S KS', 'bacdefg', '78690')}`);
  for (let card = 0; card < 3; card++)
    await cell(page, /can be explored/)
      .first()
      .click();
  await cell(page, /Generous Wizard/).click();
  await look('the choice of an item');
  await page.getByRole('button', { name: /^Take the king of hearts/ }).click();
  await cell(page, /Treasure Chest/).click();
  await page.getByRole('button', { name: 'Open the Treasure Chest' }).click();
  await cell(page, /Troll/).click();
  await look('an enemy');
  await page.getByRole('button', { name: 'Fight the Troll' }).click();
  await expect(page.getByRole('button', { name: /^Accept this fate/ })).toBeVisible();
  await look('a fate card');
  await page.getByRole('button', { name: /^Accept this fate/ }).click();
  await look('damage');
  expect(cut).toEqual([]);
});

test('on a phone on its side, what is said lies over the panel and leaves the hand free', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}dragon-quest/${codeOf('7C 7S 9S')}`);
  for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
  const act = page.getByRole('button', { name: 'Do it' });
  const edge = (part: string, side: 'top' | 'bottom') =>
    page.locator(part).evaluate((element, which) => element.getBoundingClientRect()[which], side);
  for (const [width, height] of [
    [740, 360],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await edge('[data-area=say]', 'top')).toBeCloseTo(await edge('.dq-panel', 'top'), 0);
    expect(await edge('[data-area=say]', 'bottom')).toBeLessThanOrEqual(await edge('.dq-hand', 'top'));
    await expect(act).toBeInViewport({ ratio: 1 });
    await act.click({ trial: true });
  }
});

test('with large text on a lying phone one part scrolls beside the board, and no name is cut', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await putSaved(page.context(), await endedGame('dragon-quest', 'challenge', 'Ada'));
  await open(page, `${site.url}dragon-quest?scene=game`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const side = page.locator('[data-area=play]');
  await expect(side.getByRole('list', { name: 'Items held' }).getByRole('listitem')).not.toHaveCount(0);
  await expect.poll(() => barsIn(side)).toBe(1);
  await expect(side.locator('.dq-item [data-part=name]').filter({ visible: true })).toHaveCount(0);
  await side.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(side.getByRole('button', { name: /^Dungeon: / })).toBeInViewport();
});

test('axe finds nothing, light or dark', async ({ page, site }) => {
  const check = (what: string) => expectFaultless(page, what);
  await open(page, `${site.url}dragon-quest/${codeOf('7C 9S AC KS 7S', 'bacdefg', '86790')}`);
  await check('start');
  for (let card = 0; card < 4; card++)
    await cell(page, /can be explored/)
      .first()
      .click();
  for (const [name, button] of [
    [/Gem, 7 of spades/, 'Take the gem'],
    [/Treasure Chest/, 'Open the Treasure Chest'],
  ] as const) {
    await cell(page, name).click();
    await page.getByRole('button', { name: button }).click();
  }
  await cell(page, /Merchant/).click();
  await check('merchant');
  await cell(page, /Troll/).click();
  await check('enemy');
  await page.getByRole('button', { name: 'Fight the Troll' }).click();
  await check('fate');
  await page.getByRole('button', { name: 'Accept this fate' }).click();
  await check('damage');
  for (const pile of ['Items', 'Dungeon']) {
    await page.getByRole('button', { name: new RegExp(`^${pile}:`) }).click();
    await check(pile);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('h');
  await check('hint');
  await page.keyboard.press('?');
  await check('rules');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await check('new game');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: 'Another day, perhaps' })).toBeVisible();
  await check('finish');
});
