/** What only experts use: nothing judged, Check, checkpoints, colours, all notes at once. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Rng, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { type Fault, expect as must } from '../../../src/core/result';
import { sinceCheckpoint } from '../../../src/games/hudoku/rules/expert/checkpoints';
import { beforeMistake } from '../../../src/games/hudoku/rules/expert/unjudged';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { scoreBreakdown } from '../../../src/games/hudoku/rules/score';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import type { Config, HudokuMove, State } from '../../../src/games/hudoku/rules/types';
import { resultText } from '../../../src/games/hudoku/words/results';
import { words } from '../../../src/games/hudoku/words/words';
import { count } from '../../counts';
import { bruteForce, readGiven } from './oracle';

const UNJUDGED: Config = { template: '4x5', level: 'gentle', mode: 'unjudged' };
/*
 * . 4 5 3 2
 * 9 . 3 . 4     solved: 1 in cell 0, 7 6 in its region, 1 2 4 in the right ones as they come
 * 8 . 6 . .
 * 7 1 2 4 3     where 7, 1 and 2 are what the empty cells say
 */
const DEAL = '04532903048060071243';
const OPEN = [0, 6, 8, 11, 13, 14];
const chance = chanceFrom('expert');

const first = (mode: Config['mode'] = 'unjudged') => must(rules.start({ ...UNJUDGED, mode }, DEAL, 1));
const { solution: SOLUTION } = first();
const right = (cell: number) => `place ${cell} ${SOLUTION[cell]}`;
const wrongDigit = (cell: number) => (SOLUTION[cell] === 1 ? 2 : 1);
const wrong = (cell: number) => `place ${cell} ${wrongDigit(cell)}`;

const made = (state: State, text: string) => rules.apply(state, must(rules.parseMove(text)), chance);
const play = (state: State, ...texts: string[]) =>
  texts.reduce((before, text) => must(made(before, text)).state, state);
const eventsOf = (state: State, text: string) => must(made(state, text)).events;

function faultOf(state: State, text: string): Fault {
  const result = made(state, text);
  if (result.ok) throw new Error(`${text} was allowed`);
  return result.fault;
}

