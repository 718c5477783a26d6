/**
 * Every daily from the first one to the last before weekdays differed, as `golden/<room>.dailies.txt.gz` holds it: a
 * line is `day config dealVersion seed hash`, the hash that of its first state.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/core/chance';
import { FIRST_DAY } from '../../src/core/daily';
import { hashText } from '../../src/core/hash';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { soaking } from '../counts';
import { dayAfter } from '../dailyTable';
import { allRules } from '../everyGame';

const LAST_DAY = '2026-12-13';
/** Every day has its line; a quick run deals a few of them anew. */
const EVERY = soaking ? 1 : 29;

const files = Object.keys(import.meta.glob('../games/*/golden/*.dailies.txt.gz', { query: '?url' }));

it('every room with released codes has its dailies too', () => {
  const released = Object.keys(import.meta.glob('../games/*/golden/*.released.txt.gz', { query: '?url' }));
  const idsOf = (paths: readonly string[]) => paths.map((path) => basename(path).split('.')[0]).sort();
  expect(released).not.toEqual([]);
  expect(idsOf(files)).toEqual(idsOf(released));
});

describe.each(files.map((path) => ({ id: basename(path).split('.')[0] ?? '', path })))(
  '$id',
  ({ id, path }) => {
    const text = gunzipSync(readFileSync(new URL(path, import.meta.url))).toString();
    const lines = text.trimEnd().split('\n');
    const rules = allRules.find((one) => one.id === id);

    it(`has each day up to ${LAST_DAY}`, () => {
      expect(lines.map((line) => line.slice(0, 10))).toEqual(
        lines.map((_, index) => dayAfter(FIRST_DAY, index)),
      );
      expect(lines.at(-1)?.slice(0, 10)).toBe(LAST_DAY);
    });

    it(`leads each of ${lines.length} days to the config, the generator and the seed that it had`, () => {
      if (!rules) throw new Error(`dailies of ${id}, but no such game`);
      expect(lines.filter((line) => !line.startsWith(`${wayTo(rules, line.slice(0, 10))} `))).toEqual([]);
    });

    it('deals the same first states', () => {
      if (!rules) throw new Error(`dailies of ${id}, but no such game`);
      const dealt = lines.filter((_, index) => index % EVERY === 0 || index === lines.length - 1);
      expect(
        dealt.map((line) => `${wayTo(rules, line.slice(0, 10))} ${hashOn(rules, line.slice(0, 10))}`),
      ).toEqual(dealt);
    });
  },
);

function wayTo(rules: Rules<GameTypes>, day: string): string {
  const { config, dealVersion, seed } = rules.daily(day);
  return [day, rules.formatConfig(config), dealVersion, seed].join(' ');
}

/** What had happened was told in the state once; it is told beside it now. */
function hashOn(rules: Rules<GameTypes>, day: string): string {
  const { config, dealVersion, seed } = rules.daily(day);
  const deal = rules.deal(config, chanceFrom(seed), dealVersion);
  const { events: _told, ...rest } = must(rules.start(config, deal, dealVersion)) as Record<string, unknown>;
  return hashText(JSON.stringify(rest)).toString(36);
}
