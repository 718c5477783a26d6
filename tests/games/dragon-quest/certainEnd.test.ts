/** A move that ends the game whatever fate brings is told, and no other: every way that fate could fall is played out. */
import { describe, expect, it } from 'vitest';
import { type Chance, chanceFrom } from '../../../src/core/chance';
import { certainEnd } from '../../../src/games/dragon-quest/rules/certainEnd';
import { worthiestMove } from '../../../src/games/dragon-quest/rules/hint';
import { canBeEntrance } from '../../../src/games/dragon-quest/rules/play';
import { type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import { AROUND, around, must, NARROW, play, randomGame, setUp } from './scenarios';

const [UP] = AROUND;

function endOf(state: State, move: string): string | null {
  return certainEnd(rules.view(state), must(rules.parseMove(move)));
}

describe('a move that ends the game for certain', () => {
  const troll = around('KS', { hearts: 2 });
  const rows: readonly [string, State, string, string | null][] = [
    ['a pit that takes the last heart', around('2C', { hearts: 2 }), `r${UP}`, 'death'],
    ['a pit with a gem more', around('2C', { hearts: 2, gems: 1 }), `r${UP}`, null],
    ['a pit with a ward', around('2C', { hearts: 2, held: 'QH' }), `r${UP}`, null],
    ['going past that pit', around('2C', { hearts: 2, held: 'JH' }), `oa${UP}`, null],
    ['a fight that fate may win', troll, `r${UP}`, null],
    [
      'a fight when only the 6 is left',
      { ...troll, fate: [7, 8, 9, 10, 6], fateDrawn: 4 },
      `r${UP}`,
      'death',
    ],
    [
      'the same with a king, which brings all five back',
      { ...around('KS', { hearts: 2, held: 'KH' }), fate: [7, 8, 9, 10, 6], fateDrawn: 4 },
      `r${UP}`,
      null,
    ],
    [
      'accepting what a king may better',
      play(around('KS', { hearts: 2, held: 'KH', fate: '6' }), `r${UP}`),
      'f',
      'death',
    ],
    ['a king then', play(around('KS', { hearts: 2, held: 'KH', fate: '6' }), `r${UP}`), 'kc', null],
    [
      'wasting the last ward on one more',
      play(around('KS', { hearts: 2, held: 'QH', fate: '6' }), `r${UP}`),
      'wb',
      'death',
    ],
    [
      'keeping that ward for the damage',
      play(around('KS', { hearts: 2, held: 'QH', fate: '6' }), `r${UP}`),
      'f',
      null,
    ],
    ['hearts where gems would do', play(around('3C', { hearts: 3, gems: 2 }), `r${UP}`), 's0', 'death'],
    ['gems', play(around('3C', { hearts: 3, gems: 2 }), `r${UP}`), 's1', null],
    ['turning up a card', setUp({ hearts: 1 }), `x${UP}`, null],
  ];
  it.each(rows)('%s', (_name, state, move, end) => {
    expect(endOf(state, move)).toBe(end);
  });

  it('is no hint as long as anything else can be done', () => {
    const slime = play(around('10S', { hearts: 1, held: 'KH', fate: '6' }), `r${UP}`);
    expect(endOf(slime, 'f')).toBe('death');
    expect(rules.hint(rules.view(slime))?.move).toEqual(must(rules.parseMove('kc')));
  });
});

type Outcome = 'dead' | 'trapped' | 'lives';
const RESHUFFLES = Array.from({ length: 8 }, (_, n) => chanceFrom(`reshuffle${n}`));

describe('played out under every fate', () => {
  const games = count(8, 1500);
  it(`certain deaths are all told, and no other: ${games} random games`, () => {
    let told = 0;
    for (let game = 0; game < games; game++) {
      randomGame(NARROW, `death${game}`, (before) => {
        if (before.hearts + before.gems > 3) return;
        for (const move of rules.moves(before)) {
          const isTold = certainEnd(rules.view(before), move) === 'death';
          const outcomes = outcomesOf(before, move);
          if (isTold) told++;
          expect(isTold, whereIn(game, before, move)).toBe(outcomes.size === 1 && outcomes.has('dead'));
        }
      });
    }
    expect(told).toBeGreaterThan(games);
  });

  const longGames = count(60, 3000);
  it(`what is told to trap does, and a jack or gems spent into a trap are told: ${longGames} games by hints`, () => {
    let told = 0;
    for (let game = 0; game < longGames; game++) {
      hintedGame(`trap${game}`, (before, move) => {
        const end = certainEnd(rules.view(before), move);
        const isPlain = move.kind === 'open' || move.kind === 'suffer';
        if (end !== 'trap' && !isPlain) return;
        const outcomes = outcomesOf(before, move);
        if (end === 'trap') told++;
        if (end === 'trap') expect(outcomes, whereIn(game, before, move)).not.toContain('lives');
        if (isPlain) expect(outcomes.has('trapped'), whereIn(game, before, move)).toBe(end === 'trap');
      });
    }
    expect(told).toBeGreaterThan(longGames / 20);
  });
});

function whereIn(game: number, { explored }: State, move: DragonMove): string {
  return `game ${game}, ${explored} explored, ${rules.formatMove(move)}`;
}

/** By worth alone, so that traps are walked into; every move of every turn is looked at. */
function hintedGame(seed: string, visit: (before: State, move: DragonMove) => void): void {
  const chance = chanceFrom(seed);
  let state = must(rules.start(NARROW, rules.deal(NARROW, chance, 1), 1));
  for (let move = worthiestMove(rules.view(state)); move; move = worthiestMove(rules.view(state))) {
    for (const other of rules.moves(state)) visit(state, other);
    state = must(rules.apply(state, move, chance)).state;
  }
}

/** However the hidden cards lie, and whatever is done until the next turn. */
function outcomesOf(state: State, move: DragonMove): Set<Outcome> {
  const found = new Set<Outcome>();
  for (const world of worldsOf(state, move)) {
    for (const chance of RESHUFFLES) {
      playOut(world, move, chance, found);
      if (found.has('lives')) return found;
    }
  }
  return found;
}

function playOut(state: State, move: DragonMove, chance: Chance, found: Set<Outcome>): void {
  const after = must(rules.apply(state, move, chance)).state;
  const { moment } = after;
  const next = [...rules.moves(after)];
  if (moment.kind === 'fate' || moment.kind === 'damage') {
    for (const reply of next) if (!found.has('lives')) playOut(after, reply, chance, found);
  } else if (moment.kind === 'lost') found.add('dead');
  else found.add(moment.kind === 'turn' && next.length === 0 ? 'trapped' : 'lives');
}

/** States that look the same to the player: other fates to come, or another card to turn up. */
function worldsOf(state: State, move: DragonMove): State[] {
  if (move.kind !== 'explore') {
    const used = state.fate.slice(0, state.fateDrawn);
    return ordersOf(state.fate.slice(state.fateDrawn)).map((rest) => ({
      ...state,
      fate: [...used, ...rest],
    }));
  }
  const next = state.laid.length;
  const places = [0, ...state.order.keys()].filter((place) => place === 0 || place >= next);
  return places.map((place) => swapped(state, next, place)).filter((world) => looksLike(world, state));
}

function swapped(state: State, one: number, other: number): State {
  const order = [...state.order];
  [order[one], order[other]] = [state.order[other] ?? 0, state.order[one] ?? 0];
  return { ...state, order };
}

function looksLike(world: State, state: State): boolean {
  return (
    canBeEntrance(world.order[0] ?? 0) &&
    JSON.stringify(rules.view(world)) === JSON.stringify(rules.view(state))
  );
}

function ordersOf(cards: readonly number[]): (readonly number[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((first) =>
    ordersOf(cards.filter((card) => card !== first)).map((rest) => [first, ...rest]),
  );
}
