import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import type { Hint } from '../../../src/core/rules';
import { sampleMove } from '../../../src/core/sample';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { boardFrom } from '../../../src/games/hudoku/rules/solving/candidateBoard';
import { TECHNIQUES } from '../../../src/games/hudoku/rules/solving/steps';
import { FINDERS, takeStep } from '../../../src/games/hudoku/rules/solving/techniques';
import { reasonStage } from '../../../src/games/hudoku/rules/stages';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import type { Config, Hudoku, State } from '../../../src/games/hudoku/rules/types';
import { stageInWords, TECHNIQUE_NAMES } from '../../../src/games/hudoku/words/stages';
import { words } from '../../../src/games/hudoku/words/words';
import { count } from '../../counts';
import { drawn } from './boards';
import { TEMPLATES } from './templates';

const PUZZLES = count(6, 300);
const SEED = `explain${PUZZLES}`;
const CONFIGS: Config[] = TEMPLATES.flatMap(({ id, levels }) =>
  levels.map((level): Config => ({ template: id, level, mode: 'relaxed' })),
);

function started(config: Config, n: number): State {
  return must(rules.start(config, rules.deal(config, chanceFrom(`${SEED}-${n}`), 1), 1));
}

function textsOf(state: State, { stages }: Hint<Hudoku>): string[] {
  return stages.map((stage) => words.stage(stage, rules.view(state)));
}

/** Every number that the words name where it stands must stand there. */
function expectTrueWords(state: State, hint: Hint<Hudoku>): void {
  const template = templateOf(state.config.template);
  const cellAt = (row: string, column: string) => (Number(row) - 1) * template.columns + Number(column) - 1;
  for (const text of textsOf(state, hint)) {
    const said = /(\d) is struck out at row (\d+), column (\d+)/.exec(text);
    if (said) expect(state.emptyHints[cellAt(said[2]!, said[3]!)], text).toBe(Number(said[1]));
    const only = /Only number: row (\d+), column (\d+)/.exec(text);
    if (!only) continue;
    const units = template.unitsOf[cellAt(only[1]!, only[2]!)]!;
    for (const [, digits, kind] of text.matchAll(/([\d, and]+) in its (row|column|region)/g)) {
      const held = units.find((unit) => unit.kind === kind)!.cells.map((cell) => state.revealed[cell]);
      for (const digit of digits!.match(/\d/g)!) expect(held, text).toContain(Number(digit));
    }
  }
}

/** Where empty cells alone lead to the number, each is needed: the last sentence rests on what it said. */
function expectNoIdleEmpties(telling: readonly string[]): void {
  const before = telling.slice(0, -1).map((text) => /^Struck out: (\d)/.exec(text)?.[1]);
  const last = telling.at(-1)!;
  if (before.length === 0 || before.includes(undefined)) return;
  const needed = last.startsWith('Only number')
    ? (/(?:with|,) ([\d, and]+) ruled out earlier/.exec(last)?.[1] ?? '').match(/\d/g)
    : before.map(() => / needs an? (\d)/.exec(last)?.[1]);
  expect(before.toSorted(), telling.join(' / ')).toEqual(needed?.toSorted());
}

