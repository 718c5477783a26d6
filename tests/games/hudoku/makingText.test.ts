/** What is drawn, typed and pasted: what is refused says which rule and where, and no text takes long or throws. */
import { describe, expect, it } from 'vitest';
import { pick, rngFor } from '../../../src/core/chance';
import { formatCode, parseCode } from '../../../src/core/codes';
import { hashText } from '../../../src/core/hash';
import { expect as must, type Result } from '../../../src/core/result';
import { sketchFault } from '../../../src/games/hudoku/maker/words/faults';
import { proofWords } from '../../../src/games/hudoku/maker/words/proof';
import { resized, withEmptyCell, withoutDrawn, withRegion } from '../../../src/games/hudoku/making/drawing';
import { SKETCH_FAULTS } from '../../../src/games/hudoku/making/faults';
import { prove } from '../../../src/games/hudoku/making/proof';
import { blankSketch, sketchOf, templateOfSketch, withNumber } from '../../../src/games/hudoku/making/sketch';
import { formatSketch, MAX_TEXT, parseSketch, parseText } from '../../../src/games/hudoku/making/sketchText';
import { doMakerJob, fillIn } from '../../../src/games/hudoku/making/work';
import { playRules } from '../../../src/games/hudoku/rules/playRules';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import { names } from '../../../src/games/hudoku/words/names';
import { count, series } from '../../counts';

const HOSTILE = count(3_000, 100_000);
const BOARD = sketchOf(templateOf('4x5'));

const refusal = (made: Result<unknown>) => (made.ok ? 'made' : sketchFault(made.fault));

describe('drawing', () => {
  it('puts a region down where there is room, at the edge as near as there is', () => {
    const blank = blankSketch({ rows: 4, columns: 5 });
    const one = must(withRegion(blank, 0, 3));
    const two = must(withRegion(one, 4, 2));
    expect(formatSketch(two)).toBe('a a a b b\na a a b b\na a a . .\n. . . . .');
    expect(refusal(withRegion(two, 3, 2))).toBe('No room for 2×2 here: row 1, column 4 is in region B.');
    expect(refusal(withRegion(blankSketch({ rows: 2, columns: 9 }), 0, 3))).toBe(
      'This board is too small for a 3×3 region.',
    );
    const three = must(withRegion(two, 19, 2));
    const empties = [15, 16, 17].reduce((sketch, cell) => must(withEmptyCell(sketch, cell, 'a')), three);
    expect(must(templateOfSketch(empties)).regions.map(({ letter }) => letter)).toEqual(['a', 'b', 'c']);
    expect(formatSketch(empties)).toBe(formatSketch(BOARD).replaceAll('d', 'c'));
  });

  it('takes a region away with what speaks for it, and a freed letter comes first', () => {
    const without = withoutDrawn(BOARD, 0);
    expect(formatSketch(without)).toBe('. . . b b\n. . . b b\n. . . d d\n. . . d d');
    expect(formatSketch(must(withRegion(without, 0, 2)))).toContain('a a . b b');
    expect(formatSketch(withoutDrawn(BOARD, 15))).toContain('. -a -a d d');
    expect(withoutDrawn(blankSketch({ rows: 2, columns: 2 }), 1).cells).toEqual(['', '', '', '']);
  });

  it('names the rule and the cell of whatever is not as boards are', () => {
    const open = withoutDrawn(BOARD, 15);
    expect(refusal(templateOfSketch(open))).toBe('1 cell left, the first at row 4, column 1.');
    expect(refusal(templateOfSketch(blankSketch({ rows: 3, columns: 3 })))).toMatch(/^Put down regions/);
    expect(refusal(withEmptyCell(BOARD, 0, 'b'))).toBe(
      'The cell at row 1, column 1 is in region A. Remove the region first.',
    );
    expect(refusal(withEmptyCell(open, 15, 'z'))).toBe('There is no region Z yet.');
    expect(refusal(templateOfSketch(must(parseSketch('a a\na b'))))).toBe(
      'Region A at row 1, column 1 is neither 2×2 nor 3×3.',
    );
    expect(refusal(withNumber(BOARD, 3, 5))).toBe('At row 1, column 4, only 1 to 4 can stand.');
    expect(refusal(withNumber(open, 15, 5))).toBe('Nothing is drawn at row 4, column 1 yet.');
    const many = Array.from({ length: 26 }, (_, at) => at).reduce(
      (sketch, at) => must(withRegion(sketch, Math.floor(at / 6) * 24 + (at % 6) * 2, 2)),
      blankSketch({ rows: 12, columns: 12 }),
    );
    expect(refusal(withRegion(many, 143, 2))).toBe('A board has at most 26 regions.');
  });

  it.each([
    [
      'a a b b c c\na a b b c c',
      'Row 1 has 6 cells of 2×2 regions, but only the numbers 1 to 4 to put there.',
    ],
    [
      'a a a\na a a\na a a\nb b b\nb b b\nb b b\nc c c\nc c c\nc c c\nd d d\nd d d\nd d d',
      'Column 1 has 12 cells, but only the numbers 1 to 9 to put there.',
    ],
  ])('names the line that no numbers can fill: %#', (text, sentence) => {
    const sketch = must(parseSketch(text));
    const proof = prove(sketch);
    expect(proof.kind).toBe('impossible');
    expect(proofWords(proof, 12).more).toBe(sentence);
    expect(refusal(fillIn(sketch, 'gentle', 's'))).toBe(sentence);
  });

  it('keeps what still has room on a board of other sides', () => {
    expect(formatSketch(resized(BOARD, { rows: 3, columns: 4 }))).toBe('a a a .\na a a .\na a a .');
    expect(formatSketch(resized(BOARD, { rows: 5, columns: 5 }))).toBe(`${formatSketch(BOARD)}\n. . . . .`);
  });
});

