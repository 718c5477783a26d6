/** The result of a run that was answered: however much stands in it, one part of its sheet scrolls and no other. */
import { expect, type Locator, type Page } from '@playwright/test';
import { anyGame } from '../inBrowser';
import { endedGame, playLastMove, putSaved } from './support/endedGames';
import { openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

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

test('the sheet with both runs does not scroll around what scrolls in it', async ({ page, friend, site }) => {
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
    const beyond = await sheet.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(beyond, `${width}x${height}`).toBe(0);
  }
});
