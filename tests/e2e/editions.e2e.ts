/**
 * Tabs of the first edition that are still open, and tabs of this one, over the same storage: whatever either writes
 * the other goes on from. No move and no result is lost, none is counted twice, and no tab is warned for nothing.
 */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { rngFor } from '../../src/core/chance';
import { parseSave } from '../../src/store/saving/saveText';
import { count, series, soaking } from '../counts';
import { type TestedGame, testedGames } from '../inBrowser';
import { type Edition, openSharedSite, type SharedSite, speakAs } from './firstEdition/site';
import { allHasCome, forgetSite, openWhole, savedFile } from './support/engines';
import { board as everyCell, makeMove, STEADY } from './support/everyGame';
import { test as base, CALM, offlineReady, setSettings } from './support/fixtures';

const test = base.extend<{ shared: SharedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  shared: async ({}, use) => {
    const shared = await openSharedSite();
    await use(shared);
    await shared.close();
  },
});

test.use({ actionTimeout: 10_000 });

const TURNS = count(2, 60);
const WARNING = /went on in another tab/;

interface Room extends TestedGame {
  /** Its address. */
  readonly path: string;
}

/** All that the first edition had, by address. */
const FIRST_ROOMS = [
  'pikachu',
  'hudoku',
  'dokuborn',
  'dragon-quest',
  'wondering-witches',
  'wondering-witches/brew',
];
const ROOMS: readonly Room[] = testedGames.flatMap((game) =>
  game.rooms
    .filter(({ path }) => FIRST_ROOMS.includes(path))
    .map(({ id, path }) => ({ ...game, id, path, title: path })),
);

function roomOf(path: string): Room {
  const room = ROOMS.find((one) => one.path === path);
  if (!room) throw new Error(`no ${path}`);
  return room;
}

interface StoredRun {
  readonly moves: readonly string[];
  readonly cursor: number;
  readonly version: number;
  readonly isOver: boolean;
}

/** What a later generator dealt, or is scored in a later way, the first edition leaves alone: these it has to begin. */
const BEGUN_BY_FIRST = ['pikachu', 'hudoku', 'dokuborn', 'wondering-witches', 'wondering-witches/brew'];

/** Where the editions offer their herbs in other words: the cells that both word alike, and that every move changes. */
const WORDED_ALIKE: Readonly<Record<string, RegExp>> = {
  'wondering-witches/brew': /: (no mark|crossed out|circled)$/,
};

/** The board as both editions read it out. */
async function board(page: Page, { path }: Pick<Room, 'path'>): Promise<string> {
  const alike = WORDED_ALIKE[path] ?? /./;
  const cells = (await everyCell(page)).split('\n');
  return cells
    .filter((cell) => alike.test(cell))
    .map(withoutPlace)
    .join('\n');
}

/** The first edition told it in a cell's name; the order of the cells is the same. */
function withoutPlace(cell: string): string {
  const parts = cell.toLowerCase().split(/[,;:] /);
  return parts.filter((part) => !/^(row|column) \d+$/.test(part)).join(', ');
}

const OTHER: Readonly<Record<Edition, Edition>> = { first: 'second', second: 'first' };

class Table {
  readonly pages: Readonly<Record<Edition, Page>>;
  readonly site: SharedSite;
  readonly room: Room;
  private begun = 0;

  constructor(pages: Record<Edition, Page>, site: SharedSite, room: Room) {
    this.pages = pages;
    this.site = site;
    this.room = room;
  }

  async open(edition: Edition, address = `${this.room.path}?scene=game`): Promise<void> {
    const page = this.pages[edition];
    await page.goto(this.site.url + address);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  }

  /** A game that both can go on with, in play in both. */
  async begin(address?: string): Promise<void> {
    const { path, codeOfOld } = this.room;
    const isOlder = BEGUN_BY_FIRST.includes(path);
    const code = codeOfOld?.(this.begun++);
    await this.open(isOlder ? 'first' : 'second', code === undefined ? address : `${path}/${code}`);
    await this.open(isOlder ? 'second' : 'first');
  }

