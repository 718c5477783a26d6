/** How a Hudoku could have gone on: at any place of any run, by what its level asks for and nothing above it. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Rng, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import type { Film, Played } from '../../../src/core/rules';
import { rules } from '../../../src/games/hudoku/rules/rules';

import {
  type Config,
  type Hudoku,
  type HudokuMove,
  MODES,
  type State,
} from '../../../src/games/hudoku/rules/types';
import { words } from '../../../src/games/hudoku/words/words';
import { saveKey } from '../../../src/store/saving/saveText';
import { inlineDealer } from '../../../src/store/session/dealer';
import { count } from '../../counts';
import { browser } from '../../store/onePlayer';
import runs from './golden/hudoku.first-edition-runs.json';
import { TEMPLATES } from './templates';

const RUNS = count(2, 40);
const SEED = `film${RUNS}`;
const CONFIGS: Config[] = TEMPLATES.flatMap(({ id, levels }, t) =>
  levels.map((level, l): Config => ({ template: id, level, mode: MODES[(t + l) % MODES.length]! })),
);

/** By the rule book: what each level adds to those before it, as its sentences begin. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  gentle: ['Only number', 'Only place'],
  steady: ['Full line', 'Struck out'],
  sharp: ['Locked number', 'Pair', 'Hidden pair'],
  fiendish: ['Triple', 'Hidden triple', 'X-wing', 'Chain'],
};
const allowedAt = (level: string) =>
  Object.keys(ADDED)
    .slice(0, Object.keys(ADDED).indexOf(level) + 1)
    .flatMap((added) => ADDED[added]!);

function started(config: Config, seed: string): State {
  return must(rules.start(config, rules.deal(config, chanceFrom(seed), 2), 2));
}

let places = 0;

interface Walk {
  readonly states: State[];
  readonly moves: HudokuMove[];
}

function walk(first: State, next: (state: State) => HudokuMove | null, seed: string): Walk {
  const states = [first];
  const moves: HudokuMove[] = [];
  for (
    let turn = 0;
    turn < 200 && rules.progress(states.at(-1)!).done < rules.progress(first).total;
    turn++
  ) {
    const move = next(states.at(-1)!);
    const played = move && rules.apply(states.at(-1)!, move, chanceFrom(seed));
    if (!move || !played?.ok) continue;
    states.push(played.value.state);
    moves.push(move);
  }
  return { states, moves };
}

/** Numbers in any order, hints, sand, notes and wrong numbers. */
function anything(state: State, rng: Rng): HudokuMove {
  const open = [...rules.moves(state)].flatMap((move) => (move.kind === 'place' ? [move] : []));
  const place = open[rng.below(open.length)]!;
  const digit = 1 + rng.below(4);
  const kinds: readonly HudokuMove[] = [
    place,
    place,
    { ...place, digit },
    { kind: 'reveal' },
    { kind: 'sand' },
    { kind: 'fillNotes' },
    { kind: 'mark', mark: 'toggle', cell: place.cell, digit },
    { kind: 'mark', mark: 'clear', cell: place.cell },
    { kind: 'mark', mark: 'fill' },
  ];
  return kinds[rng.below(kinds.length)]!;
}

function filmAt(run: Walk, at: number, seed: string): Film<Hudoku> {
  const played: Played<Hudoku> = { ...run, at, chance: chanceFrom(seed) };
  return must(rules.film!('path', played));
}

/** To the solution, one number at a time, each told before by what its level allows. */
function expectGood({ from, moves, said }: Film<Hudoku>, { states }: Walk, seed: string): void {
  let state = states[from]!;
  const { level } = state.config;
  expect(Object.keys(said).map(Number)).toEqual([...moves.keys()]);
  for (const [n, move] of moves.entries()) {
    const stage = said[n]!;
    const text = words.stage(stage, rules.view(state));
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    const techniques = stage.code === 'reasons' ? stage.reasons : [stage];
    for (const reason of techniques) {
      const [name = ''] = words.stage(reason, rules.view(state)).split(':');
      expect(allowedAt(level), text).toContain(name);
    }
    expect(stage.cells!.length).toBeGreaterThan(0);
    expect(move.kind).toBe('place');
    expect(rules.parseMove(rules.formatMove(move))).toEqual({ ok: true, value: move });
    // Explain would have said the same here, and in the same words.
    const hint = rules.hint(rules.view(state))!;
    expect(hint.move).toEqual(move);
    expect(hint.stages.slice(2, -1)).toEqual(techniques);
    state = must(rules.apply(state, move, chanceFrom(seed))).state;
  }
  expect(state.revealed).toEqual(state.solution);
  expect(rules.status(state, freshTally(null)).kind).toBe('won');
}