describe('where nothing is judged', () => {
  it('the config says so, and its records are its own', () => {
    expect(rules.formatConfig(UNJUDGED)).toBe('4x5-gentle-unjudged');
    expect(must(rules.parseConfig('4x5-gentle-unjudged'))).toEqual(UNJUDGED);
    expect(words.config('4x5-gentle-unjudged')).toBe('4×5, gentle, unjudged');
    expect(rules.hourglass?.lengthMs(first())).toBeNull();
  });

  it('a number stays, right or wrong, can be written over and taken away', () => {
    const state = play(first(), wrong(8));
    expect([state.revealed[8], state.origins[8]]).toEqual([wrongDigit(8), 'player']);
    const mended = play(state, right(8));
    expect([mended.revealed[8], mended.origins[8]]).toEqual([SOLUTION[8], 'player']);
    const gone = play(state, 'erase 8');
    expect([gone.revealed[8], gone.origins[8]]).toEqual([0, null]);
    expect(eventsOf(first(), wrong(8))).toEqual([
      { kind: 'written', cell: 8, digit: wrongDigit(8), cellsLeft: 5 },
    ]);
    expect(eventsOf(state, 'erase 8')).toEqual([
      { kind: 'erased', cell: 8, digit: wrongDigit(8), cellsLeft: 6 },
    ]);
  });

  const refusals: readonly (readonly [string, readonly string[], string, string])[] = [
    ['over a given number', [], 'place 1 5', 'CELL_FILLED'],
    ['the same number once more', [right(8)], right(8), 'CELL_FILLED'],
    ['over a revealed number', ['reveal'], 'revealed', 'CELL_FILLED'],
    ['in an empty cell', [], 'place 15 4', 'EMPTY_CELL'],
    ['beyond the board', [], 'place 20 4', 'NO_SUCH_CELL'],
    ['beyond the region', [], 'place 8 5', 'DIGIT_NOT_IN_REGION'],
    ['a note on a number', [wrong(8)], 'note 8 1', 'CELL_FILLED'],
    ['taking away a given number', [], 'erase 1', 'CELL_FILLED'],
    ['taking away nothing', [], 'erase 8', 'NOTHING_WRITTEN'],
    ['taking away beyond the board', [], 'erase 20', 'NO_SUCH_CELL'],
    ['checking nothing', [], 'check', 'NOTHING_WRITTEN'],
    ['checking twice', [wrong(8), 'check'], 'check', 'CHECKED_ALREADY'],
  ];
  it.each(refusals)('refuses, uncounted and in a sentence: %s', (_, before, text, code) => {
    const state = play(first(), ...before);
    const given = state.origins.indexOf('hint');
    const fault = faultOf(state, text === 'revealed' ? `place ${given} 1` : text);
    expect(fault.code).toBe(code);
    expect(fault.counts).toBeUndefined();
    expect(words.fault(fault)).toMatch(/^[A-Z].+\.$/);
  });

  it('is won when all is right, and not when all is full', () => {
    const full = play(first(), ...OPEN.slice(1).map(right), wrong(0));
    expect(rules.status(full, freshTally(null))).toEqual({ kind: 'playing' });
    expect(rules.progress(full)).toEqual({ done: 17, total: 17 });
    const before = play(first(), ...OPEN.slice(1).map(right));
    expect(eventsOf(before, wrong(0))).toMatchObject([{ kind: 'written', cellsLeft: 0, isAllRight: false }]);
    expect(eventsOf(full, right(0))).toMatchObject([{ kind: 'written', cellsLeft: 0, isAllRight: true }]);
    const won = play(full, right(0));
    expect(rules.status(won, freshTally(null))).toEqual({ kind: 'won', score: 10_000 });
    expect(faultOf(won, 'erase 0').code).toBe('GAME_OVER');
    expect([...rules.moves(full)]).toEqual([{ kind: 'place', cell: 0, digit: SOLUTION[0] }]);
  });

  it('the solution shows over what is wrong', () => {
    const shown = play(first(), wrong(8), right(0), 'solution');
    expect(shown.revealed).toEqual(SOLUTION);
    expect([shown.origins[8], shown.origins[0]]).toEqual(['shown', 'player']);
    expect(rules.status(shown, freshTally(null))).toEqual({ kind: 'lost', cause: 'solution' });
  });

  it('Hint mends a wrong number before it reveals another, and says so', () => {
    const state = play(first(), right(0), wrong(8));
    const [event] = eventsOf(state, 'reveal');
    const told = { kind: 'filled', by: 'hint', cell: 8, digit: SOLUTION[8], cellsLeft: 4 };
    expect(event).toEqual({ ...told, instead: wrongDigit(8) });
    const after = play(state, 'reveal');
    expect([after.revealed[8], after.origins[8]]).toEqual([SOLUTION[8], 'hint']);
    expect(play(after, 'reveal').revealed.filter((digit) => digit === 0)).toHaveLength(3 + 3);
  });

  it('help alone counts, and no result speaks of errors', () => {
    const tally = { ...freshTally(null), elapsedMs: 600_000, aids: { check: 2, 'before-mistake': 1 } };
    const score = scoreBreakdown(tally, 'unjudged');
    expect(score).toMatchObject({ seconds: null, hints: 3, total: 8_500, isJudged: false });
    expect(resultText('4×5, gentle, unjudged', score, '10:00', true)).toEqual({
      text: 'Parlour · Hudoku 4×5, gentle, unjudged\n⏳ 8,500 points ⏱ 10:00\n💡3',
      plain: 'Parlour, Hudoku 4×5, gentle, unjudged: 8,500 points after 10:00, with 3 hints.',
    });
  });

  it('in all other modes none of this can be done', () => {
    for (const mode of ['hourglass', 'extended', 'relaxed'] as const) {
      const state = play(first(mode), right(8));
      expect(['erase 8', 'check'].map((text) => faultOf(state, text).code)).toEqual([
        'ONLY_UNJUDGED',
        'ONLY_UNJUDGED',
      ]);
      expect(faultOf(state, wrong(0))).toMatchObject({ code: 'WRONG_DIGIT', counts: true });
    }
  });

  it('moves are counted by their roles', () => {
    const texts = ['erase 0', 'check', 'restore 1', 'note-all', 'clear-all', 'colour 0 1', 'clear-colours'];
    const roles = [...texts, 'checkpoint'].map((text) => rules.role(must(rules.parseMove(text))));
    expect(roles).toEqual(['plain', { aid: 'check' }, 'plain', 'mark', 'mark', 'mark', 'mark', 'mark']);
  });
});

/** By the spec alone: the only solution of the deal, and what of the player's own is not that. */
function wrongByOracle(config: Config, deal: string, { revealed }: State): number[] {
  const [solved] = bruteForce(readGiven(config.template, deal), 1);
  return [...revealed.keys()].filter((cell) => revealed[cell] !== 0 && revealed[cell] !== solved![cell]);
}

