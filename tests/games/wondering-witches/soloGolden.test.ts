/**
 * Games of Solo as they were once saved. They must open, and fold to the same states, for ever: those too in which
 * version 1 of the rules crossed out a cell that held a plant.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { hashText } from '../../../src/core/rng';
import { read } from '../../../src/core/text';
import { rules } from '../../../src/games/wondering-witches/rules';
import type { SoloState } from '../../../src/games/wondering-witches/solo/types';

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