describe(`the solver’s path, seed ${SEED}`, { timeout: count(60_000, 1_800_000) }, () => {
  for (const config of CONFIGS) {
    it(`${rules.formatConfig(config)}: from all places of ${RUNS} random and ${RUNS} hinted runs`, () => {
      for (let n = 0; n < RUNS; n++) {
        const seed = `${SEED}-${n}`;
        const rng = rngFor(seed, 'walk');
        const first = started({ ...config, mode: MODES[(n + MODES.indexOf(config.mode)) % 3]! }, seed);
        const random = walk(first, (state) => anything(state, rng), seed);
        const hinted = walk(first, (state) => rules.hint(rules.view(state))?.move ?? null, seed);
        for (const run of [random, hinted]) {
          const last = run.states.length - 1;
          expect(rules.status(run.states[last]!, freshTally(null)).kind).toBe('won');
          const step = count(Math.ceil(last / 12), 1);
          for (let at = 0; at < last; at += step) {
            const film = filmAt(run, at, seed);
            expect(film.from).toBe(at);
            expectGood(film, run, seed);
            places++;
          }
        }
      }
    });
  }

  it('of more than 200 places', () => expect(places).toBeGreaterThan(200));

  it('tells each number as Explain does, though it takes several deductions', () => {
    const config: Config = { template: '4x5', level: 'steady', mode: 'relaxed' };
    const first = started(config, 'told');
    const { said } = filmAt({ states: [first], moves: [] }, 0, 'told');
    const told = Object.values(said).map((stage) => words.stage(stage, rules.view(first)));
    expect(told.filter((text) => text.includes('Struck out')).slice(0, 1)).toMatchInlineSnapshot(`
      [
        "Struck out: 1 is struck out at row 4, column 2, so no cell of row 4 or column 2 is 1. Only number: row 4, column 5 can only be 4, with 2 in its row, 3 in its column, 1 ruled out earlier.",
      ]
    `);
    expect(told.filter((text) => !text.includes('Struck out'))[0]).toMatchInlineSnapshot(
      `"Only place: region B needs a 3, and only one of its empty cells can still take it."`,
    );
  });
});

describe('where nothing is left to find', () => {
  const first = started({ template: '6x5', level: 'steady', mode: 'extended' }, 'over');

  it('the path is that from the deal, if the player has found everything', () => {
    const run = walk(first, (state) => rules.hint(rules.view(state))?.move ?? null, 'over');
    const film = filmAt(run, run.states.length - 1, 'over');
    expect(film.from).toBe(0);
    expectGood(film, run, 'over');
  });

  it('and from where the player gave up, if the rest was shown', () => {
    const begun = walk(first, (state) => rules.hint(rules.view(state))?.move ?? null, 'over');
    const states = begun.states.slice(0, 4);
    const shown = must(rules.apply(states[3]!, { kind: 'solution' }, chanceFrom('over'))).state;
    const run = {
      states: [...states, shown],
      moves: [...begun.moves.slice(0, 3), { kind: 'solution' } as const],
    };
    const film = filmAt(run, 4, 'over');
    expect(film.from).toBe(3);
    expectGood(film, run, 'over');
  });
});

describe('is refused in a sentence', () => {
  const sharp = started({ template: '8x8', level: 'sharp', mode: 'relaxed' }, 'refused');
  const refusalOf = (code: string, state: State) => {
    const film = rules.film!(code, { states: [state], moves: [], at: 0, chance: chanceFrom('x') });
    return film.ok ? null : { code: film.fault.code, sentence: words.fault(film.fault) };
  };
  const NO_PATH = {
    code: 'NO_PATH',
    sentence: 'From here, what this level asks for does not lead to the end.',
  };

  it('where the puzzle asks for more than its level', () => {
    expect(refusalOf('path', sharp)).toBeNull();
    const config: Config = { ...sharp.config, level: 'steady' };
    expect(refusalOf('path', { ...sharp, config })).toEqual(NO_PATH);
  });

  it('where a wrong number stands in the way', () => {
    const [place] = rules.moves(sharp);
    if (place?.kind !== 'place') throw new Error('nothing to place');
    const wrong = [1, 2, 3, 4].filter((digit) => digit !== place.digit);
    const refused = wrong.map((digit) => {
      return refusalOf('path', { ...sharp, revealed: sharp.revealed.with(place.cell, digit) });
    });
    expect(refused).toContainEqual(NO_PATH);
  });

  it('where there is no such film', () => {
    expect(refusalOf('other', sharp)?.code).toBe('UNKNOWN_TASK');
    expect(rules.films).toEqual(['path']);
  });
});

describe('games of the first edition', () => {
  it.each(runs)('$name: has its path', async ({ save }) => {
    const player = await browser(rules);
    player.database.texts.set(saveKey('hudoku'), save);
    const page = await player.openPage();
    const { record } = page.game();
    const dealer = inlineDealer(rules);
    for (const cursor of [0, Math.floor(record.cursor / 2), record.cursor]) {
      const { from, moves } = must(await dealer.film({ ...record, cursor }, 'path'));
      const filmed = [...record.moves.slice(0, from), ...moves.map(rules.formatMove)];
      const { states } = must(replay(rules, { ...record, moves: filmed, cursor: from }));
      expect(rules.status(states.at(-1)!, freshTally(null)).kind).toBe('won');
    }
  });
});

describe('in words', () => {
  it('the film and the help have names', () => {
    expect(words.film!('path')).toBe('How it could be solved');
    const roles = (['reveal', 'sand', 'fillNotes'] as const).map((kind) => rules.role({ kind }));
    const codes = roles.map((role) => (typeof role === 'object' ? role.aid : role));
    const named = [rules.hintAid!, ...codes].map((code) => words.aids?.[code]);
    expect(named).toEqual(['Explain', 'Hint', 'The sand ran out', 'Fill notes']);
    expect(Object.keys(words.aids ?? {})).toHaveLength(6);
  });
});
