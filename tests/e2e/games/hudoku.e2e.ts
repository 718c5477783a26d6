import { expect, type Page } from '@playwright/test';
import { formatCode } from '../../../src/core/codes';
import { rules } from '../../../src/games/hudoku/rules/rules';
import type { Config } from '../../../src/games/hudoku/rules/types';
import { soaking } from '../../counts';
import { expectFaultless } from '../support/axe';
import { arrowTo, axNodes, axText, cellIn, focusedPlace, placeIn, tabTo } from '../support/axTree';
import { CALM, setSettings, test } from '../support/fixtures';

interface LayoutEvent {
  readonly name: string;
  readonly args: { readonly data: { readonly nodeName: string } };
}

const cellAt = (page: Page, row: number, column: number) => cellIn(page.getByRole('grid'), { row, column });
const announcement = (page: Page) => page.locator('[data-announcement]');
const turn = (page: Page) => page.getByRole('button', { name: 'Turn the hourglass' });

/** `name` opens the very same puzzle in another mode. */
function codeOf(mode: Config['mode'], deal: string, template = '6x5', level: Config['level'] = 'steady') {
  const { version, dealVersion } = rules;
  const config = { template, level, mode };
  return formatCode(rules, { config, seed: 'e2e0000000', deal, version, dealVersion });
}
const STEADY = '180000200306579001652390000400';

/** Asks for explanations, reads the last stage, goes there with arrows and types the number. */
async function solveByExplanations(page: Page, cells: number): Promise<void> {
  for (let filled = 0; filled < cells; filled++) {
    let told: RegExpExecArray | null = null;
    for (let stage = 0; stage < 20 && !told; stage++) {
      await page.keyboard.press('e');
      told = /So row (\d+), column (\d+) is (\d)\./.exec(await axText(page));
    }
    if (!told) throw new Error('No explanation comes to an end');
    await tabTo(page, 'gridcell');
    const meant = placeIn(told[0]);
    await arrowTo(page, await focusedPlace(page), meant);
    await page.keyboard.press(told[3] ?? '');
    // After the last one the focus is at the end's heading.
    const cell = cellIn(page.getByRole('grid'), meant);
    await expect(cell).toHaveAccessibleName(new RegExp(`, ${told[3]}$`));
    // Else it would be read once more in place of the next.
    await expect.poll(() => axText(page)).not.toContain(told[0]);
  }
}

/** The one with the hourglass has all that the other has, and both clocks. */
const MODES = soaking ? (['hourglass', 'relaxed'] as const) : (['hourglass'] as const);

for (const mode of MODES) {
  test(`a whole puzzle is won by keyboard and accessibility tree alone, ${mode}`, async ({ page, site }) => {
    await setSettings(page, { ...CALM, timers: mode === 'relaxed' ? 'off' : 'on' });
    await page.goto(`${site.url}hudoku`);
    if (mode === 'hourglass') {
      await tabTo(page, 'button', /Turn the hourglass/);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, 'gridcell');
    const names = (await axNodes(page)).filter(({ role }) => role === 'gridcell').map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect(names.filter((name) => /Not a cell/.test(name))).toHaveLength(3);
    await solveByExplanations(page, names.filter((name) => /, empty/.test(name)).length);
    // The end comes a moment after the last number.
    await expect.poll(() => axText(page)).toMatch(/Solved/);
    const text = await axText(page);
    expect(text).toMatch(mode === 'relaxed' ? /time does not count/ : /How the score came about/);
    expect(text).toMatch(new RegExp(`4×5, gentle, ${mode}`));
  });
}

