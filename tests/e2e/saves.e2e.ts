/** Two tabs, and storage that fails: play goes on and nothing is lost. Crashes are in `crashes.e2e.ts`. */
import { expect } from '@playwright/test';
import { boardIsThere, cross, crossed, openCups } from './support/cups';
import { savedFile } from './support/engines';
import { CALM, setSettings, test } from './support/fixtures';

test('the older of two tabs says that the game moved on, and can take it over', async ({ context, site }) => {
  const one = await context.newPage();
  await setSettings(one, CALM);
  await openCups(one, site);
  const two = await context.newPage();
  await setSettings(two, CALM);
  await openCups(two, site);
  await cross(two, 2);
  await expect(one.getByText(/went on in another tab/)).toBeVisible();
  await cross(one, 4);
  await one.getByRole('button', { name: 'Continue here' }).click();
  await expect.poll(() => crossed(one)).toEqual([2]);
  await cross(one, 0);
  await expect(two.getByText(/went on in another tab/)).toBeVisible();
});

const FAULTS: readonly (readonly [string, () => void])[] = [
  [
    'localStorage throws at every touch',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'localStorage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  ['IndexedDB is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'IndexedDB throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  [
    'IndexedDB never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as unknown as IDBOpenDBRequest;
    },
  ],
  [
    'every write to IndexedDB aborts',
    () => {
      IDBObjectStore.prototype.put = function put() {
        this.transaction.abort();
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

for (const [name, fault] of FAULTS) {
  test(`play goes on when ${name}`, async ({ page, site }) => {
    await page.addInitScript(fault);
    await setSettings(page, CALM);
    await page.goto(`${site.url}cups`);
    await boardIsThere(page);
    // Where settings cannot be read, everyone is new; the tutorial comes a little after the board.
    if (name.startsWith('localStorage')) await page.getByRole('button', { name: /skip/i }).click();
    await cross(page, 1);
    await cross(page, 3);
    await expect.poll(() => crossed(page)).toEqual([1, 3]);
  });
}

test('when nothing at all can be stored, it says so once and plays on', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto(`${site.url}cups`);
  await boardIsThere(page);
  await page.getByRole('button', { name: /skip/i }).click();
  await cross(page, 1);
  await expect(page.getByText(/does not let Parlour save/)).toBeVisible();
  await expect.poll(() => crossed(page)).toEqual([1]);
});

test('what lies in the place of a save and is no text is kept, and can be taken along', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await openCups(page, site);
  await page.goto(`${site.url}settings`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('parlour');
        request.onsuccess = () => {
          const transaction = request.result.transaction('texts', 'readwrite');
          transaction.objectStore('texts').put(new Blob(['somebody else’s']), 'save:cups');
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
          request.result.close();
        };
      }),
  );
  await openCups(page, site);
  await cross(page, 1);
  await expect.poll(() => crossed(page)).toEqual([1]);
  await page.waitForTimeout(300);
  await page.goto(`${site.url}settings`);
  const row = page.getByRole('listitem').filter({ hasText: 'Cups' }).filter({ hasText: 'Save as file' });
  const file = await savedFile(page, () => row.getByRole('button', { name: 'Save as file' }).click());
  expect(file.text).toBe('somebody else’s');
  await openCups(page, site);
  expect(await crossed(page)).toEqual([1]);
});

test('a copy to keep is there at once when nothing can be stored and IndexedDB never answers', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    IDBFactory.prototype.open = () => new EventTarget() as unknown as IDBOpenDBRequest;
  });
  await page.goto(`${site.url}cups`);
  await boardIsThere(page);
  await page.getByRole('button', { name: /skip/i }).click();
  await cross(page, 1);
  const keep = page.getByRole('button', { name: 'Keep a copy' });
  await expect(keep).toBeVisible();
  const { texts } = JSON.parse((await savedFile(page, () => keep.click())).text);
  expect(texts['save:cups']).toContain('"m1"');
});
