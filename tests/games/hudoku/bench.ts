/** Hudoku's figures: counting solutions against the seed's backtracking, dealing, and what levels there are. */

import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { prove } from '../../../src/games/hudoku/making/proof';
import { sketchOf } from '../../../src/games/hudoku/making/sketch';
import { formatSketch, parseText } from '../../../src/games/hudoku/making/sketchText';
import { minimalPuzzle } from '../../../src/games/hudoku/rules/deal';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { grade, solveByLogic } from '../../../src/games/hudoku/rules/solving/grading';
import { countSolutions } from '../../../src/games/hudoku/rules/solving/solver';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import { LEVELS, type Puzzle, type Template } from '../../../src/games/hudoku/rules/types';
import { worstText } from '../../bench/hostileTexts';
import { type Bench, contest, type Figure, timing } from '../../bench/measure';
import { asPlain } from './asPlain';
import { dullFigures, fillNotesFigures, sandFigures } from './helpFigures';
import { plainCountSolutions } from './plainVersion';
import { TEMPLATES } from './templates';
import { weekFigures } from './weekFigures';

const PUZZLES = 200;

/**
 * npm's dancing-links 4.3.10 beside the same plain backtracking, µs on minimal puzzles, both measured on another
 * machine; it is not installed here, so its distance from ours is the plain version's times this ratio.
 */
const PUBLISHED = {
  '4x5': { plain: 5.61, dancingLinks: 4.9 },
  '6x5': { plain: 13.5, dancingLinks: 6.4 },
} as const;

export const figures: readonly Bench[] = [
  weekFigures,
  { group: 'Hudoku: hostile texts', run: hostileFigures },
  { group: 'Hudoku: counting solutions up to 2', run: solverFigures },
  { group: 'Hudoku: dealing', run: dealFigures },
  { group: 'Hudoku: levels of minimal puzzles', run: levelFigures },
  { group: 'Hudoku: playing', run: playFigures },
  { group: 'Hudoku: boards that Fill notes and typing alone finish', run: fillNotesFigures },
  { group: 'Hudoku: boards that are barred as dull', run: dullFigures },
  { group: 'Hudoku: boards on which the sand runs out', run: sandFigures },
];

function solverFigures(): Figure[] {
  return (['4x5', '6x5'] as const).flatMap((id) => {
    const template = templateNamed(id);
    const told = minimalPuzzles(template);
    const bare = minimalPuzzles({ ...template, empties: [] });
    const published = PUBLISHED[id];
    const share = published.dancingLinks / published.plain;
    return [
      raced(`${id}, ${PUZZLES} minimal puzzles, empty cells silent`, bare),
      raced(`${id}, ${PUZZLES} minimal puzzles, empty cells speaking`, told),
      {
        name: `${id}, dancing-links 4.3.10 (published)`,
        text: `${published.dancingLinks} µs a puzzle where the plain version took ${published.plain} µs: ${share.toFixed(2)} of the ratio above`,
        wanted: 'that product at least 8×',
      },
    ];
  });
}

function raced(name: string, puzzles: readonly Puzzle[]): Figure {
  const plain = puzzles.map(asPlain);
  return contest({
    name,
    wanted: 'at least 10×',
    ours: () => puzzles.reduce((sum, puzzle) => sum + countSolutions(puzzle, 2), 0),
    plain: () => plain.reduce((sum, puzzle) => sum + plainCountSolutions(puzzle, 2), 0),
    oursTimes: 40,
    plainTimes: 4,
  });
}

function dealFigures(): Figure[] {
  return TEMPLATES.flatMap(({ id, levels }) =>
    levels.map((level) => {
      const config = { template: id, level, mode: 'relaxed' } as const;
      for (let n = 0; n < 60; n++) rules.deal(config, chanceFrom(`warm${n}`), rules.dealVersion);
      return timing(
        `${id} ${level}`,
        300,
        (n) => rules.deal(config, chanceFrom(`bench${n}`), rules.dealVersion),
        'p99 under 10 ms',
      );
    }),
  );
}

function levelFigures(): Figure[] {
  return TEMPLATES.map((template) => {
    const levels = minimalPuzzles(template, 1000).map(grade);
    const share = (level: (typeof levels)[number]) =>
      `${((100 * levels.filter((found) => found === level).length) / levels.length).toFixed(1)} %`;
    const text = [...LEVELS.map((level) => `${level} ${share(level)}`), `beyond ${share(null)}`].join(', ');
    return { name: template.id, text };
  });
}

function playFigures(): Figure[] {
  const config = { template: '8x8', level: 'fiendish', mode: 'relaxed' } as const;
  const starts = Array.from({ length: 50 }, (_, n) =>
    must(rules.start(config, rules.deal(config, chanceFrom(`play${n}`), 1), 1)),
  );
  const at = (n: number) => starts[n % starts.length]!;
  const puzzles = minimalPuzzles(templateNamed('8x8'), 100);
  return [
    timing('8x8 fiendish, explain', 200, (n) => rules.hint(rules.view(at(n))), 'within a gesture'),
    timing('8x8, grade a minimal puzzle', 200, (n) => solveByLogic(puzzles[n % puzzles.length]!, 'fiendish')),
    timing('8x8, status and view', 200, (n) => {
      const state = at(n);
      return [rules.status(state, freshTally(null)), rules.view(state)];
    }),
  ];
}

function templateNamed(id: string): Template {
  return TEMPLATES.find((template) => template.id === id)!;
}

function minimalPuzzles(template: Template, howMany = PUZZLES): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (let n = 0; puzzles.length < howMany; n++) {
    const puzzle = minimalPuzzle(template, rngFor('bench', template.id, n));
    if (puzzle) puzzles.push(puzzle);
  }
  return puzzles;
}

/** Deals of drawn boards, as codes with a true check bring them, and texts to be pasted. */
function hostileFigures(): readonly Figure[] {
  const sketch = sketchOf(templateOf('6x5'));
  const rng = rngFor('bench', 'hostile');
  const drawn = must(rules.parseConfig('d5aaabbaaabbaaaAAcccCCcccddcccdd-gentle-relaxed'));
  const large = must(rules.parseConfig(`dc${LARGEST.join('')}-gentle-relaxed`));
  return [
    worstText('deals of a drawn board', [GIVENS, GIVENS.replace(/[1-9]/g, '0')], rng, (deal) =>
      rules.start(drawn, deal, rules.dealVersion),
    ),
    worstText('deals of the largest board', ['0'.repeat(144), `12${'0'.repeat(142)}`], rng, (deal) =>
      rules.start(large, deal, rules.dealVersion),
    ),
    worstText('pasted puzzles', [formatSketch(sketch)], rng, (text) => parseText(text, sketch)),
    worstText('proofs of pasted puzzles', [formatSketch(sketch), WIDE], rng, (text) => {
      const made = parseText(text, sketch);
      if (made.ok) prove(made.value);
    }),
  ];
}

/** Twelve regions of 3×3, of which every row and column has three, and a third of the cells empty. */
const WIDE = ['a a a b b b c c c -a -b -c', '-d -e -f d d d e e e f f f', 'g g g -g -h -i h h h i i i']
  .concat('j j j k k k -j -k -l l l l')
  .flatMap((row) => [row, row, row])
  .join('\n');

const GIVENS = '5003090000687--249--0700001604';

/** Sixteen regions of 3×3. */
const LARGEST = Array.from({ length: 144 }, (_, cell) =>
  String.fromCharCode(97 + Math.floor(cell / 36) * 4 + Math.floor((cell % 12) / 3)),
);
