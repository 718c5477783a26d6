import { rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { findConditions } from '../../../src/games/dokuborn/maker/screen/findConditions';
import { choicesFor } from '../../../src/games/dokuborn/making/choices';
import { judge } from '../../../src/games/dokuborn/making/judge';
import { parseSketch } from '../../../src/games/dokuborn/making/sketch';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { generatePuzzleCode, loadPuzzleFromCode } from '../../../src/games/dokuborn/rules/codes';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { scoreOf } from '../../../src/games/dokuborn/rules/difficulty';
import { isDull } from '../../../src/games/dokuborn/rules/dull';
import {
  findPuzzle,
  generateNewPuzzle,
  isPlain,
  type Wanted,
} from '../../../src/games/dokuborn/rules/generate';
import { arePairsSolvable } from '../../../src/games/dokuborn/rules/matching';
import { indexPool, type Pool, pairsOf } from '../../../src/games/dokuborn/rules/pool';
import { createSampler } from '../../../src/games/dokuborn/rules/sampler';
import { createCardSearch } from '../../../src/games/dokuborn/rules/search';
import { scarcityOf } from '../../../src/games/dokuborn/rules/stars';
import { type Card, type Condition, LEVELS, SIZES, type Size } from '../../../src/games/dokuborn/rules/types';
import { worstText } from '../../bench/hostileTexts';
import { type Bench, contest, type Figure, timing } from '../../bench/measure';
import { MISSPELT } from './misspelt';
import { plainAttempt } from './plainVersion';
import { weekFigures } from './weekFigures';

const LARGE = 100_000;

/** Of what is typed, pasted and saved on the maker's page, with all that is worked out at once. */
function hostile(pool: Pool): Figure[] {
  const rng = rngFor('bench', 'hostile');
  return [
    worstText('grids on their way', ['4:f4,-,k2,c1,-,o3,-,e12', '3:c1,-,-,o1,-,-'], rng, (text) => {
      const sketch = parseSketch(text);
      if (!sketch.ok) return;
      judge(pool, sketch.value);
      choicesFor(pool, sketch.value, 0);
    }),
    worstText('codes', ['3:bDEsbDEx', '3:YzEsYzIsYzMsbzEsbzIsbzM='], rng, (text) =>
      loadPuzzleFromCode(pool, text),
    ),
    worstText('searches for a condition', ['Mickey Mouse & Friends', 'cost 3'], rng, findConditions),
  ];
}

/** The shipped cards over and over, every copy under a name and id of its own. */
function manyCards(): Card[] {
  const { cards } = embeddedCards;
  return Array.from({ length: LARGE }, (_, at) => {
    const card = cards[at % cards.length]!;
    const copy = Math.floor(at / cards.length);
    return copy === 0 ? card : { ...card, id: at + 1_000_000, fullName: `${card.fullName} ${copy}` };
  });
}

function attempts(pool: Pool, size: Size): Figure {
  const sampler = createSampler(pool, size);
  const rng = rngFor('bench', 'ours');
  const plainRng = rngFor('bench', 'plain');
  return contest({
    name: `one attempt, ${size}×${size}, ${pool.cards.length} cards`,
    wanted: '≥ 1,000×',
    ours: () => {
      if (!sampler.draw(rng)) return null;
      const pairs = sampler.pairs();
      return arePairsSolvable(pool, pairs) ? scoreOf(pool, pairs) : null;
    },
    plain: () => plainAttempt(pool.cards, allConditions, size, plainRng),
    oursTimes: 20_000,
    plainTimes: pool.cards.length > 10_000 ? 4 : 40,
  });
}

function generating(pool: Pool): Figure[] {
  return SIZES.map((size) =>
    timing(
      `a new puzzle, ${size}×${size}, all stars in turn`,
      1000,
      (run) => generateNewPuzzle(pool, size, LEVELS[run % LEVELS.length] ?? 1, `bench${run}`),
      'p99 < 5 ms',
    ),
  );
}

const PUZZLES = Number(process.env.PARLOUR_PUZZLES ?? 60);

/** Counts, not times: what a puzzle of so many stars is like, by the score as before and by the answers. */
function scarcities(pool: Pool): Figure[] {
  const first = { size: 3, level: 3, starsBy: 'answers', conditions: 'plain' } as const;
  const all = SIZES.flatMap((size) =>
    LEVELS.flatMap((level) => [
      scarcity(pool, { size, level }, 'by score (first edition)'),
      scarcity(pool, { size, level, starsBy: 'answers' }, 'by answers'),
    ]),
  );
  return [...all, scarcity(pool, first, 'by answers, a first board')];
}

function scarcity(pool: Pool, wanted: Wanted, name: string): Figure {
  const scarcest: number[] = [];
  let draws = 0;
  let dull = 0;
  for (let run = 0; run < PUZZLES; run++) {
    const rng = rngFor(`scarcity${run}`, 'deal', 0);
    const sampler = createSampler(pool, wanted.size, wanted.conditions ? isPlain : undefined);
    const { rows, columns } = must(findPuzzle(pool, wanted, rng));
    scarcest.push(scarcityOf(pool, rows, columns).answers);
    if (isDull(pool, pairsOf(pool, rows, columns))) dull++;
    draws += drawsUntil(sampler, rngFor(`scarcity${run}`, 'deal', 0), [...rows, ...columns]);
  }
  const share = (least: number, most: number) => {
    const those = scarcest.filter((answers) => answers >= least && answers <= most).length;
    return `${Math.round((100 * those) / PUZZLES)} %`;
  };
  return {
    name: `${wanted.size}×${wanted.size}, ${'★'.repeat(wanted.level)} ${name}`,
    text: `scarcest cell 1: ${share(1, 1)}, 2: ${share(2, 2)}, 5 or fewer: ${share(1, 5)}; dull ${dull} of ${PUZZLES}; ${Math.round(draws / PUZZLES)} draws a puzzle`,
  };
}

function drawsUntil(
  sampler: ReturnType<typeof createSampler>,
  rng: ReturnType<typeof rngFor>,
  wanted: readonly Condition[],
): number {
  const ids = wanted.map(({ id }) => id).join();
  for (let draws = 1; ; draws++) {
    if (!sampler.draw(rng)) continue;
    const { rows, columns } = sampler.puzzle();
    if ([...rows, ...columns].map(({ id }) => id).join() === ids) return draws;
  }
}

/** Every prefix of the hundred badly typed names, as they come while typing. */
function typing(cards: readonly Card[]): Figure {
  const { find: search } = createCardSearch(cards);
  const keystrokes = MISSPELT.flatMap(([typed]) =>
    Array.from({ length: typed.length }, (_, at) => typed.slice(0, at + 1)),
  );
  for (const typed of keystrokes.slice(0, 200)) search(typed, 8);
  return timing(
    `a keystroke in the search, ${cards.length} cards`,
    keystrokes.length,
    (run) => search(keystrokes[run] ?? '', 8),
    'p99 < 8 ms',
  );
}

function found(): Figure {
  const { find: search } = createCardSearch(embeddedCards.cards);
  const hits = MISSPELT.filter(([typed, meant]) =>
    search(typed, 5).some(({ fullName }) => fullName === meant),
  );
  return {
    name: 'badly typed names found among the first five',
    text: `${hits.length} of 100`,
    wanted: '≥ 95',
  };
}

export const figures: Bench[] = [
  weekFigures,
  {
    group: 'Dokuborn: attempts',
    run: () => {
      const small = indexPool(embeddedCards);
      const large = indexPool({ ...embeddedCards, cards: manyCards() });
      return [small, large].flatMap((pool) => SIZES.map((size) => attempts(pool, size)));
    },
  },
  {
    group: 'Dokuborn: puzzles',
    run: () => {
      const pool = indexPool(embeddedCards);
      const { rows, columns } = must(generateNewPuzzle(pool, 4, 5, 'bench'));
      const code = generatePuzzleCode(rows, columns);
      return [
        timing('making the cards ready', 20, () => indexPool(embeddedCards)),
        ...generating(pool),
        timing('loading a 4×4 code', 2000, () => loadPuzzleFromCode(pool, code)),
      ];
    },
  },
  { group: 'Dokuborn: hostile texts', run: () => hostile(indexPool(embeddedCards)) },
  {
    group: 'Dokuborn: scarcity',
    run: () => scarcities(indexPool(embeddedCards)),
  },
  {
    group: 'Dokuborn: search',
    run: () => [found(), typing(embeddedCards.cards), typing(manyCards())],
  },
];
