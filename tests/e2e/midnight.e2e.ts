/** The daily in a real browser while the clock strikes twelve, goes wrong and goes right again. */
import { expect, type Page } from '@playwright/test';
import { board, openGame, STEADY } from './everyGame';
import { CALM, setSettings, test } from './fixtures';
import { storedDailies } from './storedDailies';

test.use({ timezoneId: 'Europe/Berlin', actionTimeout: 10_000 });

/** Winter time there. */
const at = (time: string) => new Date(`${time}+01:00`);

async function finish(page: Page, day: string): Promise<void> {
  // What was on the table before is still there while the daily is being dealt.
  await expect(page.getByText(`daily ${day}`)).toBeVisible();
  for (let cell = 0; cell < 90 && !(await page.getByText('Solved').isVisible()); cell++) {
    await page.keyboard.press('h');
  }
  await expect(page.getByText('Solved')).toBeVisible();
}

test('a daily begun before midnight is won after it, and no clock counts a day twice', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: at('2026-11-18T23:50:00') });
  await setSettings(page, { ...CALM, ...STEADY });
  await openGame(page, site, 'hudoku/daily');
  await page.keyboard.press('h');
  const begun = await board(page);
  await expect(page).toHaveURL(/hudoku\/daily\/2026-11-18$/);

  await page.clock.setSystemTime(at('2026-11-19T00:05:00'));
  await page.reload();
  await expect.poll(() => board(page)).toBe(begun);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Continue Hudoku' }).click();
  await expect.poll(() => board(page)).toBe(begun);
  await finish(page, '2026-11-18');
  await expect.poll(() => storedDailies(page)).toEqual({ '2026-11-18': 'helped' });

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Daily Hudoku', exact: true }).click();
  await expect(page).toHaveURL(/hudoku\/daily\/2026-11-19$/);
  await finish(page, '2026-11-19');
  const both = { '2026-11-18': 'helped', '2026-11-19': 'helped' };
  await expect.poll(() => storedDailies(page)).toEqual(both);

  await page.clock.setSystemTime(at('2026-11-18T12:00:00'));
  await openGame(page, site, 'hudoku/daily');
  await expect(page.getByText(/· practice/)).toBeVisible();
  await finish(page, '2026-11-18');
  await page.clock.setSystemTime(at('2027-11-19T12:00:00'));
  await openGame(page, site, 'hudoku/daily');
  await expect(page.getByText('daily 2027-11-19')).toBeVisible();
  await page.keyboard.press('h');
  const ahead = await board(page);
  await page.clock.setSystemTime(at('2026-11-19T13:00:00'));
  await page.goto(site.url);
  expect(await storedDailies(page)).toEqual(both);
  await expect(page.getByText('2 days in a row').first()).toBeVisible();
  await page.getByRole('link', { name: 'Continue Hudoku' }).click();
  await expect.poll(() => board(page)).toBe(ahead);
});
