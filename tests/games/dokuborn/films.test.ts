/** How a grid could have been filled: by the commonest and by the rarest answers, against every way there is. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Rng, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import type { Film } from '../../../src/core/rules';
import { sampleMove } from '../../../src/core/sample';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { createRules, type DokubornRules, rules } from '../../../src/games/dokuborn/rules/rules';
import {
  type Card,
  type CardList,
  type Config,
  type Dokuborn,
  type DokubornMove,
  LEVELS,
  MODES,
  SIZES,
  type State,
} from '../../../src/games/dokuborn/rules/types';
import { words } from '../../../src/games/dokuborn/words/words';
import { count } from '../../counts';
import { ANN, BEA, CID, card, DAN, EVE, listOf, TINY_DEAL, tightCards, tinyCards } from './tiny';

const FILMS = ['commonest', 'rarest'] as const;
type Code = (typeof FILMS)[number];

/** From common to rare, as printed on cards; a card is as common as the commonest of its printings. */
const PRINTED = ['Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary'];
const rankOf = ({ printings }: Card) =>
  Math.min(...printings.map(({ rarity }) => (PRINTED.includes(rarity) ? PRINTED.indexOf(rarity) : 5)));
/** The higher, the rarer: of two alike, the one with fewer printings. */
const rareness = (one: Card) => rankOf(one) * 100 - one.printings.length;

/** By the conditions' own tests, card by card. */
function answersOf({ cards }: CardList, state: State, cell: number): Card[] {
  const ids = [state.rows[Math.floor(cell / state.size)], state.columns[cell % state.size]];
  const wanted = allConditions.filter(({ id }) => ids.includes(id));
  return cards.filter((one) => wanted.every(({ filter }) => filter(one)));
}

function filmOf(game: DokubornRules, code: Code, states: readonly State[], at = 0): Film<Dokuborn> {
  return must(game.film!(code, { states, moves: [], at, chance: chanceFrom('film') }));
}

/** The cards of the film, by cell, once each of its moves has been played and each of its sentences heard. */
function played(
  game: DokubornRules,
  code: Code,
  { from, moves, said }: Film<Dokuborn>,
  first: State,
): Card[] {
  expect(from).toBe(0);
  expect(moves).toHaveLength(first.placed.length);
  let state = first;
  const heard: string[] = [];
  for (let n = 0; n <= moves.length; n++) {
    const move = moves[n];
    const stage = said[n];
    if (!stage) throw new Error(`Nothing is said of state ${n}`);
    heard.push(words.stage(stage, game.view(state)));
    if (!move) continue;
    expect(game.parseMove(game.formatMove(move))).toEqual({ ok: true, value: move });
    expect(move).toMatchObject({ kind: 'place', cell: n });
    expect(said[n + 1]?.cells).toEqual([n]);
    state = must(game.apply(state, move, chanceFrom('film'))).state;
  }
  expect(game.status(state, { ...freshTally(null), attempts: moves.length }).kind).toBe('won');
  expect(new Set(state.placed).size).toBe(moves.length);
  expect(heard[0]).toContain(code);
  return state.placed.map((id, cell) => {
    const answers = answersOf(game.pool, first, cell);
    const own = answers.find((answer) => answer.id === id);
    if (!own) throw new Error(`Card ${id} does not belong into cell ${cell}`);
    const rarityOf = (one: Card) => PRINTED[rankOf(one)] ?? one.rarity;
    const alike = answers.filter((answer) => rarityOf(answer) === rarityOf(own)).length;
    expect(heard[cell + 1]?.replaceAll(/(\d),(?=\d{3})/g, '$1')).toBe(
      howCommon(answers.length, alike, rarityOf(own)),
    );
    return own;
  });
}

function howCommon(answers: number, alike: number, rarity: string): string {
  if (answers === 1) return `The only answer, ${rarity}.`;
  if (alike === answers) return `1 of ${answers} answers, all of them ${rarity}.`;
  return `1 of ${answers} answers, ${alike === 1 ? 'the only one that is' : `${alike} of them`} ${rarity}.`;
}

