/** Ours and the plain game of `plainVersion.ts`, played side by side. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, pick, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import type { PlainDragonQuest } from './plainVersion';
import { DUNGEON_NAMES, ITEM_NAMES, legalByTrying, must, NARROW, WIDE } from './scenarios';
import { oursText, placeText, plainText, type Side, twins } from './twins';

/** Both games as the same plain words. */
function oursWords(state: State) {
  return {
    level: state.level,
    health: state.hearts,
    gems: state.gems,
    held: state.held.map((item) => ITEM_NAMES[item]),
    itemStock: state.itemStock.map((item) => ITEM_NAMES[item]),
    fateStock: state.fate.slice(state.fateDrawn),
    deck: state.order.slice(state.laid.length).map((card) => DUNGEON_NAMES[card]),
    slots: state.laid.map((cell, place) => [
      DUNGEON_NAMES[state.order[place] ?? 0],
      placeText(cell),
      !state.faceUp.includes(place),
    ]),
    queenDefeated: state.queenDefeated,
    result: state.moment.kind === 'won' || state.moment.kind === 'lost' ? state.moment.kind : null,
  };
}

function plainWords(game: PlainDragonQuest) {
  const { level, health, gems, held, itemStock, fateStock, deck, queenDefeated, result } = game;
  const slots = game.slots.map(({ card, x, y, resolved }) => [card, `${x},${y}`, resolved]);
  return { level, health, gems, held, itemStock, fateStock, deck, slots, queenDefeated, result };
}

/** Lets the game go on long enough to use items: gifts first now and then. */
function choose(
  state: State,
  moves: readonly DragonMove[],
  seed: string,
  step: number,
): DragonMove | undefined {
  const rng = rngFor(seed, 'player', step);
  const items = moves.filter(
    (move) => move.kind === 'open' || move.kind === 'ward' || move.kind === 'command',
  );
  if (items.length > 0 && rng.below(2) === 0) return pick(items, rng);
  const exploring = moves.filter((move) => move.kind === 'explore');
  if (state.hearts <= 2 && exploring.length > 0 && rng.below(2) === 0) return pick(exploring, rng);
  return moves.length > 0 ? pick(moves, rng) : undefined;
}

function playBoth(config: Config, seed: string, visit: (side: Side, seed: string) => void): Side {
  const chance = chanceFrom(seed);
  let { state, twin } = twins(config, seed);
  for (let step = 0; ; step++) {
    visit({ state, twin }, seed);
    const moves = [...rules.moves(state)];
    const options = new Map(twin.options().map((option) => [plainText(option), option]));
    expect(moves.map(oursText).sort(), seed).toEqual([...options.keys()].sort());
    const move = choose(state, moves, seed, step);
    if (!move) return { state, twin };
    const option = options.get(oursText(move));
    if (!option) throw new Error(`${seed}: ${oursText(move)}`);
    state = must(rules.apply(state, move, chance)).state;
    twin.play(option);
    expect(oursWords(state), `${seed} after ${oursText(move)}`).toEqual(plainWords(twin));
  }
}

const GAMES = count(400, 5000);

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('%s halls', (halls, config) => {
  it(`plays like the plain game, move by move, in ${GAMES} games`, () => {
    const ends = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const { state } = playBoth(config, `${halls}${game}`, () => {});
      ends.add(state.moment.kind);
    }
    // A walk that never gets anywhere would agree for the wrong reason.
    expect(ends).toContain('won');
    expect(ends).toContain('lost');
  });

  it('keeps all 54 cards, each in one place', () => {
    for (let game = 0; game < count(150, 2000); game++) {
      playBoth(config, `${halls}54-${game}`, ({ state }, seed) =>
        expect(whereabouts(state), seed).toBe('54 cards'),
      );
    }
  });

  it('is trapped exactly when no move there is a text for would be let pass', () => {
    let trapped = 0;
    for (let game = 0; game < count(120, 2000); game++) {
      const { state, twin } = playBoth(config, `${halls}trap${game}`, () => {});
      if (state.moment.kind !== 'turn') continue;
      trapped++;
      expect(rules.status(state, freshTally(null)).kind).toBe('stuck');
      expect(legalByTrying(state)).toEqual([]);
      expect(twin.result).toBe(null);
    }
    if (halls === 'narrow') expect(trapped).toBeGreaterThan(0);
  });

  it('misses no trapped end', () => {
    for (let game = 0; game < count(4, 60); game++) {
      playBoth(config, `${halls}miss${game}`, ({ state }) => {
        const stuck = rules.status(state, freshTally(null)).kind === 'stuck';
        const over = state.moment.kind === 'won' || state.moment.kind === 'lost';
        expect(stuck).toBe(!over && legalByTrying(state).length === 0);
      });
    }
  });
});

function whereabouts(state: State): string {
  const dungeon = new Set(state.order);
  const items = new Set([...state.held, ...state.itemStock]);
  const fate = new Set(state.fate);
  const cells = new Set(state.laid);
  const sizes = [state.order.length, state.held.length + state.itemStock.length, state.fate.length];
  if (sizes.join() !== '27,7,5' || dungeon.size !== 27 || items.size !== 7 || fate.size !== 5)
    return 'a card twice';
  if (cells.size !== state.laid.length || state.laid.length > 27) return 'two cards in a cell';
  if (state.hearts < 0 || state.hearts > 5 || state.gems < 0 || state.gems > 10)
    return 'hearts or gems out of range';
  if (state.fateDrawn < 0 || state.fateDrawn > 5) return 'fate out of range';
  if (!state.faceUp.every((place) => place > 0 && place < state.laid.length)) return 'face up in the deck';
  return '54 cards';
}
