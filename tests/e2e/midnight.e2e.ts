/** The daily in a real browser while the clock strikes twelve, goes wrong and goes right again. */
import { expect, type Page } from '@playwright/test';
import { dayThisYear } from '../../src/frame/words/days';
import { winnableGame } from '../inBrowser';
import { board, openGame, play, STEADY, winGame } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';
import { storedDailies } from './support/storedDailies';

test.use({ timezoneId: 'Europe/Berlin', actionTimeout: 10_000 });

/** Winter time there. */
const at = (time: string) => new Date(`${time}+01:00`);

const game = winnableGame();
const daily = `${game.id}/daily`;

async function finish(page: Page, day: string): Promise<void> {
  // What was on the table before is still there while the daily is being dealt.
  await expect(page.getByText(`daily, ${dayThisYear(day, new Date(day))}`)).toBeVisible();
  await winGame(page, game);
}

/** One move in that day's game; its cells take the place of the last one's a little after its name does. */
async function begin(page: Page, day: string): Promise<string> {
  await expect(page.getByText(`daily, ${dayThisYear(day, new Date(day))}`)).toBeVisible();
  await expect.poll(() => board(page)).not.toBe('');
  await play(page, game);
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await board(page);
      return last !== '' && last === before;
    })
    .toBe(true);
  return last;
}

test('a daily begun before midnight is won after it, and no clock counts a day twice', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: at('2026-11-18T23:50:00') });
  await setSettings(page, { ...CALM, ...STEADY });
  await openGame(page, site, daily);
  await expect(page).toHaveURL(`${site.url}${daily}/2026-11-18`);
  const begun = await begin(page, '2026-11-18');

  await page.clock.setSystemTime(at('2026-11-19T00:05:00'));
  await page.reload();
  await expect.poll(() => board(page)).toBe(begun);
  await page.goto(site.url);
  await page.getByRole('link', { name: `Continue ${game.title}` }).click();
  await expect.poll(() => board(page)).toBe(begun);
  await finish(page, '2026-11-18');
  await expect.poll(() => storedDailies(page, game.id)).toEqual({ '2026-11-18': 'helped' });

  await page.goto(site.url);
  await page.getByRole('link', { name: `Daily ${game.title}`, exact: true }).click();
  await expect(page).toHaveURL(`${site.url}${daily}/2026-11-19`);
  await finish(page, '2026-11-19');
  const both = { '2026-11-18': 'helped', '2026-11-19': 'helped' };
  await expect.poll(() => storedDailies(page, game.id)).toEqual(both);

  await page.clock.setSystemTime(at('2026-11-18T12:00:00'));
  await openGame(page, site, daily);
  await expect(page.getByText(/· practice/)).toBeVisible();
  await finish(page, '2026-11-18');
  await page.clock.setSystemTime(at('2027-11-19T12:00:00'));
  await openGame(page, site, daily);
  const ahead = await begin(page, '2027-11-19');
  await page.clock.setSystemTime(at('2026-11-19T13:00:00'));
  await page.goto(site.url);
  expect(await storedDailies(page, game.id)).toEqual(both);
  await expect(page.getByText('2 days in a row').first()).toBeVisible();
  await page.getByRole('link', { name: `Continue ${game.title}` }).click();
  await expect.poll(() => board(page)).toBe(ahead);
});
