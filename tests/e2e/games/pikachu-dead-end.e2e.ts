/** A board that can no longer be cleared: told once that is proven, with a way back to where it still could. */
import { expect, type Page } from '@playwright/test';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { formatCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { sampleMove } from '../../../src/core/sample';
import { rules } from '../../../src/games/pikachu/rules/rules';
import type { Config, PikachuMove } from '../../../src/games/pikachu/rules/types';
import { orient } from '../../../src/games/pikachu/screen/board/orientation';
import { lieOf } from '../../../src/games/pikachu/words/lie';
import { CALM, setSettings, test } from '../support/fixtures';

type Match = Extract<PikachuMove, { kind: 'match' }>;

interface Stranded {
  readonly code: string;
  /** The last of them loses the board. */
  readonly matches: readonly Match[];
}

/** A careless game that is lost while there are still pairs to join. */
function stranded(config: Config): Stranded {
  for (let n = 0; ; n++) {
    const seed = `stranded${n}`;
    const deal = rules.deal(config, chanceFrom(seed), 1);
    const rng = rngFor(seed, 'careless');
    let state = must(rules.start(config, deal, 1));
    const matches: Match[] = [];
    for (
      let move = sampleMove(rules, state, rng);
      move?.kind === 'match';
      move = sampleMove(rules, state, rng)
    ) {
      matches.push(move);
      state = must(rules.apply(state, move, chanceFrom(seed))).state;
      if (state.line || must(rules.tasks.prospect(state, chanceFrom(seed))) !== 'lost') continue;
      const isOpen = !rules.moves(state)[Symbol.iterator]().next().done;
      const code = formatCode(rules, { config, seed, deal, version: rules.version, dealVersion: 1 });
      if (isOpen) return { code, matches };
      break;
    }
  }
}

async function play(
  page: Page,
  matches: readonly Match[],
  { variant }: Config,
  upright: boolean,
): Promise<void> {
  const { toShown } = orient({ rows: 6, columns: 10 }, lieOf(variant, upright));
  for (const { a, b } of matches) {
    for (const cell of [a, b]) await page.getByRole('gridcell').nth(toShown(cell)).click();
  }
}

const mark = (page: Page) => page.getByRole('button', { name: 'This board can no longer be cleared.' });

for (const { variant, upright } of [
  { variant: 'gravity-left', upright: true },
  { variant: 'gather', upright: false },
] as const) {
  test(`${variant}, ${upright ? 'upright' : 'lying'}: a quiet mark, and a way back`, async ({
    page,
    site,
  }) => {
    const config: Config = { size: 'quick', variant };
    const game = stranded(config);
    await setSettings(page, CALM);
    if (upright) await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url}pikachu/${game.code}`);
    await play(page, game.matches.slice(0, -1), config, upright);
    await expect(mark(page)).toHaveCount(0);
    await play(page, game.matches.slice(-1), config, upright);
    await expect(mark(page)).toBeVisible();
    await expect(page.locator('[data-say="notice"]')).toHaveCount(0);
    await mark(page).click();
    await expect(page.getByText('Counts as a hint.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo to last safe move' }).click();
    await expect(mark(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  });
}

test('where it happens rarely, a sentence says so, moves nothing and can be put away', async ({
  page,
  site,
}) => {
  const config: Config = { size: 'quick', variant: 'gravity-down' };
  const game = stranded(config);
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site.url}pikachu/${game.code}`);
  await play(page, game.matches.slice(0, -1), config, true);
  const whereItLies = () => page.locator('[data-board]').boundingBox();
  const before = await whereItLies();
  await play(page, game.matches.slice(-1), config, true);
  const said = page.locator('[data-say="notice"]');
  await expect(said).toContainText(
    'This board can no longer be cleared. Undo to the last safe move counts as a hint.',
  );
  await expect(said.getByRole('button', { name: 'Undo to last safe move' })).toBeVisible();
  expect(await whereItLies()).toEqual(before);
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toHaveCount(0);
  await mark(page).click();
  await page.getByRole('button', { name: 'Undo to last safe move' }).click();
  await expect(mark(page)).toHaveCount(0);
});

test('on a phone what is called Down falls down, and New says how demanding the next deal is', async ({
  page,
  site,
}) => {
  await setSettings(page, CALM);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}pikachu`);
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.getByRole('radio', { name: 'Down' }).check();
  await expect(page.getByText('After each match, tiles fall down.')).toBeVisible();
  await expect(
    page.getByText(
      /The next one is (calm|tricky|treacherous): of 64 careless games on it, \d+ ends? stuck\./,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: /Start/ }).click();
  await expect(page).toHaveURL(/pikachu\/2-2~ql~/);
  await expect(page.getByText(/^Quick, gravity down, (calm|tricky|treacherous)$/)).toBeVisible();
});