describe('text', () => {
  const read = (text: string) => parseText(text, BOARD);

  it('puts numbers alone onto the board that is there, in rows or in one line', () => {
    const wanted = must(withNumber(must(withNumber(BOARD, 0, 9)), 15, 7));
    for (const text of [
      '9....\n.....\n.....\n7....',
      '9 0 0 | 0 0\r\n0 0 0 | 0 0\n_____\n7---0\n',
      '9..............7....',
    ])
      expect(must(read(text)), text).toEqual(wanted);
  });

  it.each([
    ['', 'There is no text.'],
    ['1....\n.....', 'The text has 2 rows. This board has 4.'],
    ['1....\n....\n.....\n.....', 'Row 2 has 4 cells, not 5.'],
    ['1....\n..x..\n.....\n.....', 'At row 2, column 3 stands “x”, which is no cell.'],
    ['1....\n..😀..\n.....\n.....', 'At row 2, column 3 stands “😀”, which is no cell.'],
    ['a a a\nb 😀😀😀😀😀😀😀😀😀 b', 'At row 2, column 2 stands “😀😀😀😀😀😀😀😀”, which is no cell.'],
    ['1........\n.....\n.....\n.....', 'Row 1 has 9 cells, not 5.'],
    ['1....\n..*..\n.....\n.....', 'At row 2, column 3 stands “*”, which is no cell.'],
    ['a a\na a2b', 'At row 2, column 2 stands “a2b”, which is no cell.'],
    ['a a a\na a', 'Row 2 has 2 cells, not 3.'],
    ['a '.repeat(13), 'The text has 1 row. A board has 2 to 12.'],
    [`${'a '.repeat(13)}\n`.repeat(3), 'Row 1 has 13 cells, not 2 to 12.'],
    ['a'.repeat(MAX_TEXT + 1), 'This text is longer than 2,000 characters.'],
  ])('is refused, and says where: %#', (text, sentence) => expect(refusal(read(text))).toBe(sentence));

  it.each(SKETCH_FAULTS)('%s has a sentence of its own', (code) => {
    const params = {
      row: 1,
      column: 2,
      side: 3,
      letter: 'b',
      most: 9,
      least: 2,
      found: 4,
      line: 3,
      level: 1,
    };
    const sentence = sketchFault({
      code,
      params: { ...params, kind: 'row', index: 0, count: 2, symbol: '?', highest: 4, digit: 7 },
    });
    expect(sentence).not.toMatch(/undefined|NaN|[A-Z]_[A-Z]|did not work/);
  });

  it(`no hostile text throws or takes long: ${HOSTILE} (seed text${series})`, () => {
    const rng = rngFor(`text${series}`, 'hostile');
    const bits = [
      'a',
      'b',
      '-a',
      'a5',
      '-b3',
      '.',
      '\n',
      ' ',
      '|',
      '9',
      '0',
      '-',
      'Ä',
      '\u0000',
      '😀',
      'zz',
      '{',
      'a a a\n',
      '.....\n',
      formatSketch(BOARD),
    ];
    for (let n = 0; n < HOSTILE; n++) {
      const text = Array.from({ length: rng.below(40) }, () => pick(bits, rng)).join('');
      const made = parseText(text, BOARD);
      if (made.ok) expect(must(parseSketch(formatSketch(made.value)))).toEqual(made.value);
      else expect(sketchFault(made.fault).length, JSON.stringify(text)).toBeGreaterThan(5);
      if (made.ok && n % 10 === 0) doMakerJob({ kind: 'prove', text: formatSketch(made.value) });
    }
  });
});