test('right, wrong, notes, hint, undo and the solution are shown and said', async ({ page, site }) => {
  await setSettings(page, { ...CALM, timers: 'off' });
  await page.goto(`${site.url}hudoku/${codeOf('relaxed', STEADY)}`);
  const cell = cellAt(page, 1, 3);
  await cell.click();
  const pad = page.getByRole('group', { name: 'Number for row 1, column 3' });
  await expect(pad.getByRole('button', { name: /^\d/ })).toHaveCount(9);
  await page.keyboard.press('2');
  await expect(announcement(page)).toHaveText(
    '2 is wrong there. It stands at row 2, column 2 already. Error 1: −250 points.',
  );
  await expect(cell).toHaveAccessibleName('Region A, empty');
  await expect(cellAt(page, 2, 2)).toHaveAttribute('data-conflict', '');
  await expect(page.getByText('Errors').locator('..')).toContainText('1');

  await page.keyboard.press('n');
  await expect(announcement(page)).toHaveText('Notes on.');
  await page.keyboard.press('3');
  await page.keyboard.press('4');
  await expect(cell).toHaveAccessibleName(/empty, notes 3 4$/);
  await page.keyboard.press('Delete');
  await expect(cell).toHaveAccessibleName(/empty$/);
  await page.keyboard.press('u');
  await expect(cell).toHaveAccessibleName(/empty, notes 3 4$/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Fill notes' }).click();
  await expect(page.getByRole('gridcell', { name: /, empty$/ })).toHaveCount(0);
  await page.keyboard.press('n');

  await page.keyboard.press('h');
  await expect(announcement(page)).toHaveText(
    /^Hint: row \d, column \d is \d\. −500 points\. 14 cells left\.$/,
  );
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('To fill').locator('..')).toContainText('15');

  const small = cellAt(page, 1, 4);
  await small.click();
  await expect(
    page.getByRole('group', { name: /column 4/ }).getByRole('button', { name: /^\d/ }),
  ).toHaveCount(4);
  await page.keyboard.press('7');
  await expect(page.getByText('This region holds only 1 to 4.').first()).toBeVisible();
  await expect(page.getByText('Errors').locator('..')).toContainText('1');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show solution' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('Here is the solution')).toBeVisible();
  await expect(page.locator('.hud-board :is([data-at], [data-near], [data-same])')).toHaveCount(0);
});

test('a move lays out what it changes, not the whole board', { tag: '@chromium' }, async ({ page, site }) => {
  await setSettings(page, { ...CALM, timers: 'off' });
  await page.goto(`${site.url}hudoku/${codeOf('relaxed', STEADY)}`);
  await cellAt(page, 1, 3).focus();
  // A face that arrives late lays out every word again.
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const devtools = await page.context().newCDPSession(page);
  const invalidated: string[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as LayoutEvent[])
      if (name === 'LayoutInvalidationTracking') invalidated.push(args.data.nodeName);
  });
  const includedCategories = ['disabled-by-default-devtools.timeline.invalidationTracking'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await page.keyboard.press('3');
  await expect(page.getByText('To fill').locator('..')).toContainText('14');
  await page.waitForTimeout(300);
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  // The number that has just been written.
  expect(invalidated.some((node) => /font-title.*text-accent-text/.test(node))).toBe(true);
  // The brass over the cells has the board's own size: it is laid out anew whenever that changes, if only in passing.
  expect(invalidated.filter((node) => /hud-region|auto-rows-fr/.test(node))).toEqual([]);
});

test('the board stays covered until the glass is turned, and while paused', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await expect(turn(page)).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await turn(page).click();
  await expect(page.getByRole('gridcell')).toHaveCount(30);
  await page.keyboard.press('p');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  const left = async () =>
    Number((await page.getByRole('timer', { name: /Sand left/ }).textContent())?.split(':')[1]);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.keyboard.press('3');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('To fill').locator('..')).toContainText('14');
  // A rule book over the board holds the sand.
  const before = await left();
  await page.keyboard.press('?');
  await page.waitForTimeout(2_500);
  await page.keyboard.press('Escape');
  expect(before - (await left())).toBeLessThan(2);
  await page.keyboard.press('u');
  await expect(page.getByText('To fill').locator('..')).toContainText('15');
});

