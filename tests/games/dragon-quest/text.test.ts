/** Impossible games in links and saves: refused with a sentence, before anything is built from them. */
import { describe, expect, it } from 'vitest';
import { freshTally, type GameRecord, readRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import type { Result } from '../../../src/core/result';
import { chanceFrom } from '../../../src/core/rng';
import { formatCode, parseCode } from '../../../src/core/shareCode';
import { read } from '../../../src/core/text';
import { parseDeal } from '../../../src/games/dragon-quest/dealText';
import { rules } from '../../../src/games/dragon-quest/rules';
import { codeOf, EVERY_MOVE, must, WIDE } from './table';

const GOOD = 'aABCDEFGHIJKMbcdefghijklmXL-abcdefg-67890';

function refused(result: Result<unknown>, code: string): void {
  expect(codeOf(result)).toBe(code);
  expect(result.ok ? '' : result.fault.detail).toMatch(/^[A-Z].{15,}\.$/);
}

describe('deals', () => {
  it('a good one is read', () => {
    const piles = must(parseDeal(GOOD));
    expect(piles.fate).toEqual([6, 7, 8, 9, 10]);
    expect(piles.items).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(piles.dungeon.slice(0, 3)).toEqual([13, 0, 1]);
  });

  it.each([
    ['two queens', GOOD.replace('K', 'L'), 'CARD_TWICE'],
    ['an item twice', GOOD.replace('ab', 'bb'), 'CARD_TWICE'],
    ['a fate card twice', GOOD.replace('67', '77'), 'CARD_TWICE'],
    ['fifty hearts', `${GOOD}-${'h'.repeat(50)}`, 'BAD_DEAL'],
    ['a dungeon of 3000 × 3000', 'A'.repeat(2000), 'BAD_DEAL'],
    ['a million cards', 'A'.repeat(1_000_000), 'BAD_DEAL'],
    ['a card too few', GOOD.slice(1), 'BAD_DEAL'],
    ['no cards', '--', 'BAD_DEAL'],
    ['an unknown card', GOOD.replace('M', 'N'), 'BAD_DEAL'],
    ['a fate card of one', GOOD.replace('6', '1'), 'BAD_DEAL'],
    ['the Exit as entrance', GOOD.replace('aA', 'Aa'), 'BAD_ENTRANCE'],
    ['the Dragon Queen as entrance', `L${GOOD.replace('L', '')}`, 'BAD_ENTRANCE'],
  ])('%s', (_name, deal, code) => refused(rules.start(WIDE, deal), code));
});

describe('configs', () => {
  it.each(['', 'wide', 'wide-winnable-3000x3000', 'huge-any', 'wide_any', 'w'.repeat(200)])('%s', (text) =>
    refused(rules.parseConfig(text), 'BAD_CONFIG'),
  );
});

describe('moves', () => {
  it('are read back as they were written', () => {
    expect(EVERY_MOVE.length).toBeGreaterThan(1900);
    for (const move of EVERY_MOVE) expect(must(rules.parseMove(rules.formatMove(move)))).toEqual(move);
    expect(new Set(EVERY_MOVE.map(rules.formatMove)).size).toBe(EVERY_MOVE.length);
  });

  it.each(['x3000', 'x117', 'r-1', 't58', 't117x', 'oa117', 'ob', 'wh', 's99', 's1e9', 'x058', ' f', 'f\n'])(
    '%j',
    (text) => refused(rules.parseMove(text), 'BAD_MOVE'),
  );
});

describe('records and links', () => {
  const seed = 'tampered';
  const good: GameRecord = {
    game: 'dragon-quest',
    version: 1,
    dealVersion: 1,
    config: 'wide-any',
    seed,
    deal: GOOD,
    moves: ['x45', 'x57'],
    cursor: 2,
    tally: freshTally(null),
  };

  it('a good record is replayed, after reading too', () => {
    expect(must(replay(rules, must(read(JSON.parse(JSON.stringify(good)), readRecord)))).states).toHaveLength(
      3,
    );
  });

  it.each([
    ['a cell out of reach', ['x45', 'x0'], 'NO_WAY_IN'],
    ['a card that lies there', ['x45', 'x45'], 'CELL_TAKEN'],
    ['an item never found', ['x45', 'oa45'], 'NOT_HELD'],
    ['a gem never found', ['x45', 's1'], 'NO_DAMAGE'],
    ['a fate never drawn', ['f'], 'NO_FATE'],
    ['a move after the end', ['q', 'x45'], 'OVER'],
    ['a move of another game', ['e2e4'], 'BAD_MOVE'],
  ])('%s', (_name, moves, code) => {
    expect(codeOf(replay(rules, { ...good, moves, cursor: moves.length }))).toBe(code);
  });

  it('a link whose deal has two queens is refused by name', () => {
    const code = formatCode(rules, { config: WIDE, seed, deal: GOOD.replace('K', 'L') });
    const result = parseCode(rules, code);
    expect(codeOf(result)).toBe('CARD_TWICE');
    expect(result.ok ? '' : result.fault.detail).toMatch(/^In its deal: /);
  });

  it('a link brings the same game, later reshuffles included', () => {
    const chance = chanceFrom(seed);
    const sent = formatCode(rules, { config: WIDE, seed, deal: rules.deal(WIDE, chance) });
    const received = must(parseCode(rules, sent));
    const play = (source: typeof received) => {
      const own = chanceFrom(source.seed);
      let state = must(rules.start(source.config, source.deal));
      for (let step = 0; step < 300; step++) {
        const hint = rules.hint(rules.view(state));
        if (!hint) break;
        state = must(rules.apply(state, hint.move, own));
      }
      return state;
    };
    expect(play(received)).toEqual(play({ config: WIDE, seed, deal: rules.deal(WIDE, chance) }));
  });
});
