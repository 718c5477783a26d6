/** Whatever a link says, reading it ends in an answer and after a bounded amount of work. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pick, rngFor } from '../../src/core/chance';
import { expect as must } from '../../src/core/result';
import { MAX_RUN_MOVES } from '../../src/core/runs/runBlock';
import { formatRunBlock } from '../../src/core/runs/runBlockText';
import { checkRun } from '../../src/core/runs/runCheck';
import { runToSend } from '../../src/core/runs/runMake';
import { readRunLink } from '../../src/frame/challenge/runLink';
import { mangled } from '../contract/nastyTexts';
import { count, series } from '../counts';
import { type allRules, playedRooms } from '../everyGame';
import { spoilt } from './hostileRuns';
import { randomRuns, sharedBy } from './randomRuns';

const HOSTILE = Math.ceil(count(2_000, 100_000) / playedRooms.length);
const GOOD = 12;

const linkOf = (text: string | Uint8Array) =>
  `#r1~${deflateRawSync(text, { level: 9 }).toString('base64url')}`;
const plainLinkOf = (text: string) => `#r1~.${Buffer.from(text).toString('base64url')}`;

async function goodRuns(rules: (typeof allRules)[number]) {
  const good = [];
  for await (const { record } of randomRuns(rules, GOOD, 'good')) {
    const { whole, brief } = must(runToSend(rules, record, 'A'));
    good.push({ record, whole: whole && formatRunBlock(whole), brief: formatRunBlock(brief) });
  }
  return good;
}

describe.each(playedRooms)('$id', ({ id, rules }) => {
  it(`answers ${HOSTILE} hostile links, series "${series}", and never plays more than is allowed`, async () => {
    const rng = rngFor(`${id}${series}`, 'hostile');
    const good = await goodRuns(rules);
    const foreign = [
      ...['0-1', 'place 3 5', 'explore 1', 'potion 0x3', 'plant 1 2', 'give-up', 'note 3 1', 'help', 's00'],
      ...good.flatMap(({ record }) => record.moves.slice(0, 3)),
    ];
    const apply = vi.fn(rules.apply);
    const counted = { ...rules, apply };
    const answers = new Map<string, number>();
    for (let index = 0; index < HOSTILE; index++) {
      const { record, whole, brief } = pick(good, rng);
      const text = spoilt(rng.below(8) === 0 || whole === null ? brief : whole, foreign, rng);
      const first = pick([linkOf, linkOf, linkOf, plainLinkOf], rng)(text);
      const link = rng.below(8) === 0 ? `${first}~${pick([first, linkOf(brief)], rng).slice(4)}` : first;
      const sent = rng.below(6) === 0 ? ([...mangled(link, rng, 1)][0] ?? '') : link;
      const read = await readRunLink(sent);
      apply.mockClear();
      const [one, other] = read.ok ? read.value : [];
      const shared = sharedBy(rules, record);
      const checked = one ? checkRun(counted, shared, one) : read;
      const answer = checked.ok && other ? checkRun(counted, shared, other) : checked;
      expect(apply.mock.calls.length).toBeLessThanOrEqual(MAX_RUN_MOVES * (other ? 2 : 1));
      const said = answer.ok ? 'fine' : answer.fault.code;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
    const codes = [...answers.keys()];
    for (const code of codes) expect(code).toMatch(/^(fine|RUN_[A-Z_]+)$/);
    expect(codes).toEqual(
      expect.arrayContaining(['fine', 'RUN_DAMAGED', 'RUN_NOT_PLAYABLE', 'RUN_TOO_LARGE']),
    );
  });
});
