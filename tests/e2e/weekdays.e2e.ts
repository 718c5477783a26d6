/** How hard the day's dailies are, as a page says it that a browser has laid out. */
import { expect } from '@playwright/test';
import { expectFaultless } from './support/axe';
import { CALM, setSettings, test } from './support/fixtures';
import { faultsIn } from './support/measures';

test.use({ timezoneId: 'Pacific/Kiritimati' });

const SUNDAY = 6;

test('every box says how hard its daily is, on the day that it is here, and nothing runs over', async ({
  page,
  site,
}) => {
  // Still Saturday in most of the world.
  await page.clock.install({ time: new Date('2026-12-19T12:00:00Z') });
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 320, height: 640 });
  const written = await (await page.request.get(site.url)).text();
  const weeks = [...written.matchAll(/data-weeks="([^"]+)"/g)].map(([, text = '']) =>
    JSON.parse(text.replaceAll('&quot;', '"')),
  );
  const levels: string[] = weeks.map(([week]) => week.levels[SUNDAY]);
  expect(levels.length).toBeGreaterThan(3);
  await page.goto(site.url);
  await expect(page.locator('[data-painted]')).toHaveCount(0);
  for (const level of levels) {
    const daily = page.getByRole('link', { name: new RegExp(`^Daily [^,]+, ${level}$`) });
    await expect(daily).toContainText(level);
    const { over, height } = await daily.evaluate((link) => ({
      over: link.scrollWidth - link.clientWidth,
      height: link.getBoundingClientRect().height,
    }));
    expect(over, level).toBeLessThanOrEqual(0);
    expect(height, level).toBe(44);
  }
  await expectFaultless(page);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByRole('gridcell', { name: /^Sunday,? 20 December 2026, [A-Z0-9]/ })).toBeVisible();
  await expectFaultless(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const calendar = page.getByRole('dialog').locator('div:has(> div > [role=grid])');
  expect(await calendar.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
  expect(await faultsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