/** The last moment at which nothing wrong stood, walked to by hand from the start. */
function cleanByOracle(config: Config, deal: string, states: readonly State[]): number | null {
  let clean = 0;
  for (const [at, state] of states.entries()) if (wrongByOracle(config, deal, state).length === 0) clean = at;
  return clean === states.length - 1 ? null : clean;
}

function anything(state: State, rng: Rng): HudokuMove {
  const { fillable } = templateOf(state.config.template);
  const cell = fillable[rng.below(fillable.length)]!;
  const [next] = rules.moves(state);
  const moves: HudokuMove[] = [
    { kind: 'place', cell, digit: state.solution[cell]! },
    { kind: 'place', cell, digit: state.solution[cell]! },
    next!,
    { kind: 'place', cell, digit: 1 + rng.below(4) },
    { kind: 'erase', cell },
    { kind: 'check' },
    { kind: 'reveal' },
    { kind: 'mark', mark: 'checkpoint' },
    { kind: 'restore', checkpoint: 1 + rng.below(2) },
  ];
  return moves[rng.below(moves.length)]!;
}

const RUNS = count(12, 400);

describe(`against an oracle of ${RUNS} random runs`, () => {
  const BOARDS = [UNJUDGED, { ...UNJUDGED, template: '6x5', level: 'steady' }] as const;
  let [checks, mistakes, backs] = [0, 0, 0];

  it.each(Array.from({ length: RUNS }, (_, n) => n))('run %i', (n) => {
    const seed = `expert-${n}`;
    const config: Config = BOARDS[n % BOARDS.length]!;
    const deal = rules.deal(config, chanceFrom(seed), 2);
    const rng = rngFor(seed, 'walk');
    const states = [must(rules.start(config, deal, 2))];
    for (let step = 0; step < 60; step++) {
      const state = states.at(-1)!;
      if (rules.status(state, freshTally(null)).kind !== 'playing') break;
      const move = anything(state, rng);
      const result = rules.apply(state, move, chanceFrom(seed));
      const wrongNow = wrongByOracle(config, deal, state);
      if (move.kind === 'check' && result.ok) {
        checks++;
        mistakes += wrongNow.length;
        expect(result.value.events).toEqual([{ kind: 'checked', wrong: wrongNow }]);
        const told = result.value.state.extras!.verdicts;
        expect([...told.keys()].filter((cell) => told[cell] === 'wrong')).toEqual(wrongNow);
      }
      if (!result.ok) continue;
      states.push(result.value.state);
      const verdicts = result.value.state.extras?.verdicts ?? [];
      // What stands marked is so, whatever has been written since.
      const stillWrong = wrongByOracle(config, deal, result.value.state);
      for (const [cell, verdict] of verdicts.entries())
        if (verdict !== null) expect(verdict === 'wrong', `${seed} ${step}`).toBe(stillWrong.includes(cell));
      const clean = cleanByOracle(config, deal, states);
      expect(beforeMistake(states), `${seed} ${step}`).toBe(clean);
      if (clean !== null) backs++;
      const hint = rules.hint(rules.view(result.value.state));
      if (hint && stillWrong.length > 0) expect(hint.move).toMatchObject({ kind: 'erase' });
      if (hint?.move.kind === 'erase') expect(stillWrong).toContain(hint.move.cell);
      if (hint?.move.kind === 'place') expect(hint.move.digit).toBe(states[0]!.solution[hint.move.cell]);
    }
  });

  it('came to checks, mistakes and ways back', () => {
    expect(checks).toBeGreaterThan(RUNS);
    expect(mistakes).toBeGreaterThan(RUNS / 2);
    expect(backs).toBeGreaterThan(RUNS * 3);
  });
});

describe('before the first mistake', () => {
  const states = (...texts: string[]) =>
    [0, ...texts.keys()].map((_, played) => play(first(), ...texts.slice(0, played)));
  const cases: readonly (readonly [string, readonly string[], number | null])[] = [
    ['nothing is wrong', [right(0), right(8)], null],
    ['it was the last move', [right(0), wrong(8)], 1],
    ['right ones came after it', [right(0), wrong(8), right(6), right(11)], 1],
    ['an earlier one has been mended', [wrong(8), right(8), right(0), wrong(6), right(11)], 3],
    ['an earlier one was mended later', [wrong(8), wrong(6), right(8), right(0)], 0],
  ];
  it.each(cases)('%s', (_, texts, at) => expect(beforeMistake(states(...texts))).toBe(at));
});

