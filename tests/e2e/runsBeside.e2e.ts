/** The sheet of a result: however much stands in it, and however large, it scrolls as one, and its buttons are in reach. */
import { expect, type Locator, type Page } from '@playwright/test';
import { soaking } from '../counts';
import { anyGame, testedRooms } from '../inBrowser';
import { endedGame, playLastMove, putSaved } from './support/endedGames';
import { openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';
import { barsIn, settle } from './support/measures';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  [320, 568],
  [360, 740],
  [1440, 900],
] as const;

/** Beside a board it is there by itself. */
async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.locator('[data-finish]');
  const open = page.getByRole('button', { name: 'Result', exact: true });
  await expect(open.or(sheet).filter({ visible: true }).first()).toBeVisible();
  if (await sheet.isHidden()) await open.click();
  await expect(sheet).toBeVisible();
  return sheet;
}

test('the sheet with both runs has one scroll bar', async ({ page, friend, site }) => {
  const { id, rooms } = anyGame();
  const path = `${rooms[0]?.path}?scene=game`;
  for (const [player, name] of [
    [page, 'Ada'],
    [friend, 'Bob'],
  ] as const) {
    await setSettings(player, { ...CALM, ...STEADY });
    await putSaved(player.context(), await endedGame(id, 'challenge', name));
    await openGame(player, site, path);
  }
  await playLastMove(page);
  await (await openSheet(page)).getByRole('button', { name: 'Send my run' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(/#r1~/);
  await friend.goto(await link.inputValue());
  // What came to a deal that has ended would be shown at once, in a dialog.
  await expect(friend.getByText(/sent a run of this deal/)).toBeVisible();
  await friend.getByRole('button', { name: 'Dismiss' }).click();
  await playLastMove(friend);
  await expect(friend.locator('[data-finish] [data-runs]')).toBeAttached();
  for (const [width, height] of WINDOWS) {
    await friend.setViewportSize({ width, height });
    const sheet = await openSheet(friend);
    expect(await barsIn(sheet), `${width}x${height}`).toBeLessThan(2);
  }
});

/** Where large text leaves it the least room, and beside a board. */
const LARGE_TEXT = [
  [320, 568],
  [568, 320],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const;

const played = testedRooms.filter(({ isPlayed }) => isPlayed);
const looked = played.filter((_, at) => soaking || at % 3 === 0);

for (const { id, path } of looked)
  test(`${id}: with text at 200 % the sheet has one scroll bar, and its buttons are in reach`, async ({
    page,
    site,
  }) => {
    await setSettings(page, { ...CALM, ...STEADY });
    await putSaved(page.context(), await endedGame(id, 'challenge', 'Ada'));
    await openGame(page, site, `${path}?scene=game`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await playLastMove(page);
    for (const [width, height] of LARGE_TEXT) {
      await page.setViewportSize({ width, height });
      const sheet = await openSheet(page);
      await settle(page);
      const at = `${width}x${height}`;
      expect(await barsIn(sheet), at).toBeLessThan(2);
      const actions = sheet.locator('> :last-child').getByRole('button');
      await expect(actions.first(), `the first button at ${at}`).toBeInViewport({ ratio: 0.9 });
      await sheet.evaluate((element) => {
        element.scrollTop = element.scrollHeight;
        element.scrollIntoView({ block: 'end' });
      });
      await expect(actions.last(), `the last button at ${at}`).toBeInViewport({ ratio: 0.9 });
      const cross = sheet.getByRole('button', { name: 'See the board' });
      if (await cross.isVisible()) await cross.click();
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