test('a first visit is shown round by playing, and the sand waits for the first number', async ({
  page,
  site,
}) => {
  await setSettings(page, { motion: 'reduced', seen: [] });
  await page.goto(`${site.url}hudoku`);
  const tour = page.getByRole('dialog');
  const time = page.getByRole('timer', { name: /^Time / });
  await expect(tour).toContainText('Fill every region');
  await page.getByRole('button', { name: 'Next' }).click();
  // Nothing of the puzzle is seen before the glass is turned.
  await expect(tour).toContainText('Turn the glass');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await page.getByRole('timer', { name: /^Sand left/ }).click();
  await expect(tour).toContainText('A struck-out number is a clue');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('Tap an open cell');
  const open = page.getByRole('gridcell', { name: /, empty$/ }).last();
  await open.click();
  await expect(tour).toContainText('Choose its number');
  await expect(open).toBeFocused();
  await expect(time).toHaveText('0:00');
  // A note is made without knowing the answer.
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.locator('[data-key]:visible').first().click();
  await expect(tour).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(time).not.toHaveText('0:00');

  // Asked for while the sand runs, it holds it; whoever leaves it plays on.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tutorial' }).click();
  await expect(tour).toContainText('Fill every region');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const held = await time.textContent();
  await page.waitForTimeout(1_500);
  await expect(time).toHaveText(held ?? '');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(time).not.toHaveText(held ?? '');
});

