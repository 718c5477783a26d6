import { chanceFrom, rngFor, shuffled } from '../../../src/core/chance';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { type Config, type HudokuMove, MODES, type State } from '../../../src/games/hudoku/rules/types';
import { describeRules } from '../../contract/describeRules';
import { bruteForce, readGiven } from './oracle';
import { TEMPLATES } from './templates';

const JUDGED = MODES.filter((mode) => mode !== 'unjudged');
const configs: Config[] = TEMPLATES.flatMap(({ id, levels }) =>
  levels.flatMap((level, i): Config[] => [
    { template: id, level, mode: JUDGED[i % JUDGED.length] ?? 'relaxed' },
    { template: id, level, mode: 'unjudged' },
  ]),
);

/** Legal right now: the digits of the only solution in every hidden cell, found by brute force from what shows. */
function enumerate(state: State): HudokuMove[] {
  // What the player has written may be wrong.
  const given = state.revealed.map((digit, cell) => (state.origins[cell] === 'player' ? 0 : digit));
  const deal = given.map((digit, cell) => digit || state.emptyHints[cell] || 0).join('');
  const board = readGiven(state.config.template, deal);
  const [solution] = bruteForce(board, 1);
  const hidden = [...board.tokens.keys()].filter(
    (cell) => board.tokens[cell]!.length === 1 && state.revealed[cell] !== solution![cell],
  );
  return state.gaveUp ? [] : hidden.map((cell) => ({ kind: 'place', cell, digit: solution![cell]! }));
}

function sideMoves(state: State): HudokuMove[] {
  const open = state.origins.flatMap((origin, cell) =>
    origin === null && state.solution[cell] ? [cell] : [],
  );
  if (open.length === 0) return [];
  // A third of the cells at a time, another with every number: in the end each of them.
  const third = open.filter((cell) => cell % 3 === open.length % 3);
  return [
    ...third.map((cell): HudokuMove => ({ kind: 'mark', mark: 'toggle', cell, digit: 1 + (cell % 4) })),
    ...open
      .filter((cell) => state.notes[cell] !== 0)
      .map((cell): HudokuMove => ({ kind: 'mark', mark: 'clear', cell })),
    { kind: 'mark', mark: 'fill' },
    ...(canFill(state) ? [{ kind: 'fillNotes' } as const] : []),
    { kind: 'reveal' },
    { kind: 'sand' },
    ...expertMoves(state, third[0] ?? 0).filter((move) => rules.apply(state, move, chanceFrom('side')).ok),
  ];
}

/** Wrong numbers as well, where they can stand. */
function expertMoves({ config, solution }: State, cell: number): HudokuMove[] {
  const marks: HudokuMove[] = [
    { kind: 'mark', mark: 'noteAll' },
    { kind: 'mark', mark: 'clearAll' },
    { kind: 'mark', mark: 'colour', cell, colour: 1 + (cell % 4) },
    { kind: 'mark', mark: 'clearColours' },
    { kind: 'mark', mark: 'checkpoint' },
    { kind: 'restore', checkpoint: 1 },
  ];
  if (config.mode !== 'unjudged') return marks;
  const wrong = 1 + (solution[cell]! % 4);
  return [
    ...marks,
    { kind: 'place', cell, digit: wrong },
    { kind: 'place', cell: cell + 1, digit: wrong },
    { kind: 'erase', cell },
    { kind: 'erase', cell: cell - 1 },
    { kind: 'check' },
  ];
}

function canFill(state: State): boolean {
  return rules.apply(state, { kind: 'fillNotes' }, chanceFrom('fill')).ok;
}

/** Another solution behind the same board: what is hidden is handed round. */
function swapHidden(state: State, seed: string): State {
  const hidden = [...state.solution.keys()].filter((cell) => state.solution[cell] && !state.revealed[cell]);
  const digits = shuffled(
    hidden.map((cell) => state.solution[cell]!),
    rngFor(seed, 'swap'),
  );
  const solution = state.solution.slice();
  for (const [i, cell] of hidden.entries()) solution[cell] = digits[i]!;
  return { ...state, solution };
}

describeRules(rules, {
  configs,
  // Of each board and level; more in the soak.
  seeds: 1,
  walk: 70,
  badConfigs: [
    '',
    '4x5',
    '4x5-gentle',
    '4x5-gentle-hourglass-',
    '4x5-fiendish-relaxed',
    '6x5-fiendish-relaxed',
    '9x9-gentle-relaxed',
    '4x5-Gentle-hourglass',
    '4x5--hourglass',
    `4x5-gentle-${'hourglass'.repeat(9)}`,
    '__proto__-gentle-relaxed',
    '4x5-gentle-judged',
    '4x5-fiendish-unjudged',
  ],
  badMoves: [
    '',
    'place',
    'place 1',
    'place 01 5',
    'place 1 0',
    'place 1 10',
    'place -1 5',
    'place 1.5 5',
    'place 1000 5',
    'place 1 5 ',
    'Place 1 5',
    'note 1',
    'note 1 0',
    'clear',
    'clear 1 1',
    'reveal 3',
    'sand ',
    'solution!',
    'notes 1',
    'fill-notes 1',
    'fillNotes',
    'erase',
    'erase 1 1',
    'erase -1',
    'check 1',
    'restore',
    'restore 0',
    'restore 10',
    'restore 1 1',
    'colour 1',
    'colour 1 0',
    'colour 1 5',
    'checkpoint 1',
    'note-all 1',
    'clear-all ',
    'clear-colours!',
    'toString',
  ],
  badDeals: ['', '0', '0'.repeat(20), '0'.repeat(30), '0'.repeat(64), '-'.repeat(64), '9'.repeat(30)],
  enumerate,
  sideMoves,
  swapHidden,
  winning: 'hints',
});
