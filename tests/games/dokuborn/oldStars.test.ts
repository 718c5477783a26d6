import { expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { hashText } from '../../../src/core/hash';
import { freshTally } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { recordsCode } from '../../../src/games/dokuborn/rules/config';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import golden from './golden/oldStars.json';

/** Written by the first edition: half-played games of every size and star, and finished challenges. */
it.each(golden.records)('a record of $config folds as it did, with its stars', (record) => {
  const { config, seed, deal, hash } = record;
  const moves = record.moves.split(',');
  const saved = { game: 'dokuborn', version: 1, dealVersion: 1, config, seed, deal, moves };
  const played = must(replay(rules, { ...saved, cursor: moves.length, tally: freshTally(null) }));
  expect(hashText(JSON.stringify(played.states.at(-1))).toString(36)).toBe(hash);
  const parsed = must(rules.parseConfig(config));
  expect(rules.formatConfig(parsed)).toBe(config);
  expect(config.startsWith(`${recordsCode(parsed)}-2`)).toBe(true);
  expect(rules.deal(parsed, chanceFrom(seed), 1)).toBe(deal);
});

it.each(golden.dailies)('the daily of $day is what it was', ({ day, config, deal }) => {
  const daily = rules.daily(day);
  expect(rules.formatConfig(daily.config)).toBe(config);
  expect(rules.deal(daily.config, chanceFrom(daily.seed), daily.dealVersion)).toBe(deal);
});