  /** What is stored once the last writer has come to its end. */
  async stored(): Promise<StoredRun> {
    const page = this.pages.second;
    const text = await storedText(page, `save:${this.room.id}`);
    const save = parseSave(text ?? '', this.room.id);
    if (!save.ok) throw new Error(`${save.fault.code}: ${text?.slice(0, 100)}`);
    const body = JSON.parse(save.value.body);
    const { moves, cursor, version } = body[body.active].record;
    return { moves, cursor, version, isOver: body.summaries[body.active].kind !== 'playing' };
  }

  /** One more move by this tab; it is stored, whole, on top of all the moves before. */
  async play(edition: Edition): Promise<void> {
    const page = this.pages[edition];
    if ((await this.stored()).isOver || (await this.room.hasMove?.(page)) === false) {
      await this.begin(`${this.room.path}?new`);
      await this.open(edition);
    }
    const before = await this.stored();
    const shown = await board(page, this.room);
    await makeMove(page, this.room);
    await expect.poll(() => board(page, this.room)).not.toBe(shown);
    const kept = before.moves.slice(0, before.cursor);
    await expect.poll(async () => (await this.stored()).moves.length).toBe(kept.length + 1);
    const after = await this.stored();
    expect(after.moves.slice(0, -1)).toEqual(kept);
    expect(after.cursor).toBe(after.moves.length);
    await expect(page.getByText(WARNING)).toHaveCount(0);
  }

  async undo(edition: Edition): Promise<void> {
    const page = this.pages[edition];
    const { cursor } = await this.stored();
    const shown = await board(page, this.room);
    await page.keyboard.press('u');
    const question = page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' });
    await expect
      .poll(async () => (await board(page, this.room)) !== shown || (await question.isVisible()))
      .toBe(true);
    if (await question.isVisible()) await question.click();
    await expect.poll(async () => (await this.stored()).cursor).toBe(cursor - 1);
  }

  /** The player goes over to this tab, which shows what the other has shown. */
  async takeOver(edition: Edition, how: 'reload' | 'button'): Promise<void> {
    const [page, other] = [this.pages[edition], this.pages[OTHER[edition]]];
    if (how === 'reload') await page.reload();
    else await page.getByRole('button', { name: 'Continue here' }).click();
    const left = await board(other, this.room);
    expect(left).not.toBe('');
    await expect.poll(() => board(page, this.room)).toBe(left);
    await expect(page.getByText(WARNING)).toHaveCount(0);
  }
}

function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate(
    (key) =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open('parlour');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result ?? null);
          };
        };
      }),
    key,
  );
}

async function twoTabs(context: BrowserContext): Promise<Record<Edition, Page>> {
  await setSettings(context, { ...CALM, ...STEADY });
  const pages = { first: await context.newPage(), second: await context.newPage() };
  for (const edition of ['first', 'second'] as const) await speakAs(pages[edition], edition);
  return pages;
}

/** Where later rules judge what this edition begins; the soak goes through all rooms. */
const RISKIEST = ['pikachu', 'wondering-witches'];

for (const room of ROOMS.filter(({ path }) => soaking || RISKIEST.includes(path))) {
  const seed = `editions-${room.id}${series}`;
  test(`${room.title}: both editions in turn, ${TURNS} times (seed ${seed})`, async ({ context, shared }) => {
    test.setTimeout(60_000 + TURNS * 8_000);
    const rng = rngFor(seed, 'turns');
    const table = new Table(await twoTabs(context), shared, room);
    await table.begin();
    let turn: Edition = rng.below(2) === 0 ? 'first' : 'second';
    await table.play(turn);
    for (let taken = 0; taken < TURNS; taken++) {
      for (let more = rng.below(3); more > 0; more--) await table.play(turn);
      if (rng.below(4) === 0) await table.undo(turn);
      turn = OTHER[turn];
      await expect(table.pages[turn].getByText(WARNING)).toBeVisible();
      await table.takeOver(turn, rng.below(2) === 0 ? 'reload' : 'button');
      await table.play(turn);
    }
  });
}