test('a tour left before the glass is turned leaves the board covered', async ({ page, site }) => {
  await setSettings(page, { motion: 'reduced', seen: [] });
  await page.goto(`${site.url}hudoku`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(turn(page)).toBeFocused();
  await expect(page.getByRole('timer', { name: /^Time / })).toHaveText('0:00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /, empty$/ }).first()).toBeFocused();
});

/** From here on the page itself notes which second a clock shows, and when it came to show it. */
async function watchSeconds(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('timer', { name }).evaluate((timer) => {
    const seen: [shown: number, at: number][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const [minutes = 0, seconds = 0] = (timer.textContent ?? '').split(':').map(Number);
      seen.push([minutes * 60 + seconds, performance.now()]);
    }).observe(timer, { characterData: true, childList: true, subtree: true });
  });
}

/** That the clocks of one mode keep to the second for ten of them, with a quarter of the processor. */
async function expectRightClock(page: Page, url: string, mode: 'hourglass' | 'relaxed'): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${url}hudoku/${codeOf(mode, STEADY)}`);
  const session = await page.context().newCDPSession(page);
  if (mode === 'hourglass') await turn(page).click();
  else await cellAt(page, 1, 1).click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchSeconds(page, mode === 'hourglass' ? /Sand left/ : /^Time /);
  /** What the elapsed time shows less what it should, in one reading: nothing can come between. */
  const ahead = () =>
    page.getByRole('timer', { name: /^Time / }).evaluate((timer) => {
      const [minutes = 0, seconds = 0] = (timer.textContent ?? '').split(':').map(Number);
      return (minutes * 60 + seconds) * 1000 - performance.now();
    });
  const aheadAtFirst = await ahead();
  const change = mode === 'hourglass' ? -1 : 1;
  /** By how much each second came to be shown later than the first one noted says. */
  const lateness = () =>
    page.evaluate((direction) => {
      const seen = Reflect.get(window, 'seen') as [shown: number, at: number][];
      const [[firstShown, firstAt] = [0, 0]] = seen;
      return seen.map(([shown, at]) => at - firstAt - (shown - firstShown) * direction * 1000);
    }, change);
  // A busy machine makes single seconds late, never all of five: the promptest of each five tell a clock that
  // drifts. Looking on until they agree cannot excuse one: what drifts by 0.2 s a minute is ever further off.
  const drift = async () => {
    const late = await lateness();
    return late.length < 10 ? Number.NaN : Math.min(...late.slice(-5)) - Math.min(...late.slice(0, 5));
  };
  await expect
    .poll(async () => Math.abs(await drift()), { intervals: [10_500, 1_000], timeout: 28_000 })
    .toBeLessThan(33 + 17);
  await expect.poll(async () => Math.abs((await ahead()) - aheadAtFirst)).toBeLessThan(1_300);
}

for (const mode of MODES) {
  test(`the clocks are right under a slowed processor, ${mode}`, { tag: '@chromium' }, ({ page, site }) =>
    expectRightClock(page, site.url, mode),
  );
}

test('both clocks stand still while the page is hidden', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.clock.install();
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await turn(page).click();
  const hide = (hidden: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      hidden ? 'hidden' : 'visible',
    );
  await page.clock.runFor(600);
  await hide(true);
  await page.clock.runFor(2_500);
  await hide(false);
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  expect(await page.getByRole('timer', { name: /Sand left/ }).textContent()).toMatch(/^0:(45|44)$/);
  expect(await page.getByRole('timer', { name: /^Time / }).textContent()).toMatch(/^0:0[01]$/);
});

test('when the sand has run out, a cell is revealed and the glass turns', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.clock.install();
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await turn(page).click();
  await page.clock.runFor(35_500);
  await expect(page.getByText('10 seconds left')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(announcement(page)).toHaveText(
    /^The sand ran out: row \d, column \d is \d\. −500 points\. 14 cells left/,
  );
  expect(await page.getByRole('timer', { name: /Sand left/ }).textContent()).toMatch(/^0:(45|44)$/);
  // The sentence, the glass and the cell say so, until the next move.
  const said = page.locator('[data-say="notice"]');
  await expect(said).toContainText(/The sand ran out: row \d, column \d is \d\. −500 points\./);
  await expect(page.locator('[data-glass]')).toContainText('−500');
  await expect(page.locator('.grid-cell[data-lit]')).toHaveAccessibleName(/revealed$/);
});

test('help tells its price before it is used, and nobody is timed while an explanation is open', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await page.clock.install();
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await turn(page).click();
  for (const name of ['Hint', 'Explain']) {
    const tool = page.getByRole('button', { name, exact: true });
    await expect(tool).toContainText('−500');
    await expect(tool).toHaveAccessibleDescription(/−500/);
  }
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Fill notes' })).toContainText('−500');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.locator('[data-say="hint"]')).toContainText(/Next: .+ free/);
  const sand = page.getByRole('timer', { name: /Sand left/ });
  const before = await sand.textContent();
  await page.clock.runFor(60_000);
  expect(await sand.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Tell me more −500' }).click();
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await page.clock.runFor(5_000);
  expect(await sand.textContent()).not.toBe(before);
});

test('who has put the timers away plays a link to the hourglass without it', async ({ page, site }) => {
  await setSettings(page, { ...CALM, timers: 'off' });
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await expect(page.getByText('6×5, steady, relaxed')).toBeVisible();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('Region A, 1, given');
  await expect(page).toHaveURL(/steady-relaxed/);
  await page.goto(`${site.url}hudoku/daily`);
  await expect(page.getByText(/relaxed · daily/)).toBeVisible();
});

test('the hourglass can be put away in mid-game, outside the records', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await turn(page).click();
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Go on without the hourglass' }).click();
  await expect(page.getByText('6×5, steady, relaxed · practice')).toBeVisible();
  await expect(page.getByText('To fill').locator('..')).toContainText('14');
  await expect(page.getByRole('timer', { name: /Sand left/ })).toHaveCount(0);
});

test('bad links say why, and give a puzzle all the same', async ({ page, site }) => {
  await setSettings(page, { ...CALM, timers: 'off' });
  const bad: [string, RegExp][] = [
    [codeOf('relaxed', STEADY.replace('18', '11')), /stands twice in a row, column or region/],
    [codeOf('relaxed', STEADY.replace('79', '19')), /the 1 cannot be struck out/],
    [codeOf('relaxed', STEADY.slice(1)), /has 30 cells, not 29/],
    [codeOf('relaxed', '0000000000000--000--0000000000'), /more than one solution/],
    [codeOf('relaxed', '00000000000----000000000000000'), /does not fit the board/],
    ['1~9x9-steady-relaxed~a~0~0000', /Some character of this code is wrong/],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', /not a game code/],
    [`${codeOf('relaxed', STEADY).slice(0, -1)}0`, /Some character of this code is wrong/],
  ];
  for (const [code, reason] of bad) {
    await page.goto(`${site.url}hudoku/${code}`);
    await expect(page.locator('[data-say=notice]')).toHaveText(reason);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  }
});

test('a link opens the same puzzle for a friend', async ({ page, site, friend }) => {
  await setSettings(page, { ...CALM, timers: 'off' });
  await page.goto(`${site.url}hudoku`);
  await expect(page).toHaveURL(/hudoku\/1-2~4x5-gentle-relaxed~/);
  const names = (of: Page) =>
    of.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  await friend.goto(page.url());
  await expect(friend.getByRole('gridcell')).toHaveCount(20);
  expect(await names(friend)).toEqual(await names(page));
});

test('New offers the levels that a board reaches', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku`);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Fiendish' })).toBeDisabled();
  await page.getByRole('radio', { name: '8 × 8' }).check();
  await page.getByRole('radio', { name: 'Fiendish' }).check();
  await page.getByRole('radio', { name: 'Relaxed' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByText('8×8, fiendish, relaxed')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  // A region of four cells has its four numbers only, each in the place it always has.
  await page
    .getByRole('gridcell', { name: /Region D, empty$/ })
    .first()
    .click();
  const keys = page.getByRole('group', { name: /^Number for/ }).getByRole('button', { name: /^[1-9]/ });
  await expect(keys).toHaveCount(4);
});