/** Cards put on, taken off, moved and at last given up, now and then by a hint. */
function walk(first: State, rng: Rng, hinted: boolean): State[] {
  const states = [first];
  for (let turn = 0; turn < 12; turn++) {
    const state = states.at(-1)!;
    const cells = state.placed.length;
    const others: readonly DokubornMove[] = [
      { kind: 'take', cell: rng.below(cells) },
      { kind: 'move', from: rng.below(cells), to: rng.below(cells) },
      ...(turn > 9 ? [{ kind: 'give-up' } as const] : []),
    ];
    const place = hinted ? rules.hint(rules.view(state))?.move : sampleMove(rules, state, rng);
    const move = !hinted && rng.below(3) === 0 ? others[rng.below(others.length)] : place;
    const applied = move && rules.apply(state, move, chanceFrom('walk'));
    if (applied?.ok) states.push(applied.value.state);
  }
  return states;
}

const GRIDS = count(1, 60);
const SEED = `films${GRIDS}`;
const pool = embeddedCards.version;
const KINDS: Config[] = SIZES.flatMap((size) =>
  LEVELS.flatMap((level) =>
    MODES.flatMap((mode): Config[] => [
      { size, level, mode, starsBy: 'answers', pool },
      level < 4
        ? { size, level, mode, pool }
        : { size, level, mode, starsBy: 'answers', pool, conditions: 'plain' },
    ]),
  ),
);

describe(`both films, seed ${SEED}`, { timeout: count(60_000, 1_800_000) }, () => {
  let places = 0;
  it.each(SIZES)(`fill grids of size %d of all kinds, ${GRIDS} a kind, from any place of a run`, (size) => {
    for (const [n, config] of KINDS.filter((kind) => kind.size === size).entries()) {
      for (let grid = 0; grid < GRIDS; grid++) {
        const seed = `${SEED}-${n}-${grid}`;
        const dealt = rules.deal(config, chanceFrom(seed), 2);
        const first = must(rules.start(config, dealt, 2));
        const states = walk(first, rngFor(seed, 'walk'), grid % 2 === n % 2);
        for (const code of FILMS) {
          const film = filmOf(rules, code, states);
          played(rules, code, film, first);
          for (let at = 0; at < states.length; at += count(4, 1)) {
            expect(filmOf(rules, code, states, at)).toEqual(film);
            places++;
          }
        }
      }
    }
  });

  it('more than 200 places in all', () => expect(places).toBeGreaterThan(200));
});

/** Every full grid there is: a card for each cell, none twice. */
function* fullGrids(
  answers: readonly (readonly Card[])[],
  taken: readonly Card[] = [],
): Generator<readonly Card[]> {
  const here = answers[taken.length];
  if (!here) {
    yield taken;
    return;
  }
  for (const one of here) if (!taken.includes(one)) yield* fullGrids(answers, [...taken, one]);
}

const sorted = (cards: readonly Card[]) => cards.map(rareness).sort((a, b) => a - b);

describe('against every full grid of small lists of cards', () => {
  const ROUNDS = count(150, 20_000);

  it(
    `no card is commoner, or rarer, place by place: ${ROUNDS} rounds (seed small)`,
    () => {
      const rng = rngFor('small', 'films');
      const drawn = <T>(from: readonly T[], many: number) => [
        ...new Set(Array.from({ length: many }, () => from[rng.below(from.length)]!)),
      ];
      let grids = 0;
      let contested = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const size = round % 3 === 0 ? 3 : 2;
        const cards = drawn(embeddedCards.cards, 12 + rng.below(8));
        const game = createRules(listOf(cards));
        // Few cards and common conditions, so that cells compete for cards instead of being empty.
        const common = allConditions.filter(({ filter }) => cards.filter(filter).length >= cards.length / 4);
        const conditions = drawn(common, 2 * size).map(({ id }) => id);
        if (conditions.length < 2 * size) continue;
        const deal = `${conditions.slice(0, size).join('-')}_${conditions.slice(size).join('-')}`;
        const started = game.start({ size, level: 3, mode: 'free', pool: game.pool.version }, deal, 2);
        if (!started.ok) continue;
        const first = started.value;
        const answers = first.placed.map((_, cell) => answersOf(game.pool, first, cell));
        if (answers.reduce((product, cards) => product * cards.length, 1) > 100_000) continue;
        const [least = [], most = []] = FILMS.map((code) => {
          return sorted(played(game, code, filmOf(game, code, [first]), first));
        });
        for (const other of fullGrids(answers)) {
          const isBeaten = sorted(other).some((one, at) => one < (least[at] ?? 0) || one > (most[at] ?? 0));
          // Asked only where it fails: there are tens of thousands of grids.
          if (isBeaten) expect.fail(`${deal} with ${other.map(({ fullName }) => fullName).join(', ')}`);
        }
        grids++;
        const own = answers.map((cards) => cards.toSorted((a, b) => rareness(a) - rareness(b))[0]);
        if (new Set(own).size < own.length) contested++;
      }
      expect(grids).toBeGreaterThan(ROUNDS / 30);
      // Grids in which taking the commonest card of each cell would not do.
      expect(contested).toBeGreaterThan(ROUNDS / 100);
    },
    count(60_000, 1_800_000),
  );
});

