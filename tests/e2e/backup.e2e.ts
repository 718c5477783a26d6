/** Everything of all games taken along in one file and put back, or nothing of it. */
import { expect, type Page } from '@playwright/test';
import { formatSave, parseSave } from '../../src/store/saving/saveText';
import { someGames, winnableGame } from '../inBrowser';
import { forgetSite, savedFile } from './support/engines';
import { board, openGame, play, STEADY, winGame } from './support/everyGame';
import { CALM, type Site, setSettings, test } from './support/fixtures';

test.use({ actionTimeout: 10_000 });

const GAMES = someGames(2);
/** Every other one, so that saves with and without a daily go along. */
const WITH_DAILIES = GAMES.filter((_, index) => index % 2 === 0);

/** All that is stored, in either storage. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('parlour');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const table = opening.result.transaction('texts').objectStore('texts');
          const [keys, texts] = [table.getAllKeys(), table.getAll()];
          texts.onsuccess = () => {
            opening.result.close();
            const found = keys.result.map((key, at) => [String(key), String(texts.result[at])] as const);
            const local = Object.entries(localStorage).map(([key, text]) => [`local ${key}`, String(text)]);
            resolve(Object.fromEntries([...found, ...local]));
          };
        };
      }),
  );
}

/** Saves without their headers: who wrote them last is another matter than what is in them. */
function bodies(texts: Record<string, string>): Record<string, string> {
  const own = Object.entries(texts).filter(([key, text]) => !key.startsWith('local ') && !isTakenAway(text));
  return Object.fromEntries(
    own.map(([key, text]) => [key, key.startsWith('save:') ? text.slice(text.indexOf('\n')) : text]),
  );
}

/** What stands in the place of a game that was taken away: a save without one. */
function isTakenAway(text: string): boolean {
  return text.startsWith('parlour-save ') && text.includes('"free":null,"daily":null,"replaced":null');
}

/**
 * Whoever loads a game whose last write to the database was cut short finishes it, in its own name: what is saved of a
 * game is what the copy beside it says.
 */
function contents(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => !(key.startsWith('save:') && `local parlour:${key}` in texts))
      .map(([key, text]) => [key, text.replace(/^(parlour-save \d+ \S+ \d+) \S+ \S+/, '$1')]),
  );
}

async function choose(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function saveBackup(page: Page, site: Pick<Site, 'url'>): Promise<string> {
  await page.goto(`${site.url}settings`);
  const press = () => page.getByRole('button', { name: 'Save a backup' }).click();
  return (await savedFile(page, press)).text;
}

test('every game in progress goes into one file and comes out of it, settings and statistics too', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await setSettings(page, { ...CALM, ...STEADY });
  const boards = new Map<string, { now: string; before: string; redone: string }>();

  const winnable = winnableGame();
  await openGame(page, site, `${winnable.id}?scene=game`);
  await winGame(page, winnable);
  for (const game of GAMES) {
    if (WITH_DAILIES.includes(game)) {
      await openGame(page, site, `${game.id}/daily`);
      boards.set(`${game.id}/daily`, {
        before: await board(page),
        now: await play(page, game),
        redone: '',
      });
    }
    await openGame(page, site, `${game.id}?new`);
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled();
    const [before, now, redone] = [await play(page, game), await play(page, game), await play(page, game)];
    await undo(page);
    await expect.poll(() => board(page)).toBe(now);
    boards.set(game.id, { before, now, redone });
  }
  await page.goto(`${site.url}settings`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('switch', { name: 'High contrast' }).check();
  await page.goto(`${site.url}stats`);
  // The figures stand only once the game's words have come.
  await expect(page.getByRole('heading', { name: 'Game by game' })).toBeVisible();
  const statistics = await page.getByRole('main').innerText();
  const file = await saveBackup(page, site);
  const { texts } = JSON.parse(file);

  await forgetSite(page, site.url);
  await page.goto(`${site.url}settings`);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await choose(page, file);
  const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
  for (const { title } of GAMES) await expect(dialog.getByText(title, { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('No games yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page.getByText(/The backup of .* is in place/)).toBeVisible();
  expect(bodies(await stored(page))).toEqual(bodies(texts));

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${site.url}stats`);
  await expect.poll(() => page.getByRole('main').innerText()).toBe(statistics);
  for (const [path, { before, now, redone }] of boards) {
    await openGame(page, site, path.includes('/') ? path : `${path}?scene=game`);
    expect(await board(page), path).toBe(now);
    if (redone !== '') {
      await page.keyboard.press('Shift+U');
      await expect.poll(() => board(page), path).toBe(redone);
      await undo(page);
    }
    await undo(page);
    await expect.poll(() => board(page), path).toBe(before);
  }
});

async function undo(page: Page): Promise<void> {
  await page.keyboard.press('u');
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' });
  if (await question.isVisible()) await question.click();
}

/** Whole to the checksum, with a move in it that nobody can have played. */
function withImpossibleMove(save: string, game: string): string {
  const parsed = parseSave(save, game);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  const body = parsed.value.body.replace(/"moves":\["[^"]+"/, '"moves":["nonsense"');
  return formatSave({ ...parsed.value, body });
}

test('a file with one broken record is refused by name, and leaves every byte as it was', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  await setSettings(page, { ...CALM, ...STEADY });
  for (const game of GAMES) {
    await openGame(page, site, `${game.id}?scene=game`);
    await play(page, game);
  }
  const file = JSON.parse(await saveBackup(page, site));
  const before = await stored(page);
  for (const { id, title } of GAMES) {
    const save = file.texts[`save:${id}`];
    const broken: [string, RegExp][] = [
      [withImpossibleMove(save, id), new RegExp(`The game of ${title}[^.]* cannot be opened`)],
      [save.replace('"moves":["', '"moves":["x'), /save is damaged/],
    ];
    for (const [text, reason] of broken) {
      await choose(page, JSON.stringify({ ...file, texts: { ...file.texts, [`save:${id}`]: text } }));
      await expect(page.getByRole('alert').filter({ hasText: reason })).toContainText(
        'What you have here is untouched.',
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  expect(contents(await stored(page))).toEqual(contents(before));
});