for (const path of BEGUN_BY_FIRST.slice(0, count(1, BEGUN_BY_FIRST.length))) {
  test(`${path}: what this edition begins, the first one leaves alone`, async ({ context, shared }) => {
    const table = new Table(await twoTabs(context), shared, roomOf(path));
    const { first, second } = table.pages;
    await table.open('second');
    await table.play('second');
    const [shown, before] = [await everyCell(second), await table.stored()];
    await first.goto(`${shared.url}${path}?scene=game`);
    await expect(first.getByText(/newer/i).first()).toBeVisible();
    expect(await table.stored()).toEqual(before);
    await second.reload();
    await expect.poll(() => everyCell(second)).toBe(shown);
    await table.play('second');
  });
}

const GOLDEN = readFileSync(new URL('../store/golden/stats.format-1.json', import.meta.url), 'utf8');

async function openStats(page: Page, site: SharedSite, query = ''): Promise<string> {
  await page.goto(`${site.url}stats${query}`);
  const intro = page.getByText(/games? finished, \d+ of them won/);
  await expect(intro).toBeVisible();
  return intro.innerText();
}

async function store(page: Page, key: string, text: string): Promise<void> {
  await page.evaluate(
    ([key, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('parlour');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('texts', 'readwrite');
          transaction.objectStore('texts').put(text, key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [key, text] as const,
  );
}

interface StoredGame {
  readonly totals: Readonly<Record<string, { readonly played: number }>>;
  readonly aidedTotals: Readonly<Record<string, { readonly played: number }>>;
  readonly results: readonly { readonly configName: string }[];
  readonly dailies: Readonly<Record<string, string>>;
}

async function storedStats(page: Page, game: string): Promise<StoredGame | undefined> {
  return JSON.parse((await storedText(page, 'stats')) ?? '{}').games?.[game];
}

function playedOf(game: StoredGame | undefined): number {
  const totals = [...Object.values(game?.totals ?? {}), ...Object.values(game?.aidedTotals ?? {})];
  return totals.reduce((sum, { played }) => sum + played, 0);
}

async function finishDokuborn(page: Page, site: SharedSite, address: string): Promise<void> {
  const dokuborn = roomOf('dokuborn');
  await page.goto(`${site.url}${address}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const before = playedOf(await storedStats(page, 'dokuborn'));
  for (let cell = 0; cell < 9; cell++) {
    const shown = await everyCell(page);
    await makeMove(page, dokuborn);
    await expect.poll(() => everyCell(page)).not.toBe(shown);
  }
  await expect.poll(async () => playedOf(await storedStats(page, 'dokuborn'))).toBe(before + 1);
}

test('statistics of the first edition show the same figures, and what both tell afterwards is counted once', async ({
  context,
  shared,
}) => {
  const { first, second } = await twoTabs(context);
  await first.goto(`${shared.url}settings`);
  await expect(first.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await store(first, 'stats', GOLDEN);
  const before = await openStats(first, shared);
  expect(await openStats(second, shared)).toBe(before);
  for (const { id } of ROOMS.slice(0, count(2, ROOMS.length))) await openStats(second, shared, `?game=${id}`);
  expect(await openStats(first, shared)).toBe(before);
  const golden = JSON.parse(GOLDEN).games.dokuborn;

  // Old words, then codes, then old words again beside the codes.
  await finishDokuborn(first, shared, 'dokuborn/daily');
  await finishDokuborn(second, shared, 'dokuborn?new');
  // Another address is dealt another game.
  await finishDokuborn(first, shared, 'dokuborn?new&again');
  // Either tab comes back to a game that the other has finished and counted.
  for (const page of [second, first, second]) {
    await page.goto(`${shared.url}dokuborn/daily`);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  }
  await openStats(second, shared, '?game=dokuborn');
  await expect
    .poll(async () => Object.keys((await storedStats(second, 'dokuborn'))?.aidedTotals ?? {}).sort())
    .toEqual(['3-3-free', '3-a3-free']);
  const after = await storedStats(second, 'dokuborn');
  expect(playedOf(after)).toBe(playedOf(golden) + 3);
  expect(after?.results).toHaveLength(golden.results.length + 3);
  expect(Object.values(after?.dailies ?? {})).toHaveLength(Object.keys(golden.dailies).length + 1);
  const counted = Number(/^(\d+) games/.exec(before)?.[1]);
  for (const page of [first, second])
    expect(await openStats(page, shared)).toContain(`${counted + 3} games finished`);
});

test('a first run that waits beside a practice run is what the first edition opens, and goes on with', async ({
  context,
  shared,
}) => {
  const dokuborn = roomOf('dokuborn');
  const table = new Table(await twoTabs(context), shared, dokuborn);
  const { second } = table.pages;
  // Begun by the first edition, which does not know the stars of this one.
  await table.open('first');
  await table.open('second');
  await table.play('second');
  await table.play('second');
  const left = await everyCell(second);
  await second.getByRole('button', { name: 'More', exact: true }).click();
  await second.getByRole('menuitem', { name: 'Start over' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => everyCell(second)).not.toBe(left);
  await table.open('first');
  expect(await everyCell(table.pages.first)).toBe(left);
  await table.play('first');
  await table.takeOver('second', 'reload');
  await table.play('second');
});

async function saveBackup(page: Page, site: SharedSite): Promise<string> {
  await page.goto(`${site.url}settings`);
  const press = () => page.getByRole('button', { name: 'Save a backup' }).click();
  return (await savedFile(page, press)).text;
}

for (const [from, to] of [
  ['first', 'second'],
  ['second', 'first'],
] as const) {
  test(`a backup that the ${from} edition saved is restored whole by the ${to}`, async ({
    context,
    shared,
  }) => {
    const pages = await twoTabs(context);
    const rooms = count(1, ROOMS.length);
    const boards = new Map<Room, string>();
    for (const room of [...ROOMS].slice(0, rooms)) {
      const table = new Table(pages, shared, room);
      if (from === 'first') await table.open('first');
      else await table.begin();
      await pages[OTHER[from]].goto(`${shared.url}about`);
      await pages.second.goto(`${shared.url}about`);
      await table.open(from);
      await makeMove(pages[from], room);
      await expect.poll(async () => (await table.stored()).moves.length).toBe(1);
      boards.set(room, await board(pages[from], room));
      expect(boards.get(room)).not.toBe('');
    }
    const file = await saveBackup(pages[from], shared);
    await forgetSite(pages[to], shared.url);
    await pages[to].goto(`${shared.url}settings`);
    await pages[to]
      .getByLabel('Backup file')
      .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await pages[to].getByRole('button', { name: 'Replace everything' }).click();
    await expect(pages[to].getByText(/The backup of .* is in place/)).toBeVisible();
    for (const [room, shown] of boards) {
      await pages[to].goto(`${shared.url}${room.path}?scene=game`);
      await expect.poll(() => board(pages[to], room), room.path).toBe(shown);
    }
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tab of the first edition outlives the update that another tab agreed to, and loses no move', async ({
    context,
    shared,
  }) => {
    await setSettings(context, { ...CALM, ...STEADY });
    const [stays, updates] = [await context.newPage(), await context.newPage()];
    const hudoku = roomOf('hudoku');
    const table = new Table({ first: stays, second: updates }, shared, hudoku);
    await table.open('first');
    await offlineReady(stays);
    await updates.goto(`${shared.url}settings`);
    await table.play('first');
    shared.put('second');
    await updates.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await Promise.all([
      updates.waitForEvent('load'),
      updates.getByRole('button', { name: 'Update now' }).click(),
    ]);
    await allHasCome(updates);
    await expect(async () => {
      await openWhole(updates, `${shared.url}about`);
      await expect(updates.getByText('Parlour test-a')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await table.play('first');
    await table.open('second');
    expect(await board(updates, hudoku)).toBe(await board(stays, hudoku));
    await table.play('second');
    await expect(stays.getByText(WARNING)).toBeVisible();
    await stays.reload();
    await expect.poll(() => board(stays, hudoku)).toBe(await board(updates, hudoku));
    await table.play('first');
  });
});