describe('on a grid that can be seen through', () => {
  const printed = (one: Card, ...rarities: string[]): Card => ({
    ...one,
    rarity: rarities[0]!,
    printings: rarities.map((rarity, at) => ({ setCode: `${at + 1}`, rarity })),
  });
  const config = { size: 2, level: 3, mode: 'challenge', pool: 'x' } as const;
  const cardsOf = (list: CardList, code: Code) => {
    const game = createRules(list);
    const first = must(game.start(config, TINY_DEAL, 2));
    return played(game, code, filmOf(game, code, [first]), first).map(({ fullName }) => fullName);
  };

  it.each([
    ['a rarer card than another', [printed(EVE, 'Rare')], 'Ann Bea Cid Dan', 'Eve Bea Cid Dan'],
    ['a commoner one', [printed(ANN, 'Rare'), printed(CID, 'Rare')], 'Ann Bea Eve Dan', 'Ann Bea Cid Dan'],
    [
      'one that is common in another set',
      [printed(EVE, 'Legendary', 'Common')],
      'Ann Bea Eve Dan',
      'Ann Bea Cid Dan',
    ],
    ['one of a rarity that nobody ranks', [printed(EVE, 'Special')], 'Ann Bea Cid Dan', 'Eve Bea Cid Dan'],
  ])('%s', (_name, changed, commonest, rarest) => {
    const cards = tinyCards.cards.map((one) => changed.find(({ id }) => id === one.id) ?? one);
    expect(cardsOf({ ...tinyCards, cards }, 'commonest').join(' ')).toBe(commonest);
    expect(cardsOf({ ...tinyCards, cards }, 'rarest').join(' ')).toBe(rarest);
  });

  it('a card that only one cell can do with stays there, however common', () => {
    expect(cardsOf(tightCards, 'commonest')).toEqual(['Ann', 'Bea', 'Eve', 'Dan']);
    expect(cardsOf(tightCards, 'rarest')).toEqual(['Ann', 'Bea', 'Eve', 'Dan']);
  });

  it('says how common each is', () => {
    const gus = printed(card(7, 'Gus', { color: 'Ruby', cost: 5 }), 'Legendary');
    const game = createRules(listOf([ANN, BEA, CID, DAN, printed(EVE, 'Rare'), gus]));
    const first = must(game.start(config, TINY_DEAL, 2));
    const { said } = filmOf(game, 'rarest', [first]);
    expect(Object.values(said).map((stage) => words.stage(stage, first))).toEqual([
      'One whole answer, of the rarest cards that fill this grid. A card is as common as its commonest printing.',
      '1 of 2 answers, the only one that is Rare.',
      'The only answer, Common.',
      '1 of 2 answers, the only one that is Common.',
      '1 of 2 answers, the only one that is Legendary.',
    ]);
  });
});

it('there are no other films, and these have names', () => {
  const first = must(
    createRules(tinyCards).start({ size: 2, level: 3, mode: 'free', pool: 'x' }, TINY_DEAL, 2),
  );
  const film = rules.film!('other', { states: [first], moves: [], at: 0, chance: chanceFrom('x') });
  expect(film).toEqual({ ok: false, fault: { code: 'UNKNOWN_TASK' } });
  expect(rules.films?.map((code) => words.film?.(code))).toEqual([
    'By the commonest answers',
    'By the rarest answers',
  ]);
});