test('a phone shows every cell of every board, hourglass included', async ({ page, site }) => {
  await setSettings(page, CALM);
  for (const [width, height] of [
    [360, 740],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const deal of [STEADY]) {
      await page.goto(`${site.url}hudoku/${codeOf('hourglass', deal)}`);
      await turn(page)
        .or(page.getByRole('button', { name: 'Resume' }))
        .click();
      await expect(page.getByRole('gridcell')).toHaveCount(30);
      const boxes = await page
        .locator('.hud-tray, [data-glass], [role=gridcell]')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
      for (const { width: wide, top, bottom, left, right } of boxes) {
        expect(wide).toBeGreaterThanOrEqual(44);
        expect(top).toBeGreaterThanOrEqual(40);
        expect(bottom).toBeLessThanOrEqual(height - 48);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

/** Firefox lays out in sixtieths of a pixel, and tells them as fractions that are not quite equal. */
const ROUNDED = 1 / 60;

test('the pad has a place of its own beside the board, with keys for a thumb', async ({ page, site }) => {
  await setSettings(page, CALM);
  for (const mode of ['hourglass', 'relaxed'] as const) {
    await page.goto(`${site.url}hudoku/${codeOf(mode, STEADY)}`);
    if (mode === 'hourglass') await turn(page).click();
    await page
      .getByRole('gridcell', { name: /Region A, empty$/ })
      .first()
      .click();
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = await page
        .locator('[data-area=play]')
        .evaluate((area) => area.getBoundingClientRect().toJSON());
      const keys = await page
        .getByRole('group', { name: /^Number for/ })
        .getByRole('button', { name: /^(\d|Notes|Clear)/ })
        .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON()));
      expect(keys).toHaveLength(11);
      for (const key of keys) {
        expect(Math.min(key.width, key.height)).toBeGreaterThanOrEqual(44);
        expect(key.top).toBeGreaterThanOrEqual(place.top - ROUNDED);
        expect(key.bottom).toBeLessThanOrEqual(place.bottom + ROUNDED);
        expect(key.left).toBeGreaterThanOrEqual(place.left - ROUNDED);
        expect(key.right).toBeLessThanOrEqual(place.right + ROUNDED);
      }
    }
  }
});

test('axe finds nothing, light or dark', async ({ page, site }) => {
  await setSettings(page, CALM);
  await page.goto(`${site.url}hudoku/${codeOf('hourglass', STEADY)}`);
  await expect(turn(page)).toBeVisible();
  await expectFaultless(page);
  await turn(page).click();
  await page.keyboard.press('2');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expectFaultless(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Fill notes' }).click();
  await cellAt(page, 1, 3).click();
  await expectFaultless(page);
  await page.keyboard.press('?');
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  for (let presses = 0; presses < 15; presses++) await page.keyboard.press('h');
  await expect(page.getByText('Solved')).toBeVisible();
  await expectFaultless(page);
});