describe('Explain, where nothing is judged', () => {
  const told = (state: State) => {
    const view = rules.view(state);
    const hint = rules.hint(view)!;
    return { said: hint.stages.map((stage) => words.stage(stage, view)), move: hint.move };
  };

  it('says of a board without numbers of one’s own what it says elsewhere', () => {
    expect(rules.hint(rules.view(first()))).toEqual(rules.hint(rules.view(first('relaxed'))));
  });

  it('says the same for nothing, whether anything is wrong or not', () => {
    const [sure, unsure] = [told(play(first(), right(8))), told(play(first(), wrong(8)))];
    expect(sure.said[0]).toBe('First comes whether every number so far is right.');
    expect(unsure.said[0]).toBe(sure.said[0]);
    expect(sure.said[1]).toBe('Every number so far is right.');
    expect(sure.said[2]).toMatch(/^Next: /);
    expect(sure.move).toMatchObject({ kind: 'place' });
    expect(unsure.said.slice(1)).toEqual([
      '1 number is wrong. What follows from that is wrong too.',
      `The ${wrongDigit(8)} at row 2, column 4 is wrong.`,
    ]);
    expect(unsure.move).toEqual({ kind: 'erase', cell: 8 });
  });

  it('asks no price for what Check has told', () => {
    const marked = told(play(first(), wrong(8), wrong(0), 'check'));
    expect(marked.said).toEqual(['Check has marked what is wrong: that goes first.']);
    expect(marked.move).toEqual({ kind: 'erase', cell: 0 });
    expect(told(play(first(), right(8), 'check')).said[0]).toMatch(/^Next: /);
  });
});

describe('the film, where wrong numbers stand', () => {
  it('takes them away, and then goes on as ever', () => {
    const states = [first(), play(first(), wrong(8)), play(first(), wrong(8), wrong(0))];
    const film = must(rules.film!('path', { states, moves: [], at: 2, chance }));
    const texts = film.moves.map(rules.formatMove);
    expect(texts.slice(0, 2)).toEqual(['erase 0', 'erase 8']);
    expect(words.stage(film.said[0]!, rules.view(states[2]!))).toBe(
      `The ${wrongDigit(0)} at row 1, column 1 is wrong.`,
    );
    const end = play(states[2]!, ...texts);
    expect(rules.status(end, freshTally(null)).kind).toBe('won');
    expect(Object.keys(film.said)).toHaveLength(texts.length);
  });
});

describe('checkpoints', () => {
  it('are numbered, and what has been done since can be taken back and compared', () => {
    const state = play(
      first(),
      'note 6 1',
      right(0),
      'checkpoint',
      wrong(8),
      right(11),
      'erase 0',
      'checkpoint',
    );
    expect(state.extras!.checkpoints).toHaveLength(2);
    expect(sinceCheckpoint(rules.view(state), 1)).toEqual({ more: [8, 11], other: [], fewer: [0] });
    expect(sinceCheckpoint(rules.view(play(state, right(8))), 2)).toEqual({
      more: [],
      other: [8],
      fewer: [],
    });
    expect(sinceCheckpoint(rules.view(state), 3)).toBeNull();
    const back = play(state, 'restore 1');
    expect([0, 8, 11].map((cell) => back.revealed[cell])).toEqual([SOLUTION[0], 0, 0]);
    expect([0, 8, 11].map((cell) => back.origins[cell])).toEqual(['player', null, null]);
    // The other one is still there.
    expect(play(back, 'restore 2').revealed).toEqual(state.revealed);
    expect(eventsOf(state, 'restore 1')).toEqual([{ kind: 'restored', checkpoint: 1, cellsLeft: 5 }]);
  });

  it('bring notes and colours back, and keep what has been revealed since', () => {
    const before = play(first(), 'note 0 1', 'note 6 1', 'note 6 7', 'colour 8 2', 'checkpoint');
    const after = play(before, 'clear 6', 'colour 8 3', 'clear-colours', 'reveal');
    const given = after.origins.indexOf('hint');
    const back = play(after, 'restore 1');
    expect(back.revealed[given]).toBe(SOLUTION[given]);
    expect(back.origins[given]).toBe('hint');
    expect(back.extras!.colours[8]).toBe(2);
    for (const cell of [0, 6])
      if (cell !== given)
        expect(back.notes[cell]! & ~before.notes[cell]!, 'no note that was not there').toBe(0);
    expect(back.notes[given]).toBe(0);
  });

  it('take no check with them that no longer fits', () => {
    const state = play(first(), right(0), 'checkpoint', wrong(0), wrong(8), 'check');
    expect([0, 8].map((cell) => state.extras!.verdicts[cell])).toEqual(['wrong', 'wrong']);
    const back = play(state, 'restore 1');
    expect([0, 8].map((cell) => back.extras!.verdicts[cell])).toEqual([null, null]);
  });

  it('hold in judged games too, and draw nothing', () => {
    const state = play(first('hourglass'), 'checkpoint', right(0), 'reveal');
    const back = play(state, 'restore 1');
    expect(back.revealed[0]).toBe(state.origins[0] === 'hint' ? SOLUTION[0] : 0);
    expect(back.reveals).toBe(1);
  });

  it('are refused where there is none, nothing to change, or no room', () => {
    expect(faultOf(first(), 'restore 1')).toMatchObject({ code: 'NO_SUCH_CHECKPOINT' });
    expect(faultOf(play(first(), 'checkpoint'), 'restore 1')).toMatchObject({ code: 'AS_AT_CHECKPOINT' });
    const full = play(first(), ...Array.from({ length: 9 }, () => 'checkpoint'));
    expect(words.fault(faultOf(full, 'checkpoint'))).toBe(
      'There are 9 checkpoints already, and no room for more.',
    );
  });
});

