/** What players make, long worked at, when the browser itself is killed: all of it is there, and every step can be undone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { count } from '../counts';
import { CALM, setSettings, test } from './support/fixtures';
import { launch } from './support/ownBrowser';

test.use({ actionTimeout: 10_000 });

/** As many steps as an hour of it takes. */
const STEPS = count(6, 600);
const UNDONE = 5;

interface Maker {
  readonly path: string;
  readonly begin: (page: Page) => Promise<void>;
  /** One change, another one than before. */
  readonly step: (page: Page, at: number) => Promise<void>;
  /** All that is made. */
  readonly made: (page: Page) => Promise<string>;
  /** What stands in the way after a reload. */
  readonly uncover?: (page: Page) => Promise<void>;
}

const namesOf = (page: Page, role: 'gridcell' | 'button', name?: RegExp) =>
  page
    .getByRole(role, name ? { name } : {})
    .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? one.textContent).join('\n'));

const MAKERS: readonly Maker[] = [
  {
    path: 'hudoku/make',
    begin: (page) => page.getByRole('gridcell').first().focus(),
    async step(page, at) {
      if (at % 20 === 0) await page.keyboard.press('Control+Home');
      await page.keyboard.press(String(1 + ((at + Math.floor(at / 20)) % 4)));
    },
    made: (page) => namesOf(page, 'gridcell'),
  },
  {
    path: 'dokuborn/make',
    begin: (page) => page.getByRole('combobox', { name: /^Search/ }).focus(),
    async step(page, at) {
      const line = page.getByRole('button', { name: /^Row 1/ });
      if (at % 2 === 1) await line.press('Delete');
      else {
        await line.press('Enter');
        for (const key of [`Cost ${1 + ((at / 2) % 6)}`, 'Enter'])
          await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.type(key));
      }
    },
    made: (page) => namesOf(page, 'button', /^(Row|Column) \d/),
  },
  {
    path: 'wondering-witches/secret',
    begin: (page) =>
      page.getByRole('list', { name: 'Herbs of the recipe' }).getByRole('button').first().focus(),
    async step(page, at) {
      await page.keyboard.press(String(1 + (at % 4)));
      await page.keyboard.press(at % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    },
    made: (page) => namesOf(page, 'button', /, (number|decoy|no number)/),
    uncover: (page) => page.getByRole('button', { name: /^I am the High Witch/ }).click(),
  },
];

test(`a browser that is killed after ${STEPS} steps has kept every draft, and they can be undone`, {
  tag: '@chromium',
}, async ({ site }) => {
  test.setTimeout(60_000 + STEPS * 1_500);
  const profile = await mkdtemp(join(tmpdir(), 'parlour-profile-'));
  const first = await launch(profile);
  const seen: string[][] = [];
  for (const { path, begin, step, made } of MAKERS) {
    const page = await open(first, site.url + path);
    await begin(page);
    const states: string[] = [];
    for (let at = 0; at < STEPS; at++) {
      await step(page, at);
      const now = await made(page);
      if (now !== states.at(-1)) states.push(now);
    }
    expect(states.length, path).toBeGreaterThan(UNDONE);
    seen.push(states);
  }
  // The last write is on its way to the disk.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await first.kill();
  const next = await launch(profile);
  try {
    for (const [at, { path, made, uncover }] of MAKERS.entries()) {
      const page = await open(next, site.url + path);
      await uncover?.(page);
      await expect.poll(() => made(page), path).toBe(seen[at]?.at(-1));
      for (let undone = 1; undone <= UNDONE; undone++) {
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await expect.poll(() => made(page), `${path}, ${undone} taken back`).toBe(seen[at]?.at(-1 - undone));
      }
    }
  } finally {
    await next.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function open({ browser }: Awaited<ReturnType<typeof launch>>, url: string): Promise<Page> {
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('no page');
  await setSettings(page, CALM);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return page;
}
