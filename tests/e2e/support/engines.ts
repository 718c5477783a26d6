/** What Chromium does by tools of its own, and how other engines come to the same. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';

export function isChromium(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'chromium';
}

/** Firefox is started so that it asks nobody. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  if (isChromium(context)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/**
 * Before a page is left for which a worker answers: Firefox calls a file an error that the worker was still handing over.
 * Chromium does not, and need not wait.
 */
export async function allHasCome(page: Page): Promise<void> {
  if (!isChromium(page.context())) await page.waitForLoadState('networkidle');
}

/** Opens a page that is soon left again. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await allHasCome(page);
}

/** Over BiDi, Playwright's own `fill` sets the value past React, which then hears of no change. */
export async function fillIn(field: Locator, text: string): Promise<void> {
  if (isChromium(field.page().context())) return field.fill(text);
  await field.fill('');
  await field.evaluate((_field, all) => document.execCommand('insertText', false, all), text);
}

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** What a press saves. Where downloads are not told of, it is taken on its way out. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (isChromium(page.context())) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }
  const taken = page.evaluate(
    () =>
      new Promise<SavedFile>((resolve) => {
        const { click } = HTMLAnchorElement.prototype;
        const give = URL.createObjectURL.bind(URL);
        let text = Promise.resolve('');
        URL.createObjectURL = (file) => {
          if (file instanceof Blob) text = file.text();
          return give(file);
        };
        HTMLAnchorElement.prototype.click = function () {
          URL.createObjectURL = give;
          HTMLAnchorElement.prototype.click = click;
          void text.then((all) => resolve({ name: this.download, text: all }));
        };
      }),
  );
  await press();
  return taken;
}

/** As a browser does that forgets a site. Leaves the page outside it. */
export async function forgetSite(page: Page, url: string): Promise<void> {
  const { origin } = new URL(url);
  if (isChromium(page.context())) {
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
    await session.detach();
    return;
  }
  // A file of the site in which nothing runs.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      });
  });
  await page.goto('about:blank');
}
