/**
 * Games of Solo as they were once saved. They must open, and fold to the same states, for ever: those too in which
 * version 1 of the rules crossed out a cell that held a plant.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { parseCode } from '../../../src/core/codes';
import { hashText } from '../../../src/core/hash';
import { freshTally, readRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { read } from '../../../src/core/text';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import type { SoloState } from '../../../src/games/wondering-witches/solo/rules/types';
import { earliestFold } from '../../../src/store/session/earlierFolds';

interface Golden {
  readonly record: unknown;
  readonly status: string;
  readonly hitsPlant: boolean;
  readonly states: number;
}

const FOLDER = new URL('records/', import.meta.url);

function hasCrossedPlant({ crossed, beds }: SoloState): boolean {
  return crossed.some((isCrossed, cell) => isCrossed && (beds[cell]?.length ?? 0) > 0);
}

describe('Solo: golden records', () => {
  it.each(readdirSync(FOLDER))('%s', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden;
    const record = must(read(golden.record, readRecord));
    const replayed = must(replay(rules, record));
    expect(replayed.record).toEqual(record);
    const { states } = replayed;
    expect(rules.status(states.at(-1)!, record.tally).kind).toBe(golden.status);
    expect(states.some(hasCrossedPlant)).toBe(golden.hitsPlant);
    expect(hashText(JSON.stringify(states))).toBe(golden.states);
  });
});

it.each([
  ['6-1-x', { foldsAs: 1 }],
  ['6-1-x-1', {}],
])('Solo: %s is left to tabs of the first edition only where they know it', (text, folds) => {
  expect(earliestFold(rules, rules.version, must(rules.parseConfig(text)))).toEqual(folds);
});

describe('Solo: a link of version 1', () => {
  const CODE = '1~8-1-s~e66~r1j0tpalh63s~y5xy';
  const MOVES = ['plant 0 12', 'plant 1 23'];

  it('opens the same game, in which weeds now spare the plants', () => {
    const game = must(parseCode(rules, CODE));
    const states = [must(rules.start(game.config, game.deal, game.dealVersion))];
    for (const text of MOVES) {
      const move = must(rules.parseMove(text));
      states.push(must(rules.apply(states.at(-1)!, move, chanceFrom(game.seed))).state);
    }
    expect(states.at(-1)!.rests).toBe(1);
    expect(states.at(-1)!.crossed.filter(Boolean)).toHaveLength(1);
    expect(states.some(hasCrossedPlant)).toBe(false);
  });

  it('is judged as it was where it has been played', () => {
    const game = must(parseCode(rules, CODE));
    const record = {
      game: rules.id,
      version: 1,
      dealVersion: 1,
      config: rules.formatConfig(game.config),
      seed: game.seed,
      deal: game.deal,
      moves: MOVES,
      cursor: MOVES.length,
      tally: freshTally(null),
    };
    expect(hasCrossedPlant(must(replay(rules, record)).states.at(-1)!)).toBe(true);
    expect(hasCrossedPlant(must(replay(rules, { ...record, version: 2 })).states.at(-1)!)).toBe(false);
  });
});