describe('a code with a drawn board', () => {
  const PUZZLE = must(parseSketch('a a a b b\na a a b b\na a a d d\n-a -a -a d d'));
  const refuses = (config: string, deal = '0'.repeat(20)) => {
    const body = `1-2~${config}~s~${deal}`;
    const check = hashText(body).toString(36).padStart(7, '0').slice(-4);
    const made = parseCode(playRules, `${body}~${check}`);
    return made.ok ? 'made' : made.fault.code;
  };

  it('opens only as what can be a board, whoever wrote it', () => {
    expect(PUZZLE.cells).toHaveLength(20);
    for (const config of [
      'd-gentle-relaxed',
      'd5-gentle-relaxed',
      'd0aaaabb-gentle-relaxed',
      'd5aaabbaaabbaaaddAAAd-gentle-relaxed',
      'd5aaabbaaabbaaaddAAAdZ-gentle-relaxed',
      `dc${'a'.repeat(144)}-gentle-relaxed`,
      `dc${'a'.repeat(145)}-gentle-relaxed`,
      'd2aabbaabb-gentle-relaxed',
      'd5aaabbaaabbaaaddAAAdd-grim-relaxed',
    ])
      expect(refuses(config), config).toMatch(/^(NO_SUCH_TEMPLATE|BAD_CONFIG|CODE_CHARACTERS)$/);
    expect(refuses('d5aaabbaaabbaaaddAAAdd-gentle-relaxed')).toBe('DEAL_CELL');
    expect(refuses('d5aaabbaaabbaaaddAAAdd-gentle-relaxed', `${'0'.repeat(15)}---00`)).toBe('MANY_SOLUTIONS');
  });

  it(`no hostile config throws or takes long: ${HOSTILE} (seed text${series})`, () => {
    const rng = rngFor(`text${series}`, 'configs');
    for (let n = 0; n < HOSTILE; n++) {
      const letters = Array.from({ length: rng.below(150) }, () => pick([...'aaabbcdeABCz29'], rng)).join('');
      const config = `d${pick([...'23456789abcz'], rng)}${letters}-${pick(['gentle', 'fiendish', ''], rng)}-relaxed`;
      expect(playRules.parseConfig(config).ok || refuses(config) !== 'made').toBe(true);
    }
  });

  it('is named by its sides, and its results stand with those of other drawn boards', () => {
    const config = 'd5aaabbaaabbaaaddAAAdd-steady-hourglass';
    expect(names.config(config)).toBe('own 4×5, steady, hourglass');
    const code = playRules.recordsCode?.(must(playRules.parseConfig(config)));
    expect(names.config(code ?? '')).toBe('own boards, steady, hourglass');
    for (const { config } of playRules.presets)
      expect(playRules.recordsCode?.(config)).toBe(playRules.formatConfig(config));
  });

  /** As the first of them were given to players: they open for ever. */
  it.each([
    '1-2~d5aaabbaaabbaaaAAcccCCcccddcccdd-gentle-relaxed~1yoltv0~5003090000687--249--0700001604~9bma',
    '1-2~d5aaabbaaabbaaaAAcccCCcccddcccdd-gentle-relaxed~ezir6x~5083092000400--100--0030089610~w4m4',
  ])('%s opens as it was sent', (code) => {
    const game = must(parseCode(playRules, code));
    expect(formatCode(playRules, game)).toBe(code);
    const { revealed, origins } = must(playRules.start(game.config, game.deal, game.dealVersion));
    expect(revealed.join('')).toBe(game.deal.replaceAll('-', '0'));
    expect(origins.filter((origin) => origin === 'given')).toHaveLength(
      game.deal.match(/[1-9]/g)?.length ?? 0,
    );
  });
});