describe('colours and all notes at once', () => {
  it('a colour comes, changes and goes, on any cell but an empty one', () => {
    const state = play(first('relaxed'), 'colour 1 2');
    expect(state.extras!.colours[1]).toBe(2);
    expect(play(state, 'colour 1 4').extras!.colours[1]).toBe(4);
    expect(play(state, 'colour 1 2').extras!.colours[1]).toBe(0);
    expect(faultOf(state, 'colour 15 1').code).toBe('EMPTY_CELL');
    expect(faultOf(first(), 'clear-colours').code).toBe('NO_COLOURS');
    expect(play(state, 'colour 8 1', 'clear-colours').extras!.colours.every((one) => one === 0)).toBe(true);
  });

  it('every open cell without notes gets every number of its region, which tells nothing', () => {
    const state = play(first('relaxed'), 'note 8 3', 'note-all');
    expect([0, 8, 13, 1, 15].map((cell) => state.notes[cell])).toEqual([
      0b11_1111_1110,
      1 << 3,
      0b1_1110,
      0,
      0,
    ]);
    expect(faultOf(state, 'note-all').code).toBe('ALL_NOTED');
    expect(play(state, 'clear-all').notes.every((mask) => mask === 0)).toBe(true);
    expect(faultOf(first(), 'clear-all').code).toBe('NO_NOTES_AT_ALL');
  });

  it('leave no trace in games that do not use them', () => {
    expect(first('relaxed')).not.toHaveProperty('extras');
    expect(rules.view(play(first('relaxed'), right(0), 'notes', 'reveal'))).not.toHaveProperty('extras');
  });
});

/** As released: none of these may ever mean anything else. */
describe('golden runs of the mode', () => {
  const record = (...moves: string[]) => ({
    game: 'hudoku',
    version: 1,
    dealVersion: 2,
    scoreVersion: 2,
    config: '6x5-steady-unjudged',
    seed: 'golden0000',
    deal: '180000200306579001652390000400',
    moves,
    cursor: moves.length,
    tally: freshTally(null),
  });
  const cases = [
    [['place 2 2', 'place 3 4', 'check', 'erase 2'], '180400200306579001652390000400', '3w'],
    [['place 2 2', 'checkpoint', 'place 3 4', 'restore 1', 'reveal'], '183000200306579001652390000400', ''],
    [
      ['colour 0 1', 'note-all', 'place 2 3', 'clear-all', 'checkpoint'],
      '183000200306579001652390000400',
      '',
    ],
  ] as const;
  it.each(cases)('%#', (moves, board, verdicts) => {
    const { states } = must(replay(rules, record(...moves)));
    const { revealed, emptyHints, extras } = states.at(-1)!;
    const drawn = revealed.map((digit, cell) => digit || emptyHints[cell]).join('');
    expect(drawn).toBe(board);
    const told = extras!.verdicts.flatMap((verdict, cell) => (verdict ? [`${cell}${verdict[0]}`] : []));
    expect(told.join()).toBe(verdicts);
  });
});
