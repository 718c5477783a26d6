/** Runs in links: two browsers play a challenge to its end, in every game, and one sends back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { count, soaking } from '../counts';
import { anyGame, testedRooms } from '../inBrowser';
import { expectFaultless } from './support/axe';
import { endedGame, playLastMove, putSaved } from './support/endedGames';
import { openGame, play, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';
import { launch } from './support/ownBrowser';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

const SETTINGS = { ...CALM, ...STEADY, theme: 'system' };
const sheet = (page: Page) => page.locator('[data-finish]');
const runs = (page: Page) => page.locator('[data-runs]').filter({ visible: true });
const ghost = (page: Page) => page.locator('[data-ghost]');
const column = (page: Page, name: string) => runs(page).getByRole('columnheader', { name });
const said = (page: Page) => page.getByText(/sent a run of this deal/);
const boardBox = (page: Page) => page.locator('[data-area=board]').boundingBox();

async function openResult(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Result', exact: true });
  await expect(sheet(page)).toBeAttached();
  if (await open.isVisible()) await open.click();
  await expect(sheet(page)).toBeVisible();
}

/** Ends the game, and answers with the link that carries the run. */
async function endAndSend(page: Page, name: string): Promise<string> {
  await playLastMove(page);
  await openResult(page);
  await sheet(page).getByRole('button', { name: 'Send my run' }).click();
  return linkIn(page, name);
}

