import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { formatCode, parseCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { MAX_NODES } from '../../../src/games/hudoku/rules/start';
import type { Config } from '../../../src/games/hudoku/rules/types';
import { words } from '../../../src/games/hudoku/words/words';

const CONFIG: Config = { template: '4x5', level: 'gentle', mode: 'relaxed' };

/** The good puzzle that each row below spoils: empty cells in the last row say 7, 1 and 2. */
const GOOD = `
  04532
  90304
  80600
  71243`;

const ROWS: readonly (readonly [string, string, string])[] = [
  ['a cell too few', '04532 90304 80600 7124', 'DEAL_SIZE'],
  ['a cell too many', '04532 90304 80600 71243 0', 'DEAL_SIZE'],
  ['a letter', '04532 90304 80600 7124x', 'DEAL_CHARACTERS'],
  ['a dash where a number goes', '-4532 90304 80600 71243', 'DEAL_CELL'],
  ['a nought in an empty cell', '04532 90304 80600 70243', 'DEAL_CELL'],
  ['a 5 in a 2×2 region', '04532 90304 80600 71245', 'DIGIT_NOT_IN_REGION'],
  ['a digit twice in a row', '04534 90302 80600 71243', 'CONTRADICTION'],
  ['a digit twice in a column', '04532 90304 80600 71234', 'CONTRADICTION'],
  ['a digit twice in a region', '04532 94300 80600 71243', 'CONTRADICTION'],
  ['an empty cell that says a given of its region', '04532 90304 80600 51243', 'EMPTY_CELL_WRONG'],
  ['two empty cells that say the same', '04532 90304 80600 71143', 'EMPTY_CELL_WRONG'],
  ['an empty cell that says a given of its row', '04532 90304 80600 71241', 'EMPTY_CELL_WRONG'],
  ['no solution', '14532 90304 80600 72-43', 'NO_SOLUTION'],
  ['many solutions', '00000 00000 00000 ---00', 'MANY_SOLUTIONS'],
  ['two solutions once the empty cells fall silent', '00532 90304 80000 ---43', 'MANY_SOLUTIONS'],
];

describe('bad deals', () => {
  it('are told from good ones', () => {
    expect(rules.start(CONFIG, GOOD.replace(/\s/g, ''), 1).ok).toBe(true);
  });

  for (const [name, deal, code] of ROWS) {
    it(`refuse ${name} with a sentence`, () => {
      const result = rules.start(CONFIG, deal.replace(/\s/g, ''), 1);
      expect(result).toMatchObject({ ok: false, fault: { code } });
      expect(!result.ok && words.fault(result.fault)).toMatch(/^[A-Z].*\.$/);
    });
  }

  it('refuse a board with nothing hidden', () => {
    const first = must(rules.start(CONFIG, GOOD.replace(/\s/g, ''), 1));
    const full = first.solution.map((digit) => digit || '-').join('');
    expect(rules.start(CONFIG, full, 1)).toMatchObject({ fault: { code: 'NOTHING_HIDDEN' } });
  });

  it('are answered soon, even with a wrong digit in an otherwise open board', { timeout: 5000 }, () => {
    for (const template of ['4x5', '6x5', '8x8']) {
      const config: Config = { ...CONFIG, template };
      const symbols = [...rules.deal(config, chanceFrom('hostile'), 1)];
      for (const [cell, symbol] of symbols.entries()) {
        if (symbol === '-') continue;
        const other = String((Number(symbol) % 4) + 1);
        rules.start(config, symbols.with(cell, other).join(''), 1);
        const open = symbols.map((kept, at) => (at < cell && kept !== '-' ? '0' : kept));
        rules.start(config, open.with(cell, other).join('').replaceAll('-', '0'), 1);
      }
    }
    expect(MAX_NODES).toBeLessThanOrEqual(200_000);
  });

  it('spoil a share code', () => {
    const deal = GOOD.replace(/\s/g, '');
    const game = { config: CONFIG, seed: 'seed', version: 1, dealVersion: 1 };
    const code = formatCode(rules, { ...game, deal });
    expect(parseCode(rules, code).ok).toBe(true);
    const forged = formatCode(rules, { ...game, deal: deal.replace('9', '4') });
    expect(parseCode(rules, forged)).toMatchObject({ ok: false, fault: { code: 'CONTRADICTION' } });
  });
});
