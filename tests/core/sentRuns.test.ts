/** A run goes into a link and comes out as it was, in every game. */
import { describe, expect, it } from 'vitest';
import { aidSums } from '../../src/core/aids';
import { replay } from '../../src/core/replay';
import { expect as must } from '../../src/core/result';
import { MAX_RUN_LINK } from '../../src/core/runs/runBlock';
import { checkRun } from '../../src/core/runs/runCheck';
import { runToSend } from '../../src/core/runs/runMake';
import { readRunLink, runLink } from '../../src/frame/challenge/runLink';
import { runOfBlock } from '../../src/frame/challenge/runOfBlock';
import { count, series } from '../counts';
import { playedRooms } from '../everyGame';
import { randomRuns, sharedBy } from './randomRuns';

const RUNS = count(30, 1_000);

/** As it travels: whole tenths of a second. */
const inTenths = (journal: string) =>
  journal.replace(
    /(^| )(\d+)\.(\d+)/g,
    (_, gap, at, ms) => `${gap}${at}.${Math.floor(Number(ms) / 100) * 100}`,
  );

describe.each(playedRooms)('$id', ({ id, rules }) => {
  it(`sends ${RUNS} random runs and gets them back, series "${series}"`, async () => {
    const seen = { whole: 0, undone: 0, aided: 0, mistaken: 0, ended: 0, open: 0 };
    for await (const { record, store } of randomRuns(rules, RUNS, series)) {
      const at = `${id} ${record.config} ${record.seed}, ${record.moves.length} moves`;
      const sent = must(runToSend(rules, record, 'Zoë'));
      const { fragment, kind } = await runLink(sent);
      expect(fragment).toMatch(/^#r1~\.?[\w-]+$/);
      expect(fragment.length).toBeLessThanOrEqual(MAX_RUN_LINK);
      const [block] = must(await readRunLink(fragment));
      if (!block) throw new Error('no run');
      const replayed = must(checkRun(rules, sharedBy(rules, record), block));
      if (kind === 'brief') {
        expect(block, at).toEqual(sent.brief);
        expect(replayed).toBeNull();
        continue;
      }
      const { journal = '' } = record;
      expect(block, at).toEqual({ ...sent.whole, journal: inTenths(journal) });
      const own = must(replay(rules, { ...record, moves: record.moves.slice(0, record.cursor) }));
      expect(replayed?.states, at).toEqual(own.states);
      expect(replayed?.record.tally, at).toEqual(record.tally);
      if (!replayed) throw new Error('not replayed');
      must(store.watch(runOfBlock(replayed, '2026-11-18')));
      expect(store.getState().game?.watch, at).toMatchObject({ at: 0, length: record.cursor, isOwn: false });
      seen.whole++;
      if (/undo/.test(journal)) seen.undone++;
      if (aidSums(record.tally).hints > 0) seen.aided++;
      if (record.tally.mistakes > 0) seen.mistaken++;
      if (['won', 'lost'].includes(block.outcome)) seen.ended++;
      else seen.open++;
    }
    expect(seen.whole).toBeGreaterThan(RUNS / 2);
    expect(seen.undone).toBeGreaterThan(RUNS / 20);
    expect(seen.open).toBeGreaterThan(RUNS / 20);
  });
});
