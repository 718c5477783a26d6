/** Runs of games that an earlier edition began go into a link of today and come out of it, in every game. */
import { describe, expect, it } from 'vitest';
import { parseCode } from '../../src/core/codes';
import { freshTally, type GameRecord, readRecord } from '../../src/core/record';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { checkRun } from '../../src/core/runs/runCheck';
import { runToSend } from '../../src/core/runs/runMake';
import { read, readJson } from '../../src/core/text';
import { readRunLink, runLink } from '../../src/frame/challenge/runLink';
import { readSavedGames } from '../../src/store/saving/savedGames';
import { saveKey } from '../../src/store/saving/saveText';
import { allRules } from '../everyGame';
import { fakeDatabase, loaded } from '../store/fakes';
import { sharedBy } from './randomRuns';

const texts = import.meta.glob<string>('../games/*/golden/*.save', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const runs = import.meta.glob<readonly { readonly name: string; readonly save: string }[]>(
  '../games/*/golden/*-runs.json',
  { eager: true, import: 'default' },
);
const records = import.meta.glob<{ readonly record: unknown }>('../games/*/records/*.json', {
  eager: true,
  import: 'default',
});
/** As the first edition had them, without what was the same for all; their moves stand in one text. */
const bare = import.meta.glob<{
  readonly records: readonly BareRecord[];
}>('../games/*/golden/{before-grades,oldStars}.json', { eager: true, import: 'default' });

interface BareRecord {
  readonly config: string;
  readonly seed: string;
  readonly deal: string;
  readonly moves: string;
}

const saves = [
  ...Object.entries(texts).map(([path, save]) => ({ name: path.split('/').at(-1) ?? '', save })),
  ...Object.values(runs).flat(),
];

const played: readonly { readonly name: string; readonly record: GameRecord }[] = [
  ...Object.entries(records).map(([path, { record }]) => ({
    name: path.split('/').at(-1) ?? '',
    record: must(read(record, readRecord)),
  })),
  ...Object.entries(bare).flatMap(([path, { records: all }]) =>
    all.map((record, index) => ({
      name: `${path.split('/').at(-1)} ${index} ${record.config}`,
      record: withWhatAllHad(path.split('/')[2] ?? '', record),
    })),
  ),
];

function withWhatAllHad(game: string, { config, seed, deal, moves }: BareRecord): GameRecord {
  const list = moves.split(game === 'dokuborn' ? ',' : ' ');
  const tally = freshTally(null);
  return { game, version: 1, dealVersion: 1, config, seed, deal, moves: list, cursor: list.length, tally };
}

function rulesOf(game: string): Rules<GameTypes> {
  const rules = allRules.find(({ id }) => id === game);
  if (!rules) throw new Error(`no rules of ${game}`);
  return rules;
}

/** The run that whoever opens its link watches ends where the one that was sent had ended. */
async function expectToOpen(rules: Rules<GameTypes>, record: GameRecord): Promise<void> {
  const sent = must(runToSend(rules, record, 'Ada'));
  expect(sent.whole, 'a run that was too long').not.toBeNull();
  const { fragment, kind } = await runLink(sent);
  expect(kind).toBe('whole');
  const [block] = must(await readRunLink(fragment));
  if (!block) throw new Error('no run');
  const opened = must(checkRun(rules, sharedBy(rules, record), block));
  expect(opened?.record.moves).toEqual(record.moves.slice(0, record.cursor));
  expect(block.outcome).toBe(sent.brief.outcome);
}

describe('a run of an earlier edition opens with its link', () => {
  it.each(saves)('$name', async ({ save }) => {
    const rules = rulesOf(save.split(' ')[2] ?? '');
    const { store } = await loaded(rules, {
      database: fakeDatabase(new Map([[saveKey(rules.id), save]])),
    });
    expect(store.getState().notice).toBeNull();
    const { free, daily } = must(readJson(store.savedText(), 2_000_000, readSavedGames));
    const games = [free, daily].flatMap((game) => (game ? [game.record] : []));
    expect(games).not.toEqual([]);
    for (const record of games) await expectToOpen(rules, record);
    // A practice run of it has the deal and versions of the first.
    store.startOver();
    const { game } = store.getState();
    if (!game) throw new Error('nothing in play');
    await expectToOpen(rules, game.record);
  });

  it('as it was written for older editions to read, once it has been read', async () => {
    // Under the version that they know, with the one that judges it beside: taken as it stands, it is of another code.
    const rules = rulesOf('pikachu');
    const { store } = await loaded(rules, { seeds: ['one'] });
    must(await store.newGame(rules.presets[0]?.config));
    const { free } = JSON.parse(store.savedText());
    expect(free.record).toMatchObject({ version: 1, judgedBy: 2 });
    const code = must(parseCode(rules, store.code() ?? ''));
    const { whole } = must(runToSend(rules, free.record));
    expect(whole && checkRun(rules, code, whole)).toMatchObject({ fault: { code: 'RUN_OF_ANOTHER_DEAL' } });
    await expectToOpen(rules, must(read(free.record, readRecord)));
  });

  it.each(played)('$name', async ({ record }) => {
    await expectToOpen(rulesOf(record.game), record);
  });
});
