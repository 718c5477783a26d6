/** Whole games as they were once saved. They must open, and fold to the same boards, for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../src/core/hash';
import { freshTally, type GameRecord, readRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { read } from '../../../src/core/text';
import { rules } from '../../../src/games/pikachu/rules/rules';

const FOLDER = new URL('records/', import.meta.url);

describe('Pikachu: golden records', () => {
  it.each(readdirSync(FOLDER))('%s', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as {
      record: unknown;
      status: string;
      boards: number;
    };
    const record = must(read(golden.record, readRecord));
    const { states } = must(replay(rules, record));
    expect(rules.status(states.at(-1)!, freshTally(null)).kind).toBe(golden.status);
    expect(hashText(states.map(({ tiles }) => tiles.join()).join('\n'))).toBe(golden.boards);
  });

  it('opens a dead shuffle of version 1, which later versions refuse', () => {
    const file = new URL('quick-still-dead-shuffle.json', FOLDER);
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord };
    const { states } = must(replay(rules, record));
    expect(states.map((state) => rules.status(state, freshTally(null)).kind)).toContain('stuck');
    const later = replay(rules, { ...record, version: rules.version });
    expect(later).toMatchObject({ ok: false, fault: { code: 'DEAD_SHUFFLE' } });
  });
});
