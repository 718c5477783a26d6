/** Games one move before their end, in a browser: one key plays the last move. */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { runnerImport } from 'vite';
import type { EndedGame } from '../../store/endedGames';

const LAST_MOVE = 'Shift+U';

/** By Vite, which can import whatever the rules do. */
const { module } = await runnerImport<typeof import('../../store/endedGames')>(
  fileURLToPath(new URL('../../store/endedGames.ts', import.meta.url)),
  { configFile: false, logLevel: 'error' },
);
export const { endedGame } = module;

/** Before the page is opened for the first time. */
export async function putSaved(context: BrowserContext, { game, save }: EndedGame): Promise<void> {
  await context.addInitScript(
    ([key = '', value = '']) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem(`${key}:put`)) return;
      localStorage.setItem(key, value);
      localStorage.setItem(`${key}:put`, 'yes');
    },
    [`parlour:save:${game}`, save],
  );
}

export async function playLastMove(page: Page): Promise<void> {
  await page.keyboard.press(LAST_MOVE);
}
