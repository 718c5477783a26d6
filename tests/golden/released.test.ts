/**
 * Codes that were released, 200 for each game and setting, and every daily from the first day to the day before the
 * second edition, each with the hash of its first state as the first edition made it. They open for ever, and the
 * generator that made them still deals them. They lie beside the tests of their games; codes that a later generator
 * made lie in a file of its number, `<room>.released-2.txt.gz`. A line is `setting-or-day seed code hash`.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/core/chance';
import { formatCode, parseCode } from '../../src/core/codes';
import { DAY_TEXT } from '../../src/core/daily';
import { hashText } from '../../src/core/hash';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { soaking } from '../counts';
import { allRules } from '../everyGame';

const NAME = /^(.+)\.released(?:-(\d+))?\.txt\.gz$/;
/** The versions before the seed of a code: of the rules, and of a generator later than the first. */
const VERSIONS = /^(\d+)(?:-\d+)?~/;

interface Line {
  /** A config's code, or a day. */
  readonly setting: string;
  readonly seed: string;
  readonly code: string;
  readonly hash: string;
}

function readLines(file: URL): Line[] {
  const text = gunzipSync(readFileSync(file)).toString();
  const lines = text.trimEnd().split('\n');
  return lines
    .map((line) => line.split(' '))
    .map(([setting = '', seed = '', code = '', hash = '']) => ({ setting, seed, code, hash }));
}

function rulesOf(id: string): Rules<GameTypes> {
  const found = allRules.find((rules) => rules.id === id);
  if (!found) throw new Error(`released codes of ${id}, but no such game`);
  return found;
}

/** A quick run opens a part of every setting and of the days, and deals fewer still. */
const isOpened = (index: number) => soaking || index % 5 === 0;
const isDealtAnew = (index: number) => soaking || index % 20 === 0;

/** What had happened was told in the state once; it is told beside it now. */
function hashOf(state: unknown): string {
  const { events: _told, ...rest } = state as Record<string, unknown>;
  return hashText(JSON.stringify(rest)).toString(36);
}

function dealAnew(rules: Rules<GameTypes>, { setting, seed, code }: Line, generator: number): string {
  const daily = DAY_TEXT.test(setting) ? rules.daily(setting) : null;
  const config = daily ? daily.config : must(rules.parseConfig(setting));
  const dealVersion = daily?.dealVersion ?? generator;
  const deal = rules.deal(config, chanceFrom(daily?.seed ?? seed), dealVersion);
  const version = Number(VERSIONS.exec(code)?.[1] ?? 1);
  return formatCode(rules, { config, seed, deal, version, dealVersion });
}

const files = Object.keys(import.meta.glob('../games/*/golden/*.released*.txt.gz', { query: '?url' })).map(
  (path) => {
    const [, id = '', generator = '1'] = NAME.exec(basename(path)) ?? [];
    return { id, generator: Number(generator), file: new URL(path, import.meta.url) };
  },
);

it('every game that has a save of the first edition has its codes too', () => {
  const released = Object.keys(import.meta.glob('../games/*/golden/*.first-edition.json'));
  expect(released).not.toEqual([]);
  const ofFirst = files.filter(({ generator }) => generator === 1);
  expect(ofFirst.map(({ id }) => id).sort()).toEqual(
    released.map((path) => basename(path, '.first-edition.json')).sort(),
  );
});

describe.each(files)('released codes of $id, dealt by generator $generator', ({ id, generator, file }) => {
  const lines = readLines(file);
  const rules = rulesOf(id);

  const opened = lines.filter((_, index) => isOpened(index));

  it(`${opened.length} of ${lines.length} open as the same first state`, () => {
    const wrong = opened.filter(({ code, setting, hash }) => {
      const game = must(parseCode(rules, code));
      // A code in the form of a seed document may say less than a config does.
      const config = DAY_TEXT.test(setting) ? rules.daily(setting).config : must(rules.parseConfig(setting));
      return hashOf(must(rules.start(config, game.deal, game.dealVersion))) !== hash;
    });
    expect(wrong).toEqual([]);
    expect(lines.length).toBeGreaterThan(generator === 1 ? 1_000 : 200);
  });

  it('are dealt by that generator as they were', () => {
    const wrong = lines.filter(
      (line, index) => isDealtAnew(index) && dealAnew(rules, line, generator) !== line.code,
    );
    expect(wrong).toEqual([]);
  });
});