async function linkIn(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const link = dialog.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(/#r1~/);
  const nameless = await link.inputValue();
  await dialog.getByRole('textbox', { name: /name/ }).pressSequentially(name);
  await expect(link).not.toHaveValue(nameless);
  await expectFaultless(page, `sending the run of ${name}`, 'dialog[open]');
  const made = await link.inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return made;
}

/** What is sent and shown is all rooms' own; on every push each second of them does it, with the full counts all. */
const SENDERS = testedRooms.filter(({ isPlayed }) => isPlayed).filter((_, at) => soaking || at % 2 === 0);

for (const [index, { id, path }] of SENDERS.entries())
  test(`${id}: two play the same deal, and each sees both runs after their own end`, {
    tag: index === 0 ? '@core' : [],
  }, async ({ page, friend, site }) => {
    const [ada, bob] = [await endedGame(id, 'challenge', 'Ada'), await endedGame(id, 'challenge', 'Bob')];
    await setSettings(page, SETTINGS);
    await putSaved(page.context(), ada);
    await openGame(page, site, `${path}?scene=game`);
    const challenge = await endAndSend(page, 'Ada');

    await setSettings(friend, SETTINGS);
    await putSaved(friend.context(), bob);
    await openGame(friend, site, `${path}?scene=game`);
    const box = await boardBox(friend);
    await friend.goto(challenge);
    await expect(said(friend)).toContainText('Ada');
    await expect(friend).toHaveURL(/^[^#]*$/);
    await expect(ghost(friend)).toBeVisible();
    await expect(ghost(friend)).toHaveAccessibleName(/you: \d+ per cent, .*Ada.*: \d+ per cent/);
    await expect(friend.locator('[data-runs]')).toHaveCount(0);
    await expectFaultless(friend, 'a run that waits');
    await friend.getByRole('button', { name: 'Dismiss' }).click();
    expect(await boardBox(friend)).toEqual(box);

    // It is kept, whatever becomes of the page and of the address.
    await openGame(friend, site, `${path}?scene=game`);
    await expect(ghost(friend)).toBeVisible();
    expect(await boardBox(friend)).toEqual(box);
    await friend.getByRole('button', { name: 'More', exact: true }).click();
    await friend.getByRole('menuitemcheckbox', { name: /^Ghost/ }).click();
    await expect(ghost(friend)).toHaveCount(0);

    await playLastMove(friend);
    await openResult(friend);
    await expect(column(friend, 'You')).toBeVisible();
    await expect(column(friend, 'Ada')).toBeVisible();
    await expect(runs(friend).getByRole('img', { name: /^Track of/ })).toHaveCount(2);
    await expect(runs(friend)).toContainText('Runs are as their sender sent them.');
    await expectFaultless(friend, 'both runs');
    await runs(friend)
      .getByRole('button', { name: /^Watch .*Ada/ })
      .click();
    await expect(friend.getByRole('region', { name: 'Looking back' })).toBeVisible();
    await friend.keyboard.press('End');
    await friend.keyboard.press('Escape');
    await openResult(friend);
    await runs(friend)
      .getByRole('button', { name: /^Send back/ })
      .click();
    const answer = await linkIn(friend, 'Bob');
    expect(answer).toMatch(/#r1~[^~]+~[^~]+$/);

    // On a deal that has ended it is shown at once.
    await page.goto(answer);
    const columns = page.getByRole('dialog', { name: 'Runs of this deal' }).getByRole('columnheader');
    await expect(columns).toHaveText([/You/, /Bob/]);
    await expectFaultless(page, 'an answer', 'dialog[open]');
    await page.goBack();
    await expect(columns).toHaveCount(0);
    // It is kept: the address need not bring it once more.
    await expect(page).toHaveURL(/^[^#]*$/);
  });

test('a damaged run is told, and its deal is played all the same', async ({ page, site }) => {
  const { id, rooms } = anyGame();
  const { code } = await endedGame(id, 'challenge', 'Ada');
  await setSettings(page, SETTINGS);
  await openGame(page, site, `${rooms[0]?.path}/${code}#r1~abcd`);
  await expect(
    page.getByText('The run in this link is damaged. You can play the deal all the same.'),
  ).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
});

test('nobody’s ghost stands beside the tutorial', async ({ page, site }) => {
  const { id, rooms } = anyGame();
  const { code, fragment } = await endedGame(id, 'challenge', 'Ada');
  await setSettings(page, SETTINGS);
  await openGame(page, site, `${rooms[0]?.path}/${code}${fragment}`);
  await expect(ghost(page)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tutorial' }).click();
  const tutorial = page.getByRole('dialog');
  await expect(tutorial.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tutorial).toBeHidden();
  await expect(ghost(page)).toBeVisible();
});

test('the widest name leaves the figures in sight', async ({ page, site }) => {
  const { id, rooms } = anyGame();
  const name = 'W'.repeat(20);
  const [ada, own] = [await endedGame(id, 'challenge', name), await endedGame(id, 'challenge', 'Bob')];
  await page.setViewportSize({ width: 320, height: 568 });
  await setSettings(page, SETTINGS);
  await putSaved(page.context(), own);
  await openGame(page, site, `${rooms[0]?.path}?scene=game`);
  await playLastMove(page);
  await expect(sheet(page)).toBeAttached();
  await page.goto(`${site.url}${rooms[0]?.path}/${ada.code}${ada.fragment}`);
  const dialog = page.getByRole('dialog', { name: 'Runs of this deal' });
  const head = dialog.getByRole('columnheader', { name });
  await expect(head).toBeVisible();
  const lines = await head.evaluate((cell) => {
    const { lineHeight } = getComputedStyle(cell);
    return (cell.firstElementChild?.clientHeight ?? 0) / Number.parseFloat(lineHeight);
  });
  expect(Math.round(lines)).toBe(3);
  await expect(dialog.getByText(name).last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const KILLS = count(1, 10);

for (const [moment, isAtEnd, goOn] of [
  ['before a move', false, async () => {}],
  ['after a move', false, async (page: Page) => void (await play(page, anyGame()))],
  ['with the own end', true, playLastMove],
] as const)
  test(`a browser killed ${moment}, ${KILLS} times, has kept the run that was sent`, {
    tag: '@chromium',
  }, async ({ site }) => {
    test.setTimeout(KILLS * 30_000 + 30_000);
    const { id } = anyGame();
    for (let round = 0; round < KILLS; round++) {
      const profile = await mkdtemp(join(tmpdir(), 'parlour-profile-'));
      const seed = `killed${round}`;
      const [ada, bob] = [await endedGame(id, seed, 'Ada'), await endedGame(id, seed, 'Bob')];
      const begin = async () => {
        const own = await launch(profile);
        const [context] = own.browser.contexts();
        if (!context) throw new Error('a browser without a window');
        await setSettings(context, SETTINGS);
        return { ...own, context, page: await context.newPage() };
      };
      const { context, page, kill } = await begin();
      if (isAtEnd) await putSaved(context, bob);
      await page.goto(`${site.url}${id}/${ada.code}${ada.fragment}`);
      await expect(said(page)).toContainText('Ada');
      await expect(page).toHaveURL(/^[^#]*$/);
      const address = page.url();
      await goOn(page);
      // An end that is only just being stored may be lost: then its deal is played for practice, and nothing of it is here.
      if (isAtEnd) await expect(sheet(page)).toBeAttached();
      await page.waitForTimeout(50 * round + (isAtEnd ? 1000 : 0));
      await kill();

      const again = await begin();
      await again.page.goto(address);
      if (isAtEnd) {
        await openResult(again.page);
        await expect(column(again.page, 'Ada')).toBeVisible();
      } else await expect(ghost(again.page)).toHaveAccessibleName(/Ada/);
      await again.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
