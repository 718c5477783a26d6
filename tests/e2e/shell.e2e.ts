/** What every page promises: no faults for axe, no breach of the content policy, errors kept in their place. */
import { expect } from '@playwright/test';
import { soaking } from '../counts';
import { expectFaultless } from './support/axe';
import { boardIsThere, openCups } from './support/cups';
import { CALM, ROUTES, setSettings, test } from './support/fixtures';

test('axe finds nothing on any route, light or dark', async ({ page, site }) => {
  await setSettings(page, CALM);
  for (const route of ROUTES) {
    await page.goto(site.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectFaultless(page, route);
  }
});

test('axe finds nothing in the dialogs of a game, light or dark', async ({ page, site }) => {
  await setSettings(page, CALM);
  await openCups(page, site);
  for (const item of ['Share this deal', 'Enter a code', 'How to play']) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFaultless(page, item);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  }
});

test('no text can become markup or script', async ({ page, site, expected }) => {
  expected.push(/TrustedHTML|TrustedScript|Content Security Policy|Refused|violates/);
  await page.goto(site.url);
  const thrown = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      },
      () => {
        const script = document.createElement('script');
        script.src = 'https://elsewhere.example/x.js';
      },
      () => new Worker('https://elsewhere.example/worker.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch {
        return 'refused';
      }
    });
  });
  expect(thrown).toEqual(['refused', 'refused', 'refused']);
});

test('pictures come from Parlour alone', async ({ page, site, expected }) => {
  expected.push(/img-src/);
  await page.goto(site.url);
  const shown = await page.evaluate((own) => {
    const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const blob = URL.createObjectURL(new Blob([dot], { type: 'image/svg+xml' }));
    const data = `data:image/svg+xml,${encodeURIComponent(dot)}`;
    const load = (src: string) =>
      new Promise<boolean>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve(true);
        picture.onerror = () => resolve(false);
        picture.src = src;
      });
    return Promise.all([own, blob, data].map(load));
  }, `${site.url}icons/icon.svg`);
  expect(shown).toEqual([true, false, false]);
});

test('an error inside a game leaves a way back, and the other pages alone', async ({
  page,
  site,
  expected,
}) => {
  expected.push(/planted/);
  await setSettings(page, CALM);
  await openCups(page, site);
  await page.evaluate(() => void Promise.reject(new Error('planted in a promise')));
  await expect(page.getByText(/has stumbled/)).toBeVisible();
  await page.getByRole('button', { name: /try again/i }).click();
  await boardIsThere(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted in an event');
    });
  });
  await expect(page.getByText(/has stumbled/)).toBeVisible();
  await page.goto(site.url);
  await expect(page.getByText(/has stumbled/)).toBeHidden();
});

test('Ctrl+Z and letters work, and letters can be turned off', async ({ page, site }) => {
  await setSettings(page, { ...CALM, letterKeys: false });
  await openCups(page, site);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('parlour:settings', '{"seen":["cups"]}'));
  await page.reload();
  await boardIsThere(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
});

for (const width of soaking ? [320, 360, 768, 1440] : [320]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, site }) => {
    await setSettings(page, CALM);
    await page.setViewportSize({ width, height: 740 });
    for (const route of ROUTES) {
      await page.goto(site.url + route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, route).toBeLessThanOrEqual(0);
    }
  });
}
