import type { Page } from '@playwright/test';

/** How each day's daily of a game went, as the database has it. */
export const storedDailies = (page: Page, game: string): Promise<unknown> =>
  page.evaluate(
    (id) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('parlour');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').get('stats');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.parse(reading.result ?? '{}').games?.[id]?.dailies ?? {});
          };
        };
      }),
    game,
  );