describe(`Explain, seed ${SEED}`, { timeout: count(60_000, 1_800_000) }, () => {
  for (const config of CONFIGS) {
    it(`${rules.formatConfig(config)}: is never wrong, and followed to the end it wins ${PUZZLES} puzzles`, () => {
      for (let n = 0; n < PUZZLES; n++) {
        let state = started(config, n);
        for (let hint = rules.hint(rules.view(state)); hint; hint = rules.hint(rules.view(state))) {
          const { move, stages } = hint;
          if (move.kind !== 'place') throw new Error(`Explain led to ${move.kind}`);
          expect(move.digit).toBe(state.solution[move.cell]);
          expect(stages.length).toBeGreaterThanOrEqual(4);
          expect(textsOf(state, hint)[0]).not.toContain(`is ${move.digit}`);
          expect(stages.at(-1)!.cells).toEqual([move.cell]);
          // What comes first is free: it names a technique, and no place.
          const [free, ...paid] = stages;
          expect(Object.keys(free!).sort()).toEqual(['code', 'technique']);
          expect(paid[1]).toMatchObject({
            code: 'reason',
            technique: free!.code === 'technique' && free!.technique,
          });
          for (const stage of paid) expect(stage.cells!.length).toBeGreaterThan(0);
          expectTrueWords(state, hint);
          state = must(rules.apply(state, move, chanceFrom('explain'))).state;
        }
        expect(state.revealed).toEqual(state.solution);
      }
    });
  }

  it('stays right whatever order the cells are filled in', () => {
    for (let n = 0; n < count(10, 200); n++) {
      let state = started({ template: '8x8', level: 'fiendish', mode: 'relaxed' }, n);
      const rng = rngFor(SEED, 'order', n);
      for (let move = sampleMove(rules, state, rng); move; move = sampleMove(rules, state, rng)) {
        const hint = rules.hint(rules.view(state));
        if (hint?.move.kind !== 'place') throw new Error('nothing to explain');
        expect(hint.move.digit).toBe(state.solution[hint.move.cell]);
        state = must(rules.apply(state, move, chanceFrom('order'))).state;
      }
    }
  });

  it('heeds no notes, and falls silent when the game is over', () => {
    const state = started({ template: '6x5', level: 'sharp', mode: 'relaxed' }, 1);
    const scribbled = { ...state, notes: state.notes.map((_, cell) => (state.revealed[cell] ? 0 : 2)) };
    expect(rules.hint(rules.view(scribbled))).toEqual(rules.hint(rules.view(state)));
    const over = must(rules.apply(state, { kind: 'solution' }, chanceFrom('over'))).state;
    expect(rules.hint(rules.view(over))).toBeNull();
  });

  it('tells only the deductions that its number rests on', () => {
    for (const config of CONFIGS) {
      for (let n = 0; n < 3; n++) {
        let state = started(config, n);
        for (let hint = rules.hint(rules.view(state)); hint; hint = rules.hint(rules.view(state))) {
          const telling = textsOf(state, hint).slice(2, -1);
          expect(new Set(telling).size).toBe(telling.length);
          // A number that a single gives needs nothing before it.
          const singles = [FINDERS.nakedSingle, FINDERS.hiddenSingle].flatMap(({ find }) => [
            ...find(boardFrom({ ...state, template: templateOf(config.template) })),
          ]);
          expect(telling.length === 1, telling.join(' / ')).toBe(singles.length > 0);
          expectNoIdleEmpties(telling);
          state = must(rules.apply(state, hint.move, chanceFrom('explain'))).state;
        }
      }
    }
  });

  it('says why in words, for every technique', () => {
    const boards: Record<string, string> = {
      emptyCell: '* * * * * * * * * * * * * * * /3 /0 /0 * *',
      lineSingle: '* * * 123 * * * * 123 * * * * 1234 * /0 /0 /0 123 *',
      nakedPair: '57 57 * * * * * * * * * * * * * /0 /0 /0 * *',
      hiddenPair: '12345 123 123 * * 123 1236789 1236789 * * 1236789 1236789 45123 * * /0 /0 /0 * *',
      nakedTriple: '57 56 67 * * * * * * * * * * * * /0 /0 /0 * *',
      hiddenTriple: '145 246 3567 * * 123789 123789 123789 * * 123789 123789 123789 * * /0 /0 /0 * *',
      lockedCandidates: '1 1 12 * * 23 23 23 * * 23 23 23 * * /0 /0 /0 * *',
      chain: '12 * * 23 * * * * * * 13 * * * * /0 /0 /0 * *',
      hiddenSingle: '1 2 3 * * 4 56 56 * * 56 56 5679 * * /0 /0 /0 * *',
      nakedSingle: '=1 =2 7 =3 =4 =5 * * =1 =2 =6 =8 =9 * * /0 /0 /0 * *',
    };
    const told = TECHNIQUES.filter((technique) => boards[technique]).map((technique) => {
      const board = drawn('4x5', boards[technique]!);
      const [step] = FINDERS[technique].find(board);
      if (!step) throw new Error(`no ${technique}`);
      const text = stageInWords(reasonStage(board, step), board.template);
      takeStep(board, step);
      expect(text).toContain(TECHNIQUE_NAMES[technique]);
      return text;
    });
    expect(told).toMatchInlineSnapshot(`
      [
        "Only number: row 1, column 3 can only be 7, with 1, 2, 3 and 4 in its row, 9 in its column, 5, 6 and 8 in its region.",
        "Only place: region A needs a 1, and only one of its empty cells can still take it.",
        "Full line: column 4 has as many of these cells as there are numbers for them. So it needs a 4, and only one of these cells can still take it.",
        "Struck out: 3 is struck out at row 4, column 1, so no cell of row 4 or column 1 is 3.",
        "Locked number: in region A, every place left for 1 also lies in row 1. So the rest of row 1 has no 1.",
        "Pair: in region A, these 2 cells can only be 5 and 7: row 1, column 1; row 1, column 2. So no other cell of region A is any of them.",
        "Hidden pair: in region A, 4 and 5 fit only into these 2 cells: row 1, column 1; row 3, column 3. So nothing else goes there.",
        "Triple: in region A, these 3 cells can only be 5, 6 and 7: row 1, column 1; row 1, column 2; row 1, column 3. So no other cell of region A is any of them.",
        "Hidden triple: in region A, 4, 5 and 6 fit only into these 3 cells: row 1, column 1; row 1, column 2; row 1, column 3. So nothing else goes there.",
        "Chain: if row 1, column 4 is not 3, then row 1, column 4 is 2, so row 1, column 1 is not 2, so row 1, column 1 is 1, so row 3, column 1 is not 1, so row 3, column 1 is 3. One of these two ends is true, so row 1, column 2 cannot be 3, row 1, column 3 cannot be 3 and row 3, column 4 cannot be 3.",
      ]
    `);
  });
});

it.each([
  [3, 'a 3'],
  [8, 'an 8'],
])('of a number that a region needs it says %i as one does', (digit, said) => {
  const units = [{ kind: 'region', index: 0 }] as const;
  const told = { from: [], units, digits: 1 << digit, links: [], place: { cell: 0, digit }, removals: [] };
  const reason = { code: 'reason', technique: 'hiddenSingle', ...told } as const;
  expect(stageInWords(reason, templateOf('6x5'))).toContain(`region A needs ${said}, and`);
});
