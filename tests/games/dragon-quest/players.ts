/** The players of the simulation: no items used, as in the figures they are compared with. */
import { chanceFrom, pick, type Rng, rngFor } from '../../../src/core/chance';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { DUNGEON_NAMES, must } from './scenarios';

export type Player = (state: State, moves: readonly DragonMove[], rng: Rng) => DragonMove;

export interface Rates {
  readonly games: number;
  readonly won: number;
  readonly died: number;
  readonly trapped: number;
  readonly moves: number;
  readonly levels: number;
}

const MOST_MOVES = 3000;

function isPlain(move: DragonMove): boolean {
  if (move.kind === 'open' || move.kind === 'ward' || move.kind === 'command') return false;
  return move.kind !== 'trade' || move.want !== 'exit';
}

function nameAt(state: State, cell: number): string {
  return DUNGEON_NAMES[state.order[state.laid.indexOf(cell)] ?? 0] ?? '';
}

/** Cells and cards are equally likely, however many ways there are to trade with one. */
export const randomPlayer: Player = (_state, moves, rng) => {
  const places = new Map<string, DragonMove[]>();
  for (const move of moves) {
    const place = 'cell' in move ? `cell ${move.cell}` : 'choice';
    places.set(place, [...(places.get(place) ?? []), move]);
  }
  return mostGems(pick([...places.values()], rng)) ?? pick(moves, rng);
};

/** Gems take all the damage they can. */
function mostGems(moves: readonly DragonMove[]): DragonMove | undefined {
  const sufferings = moves.filter((move) => move.kind === 'suffer');
  return sufferings.length > 0 ? sufferings.at(-1) : moves[0];
}

const GIFTS = new Set(['7S', '7C', '9S', '9C', 'X', '4S', '5S', '6S', '4C', '5C', '6C']);
const HEALINGS = new Set(['8S', '8C']);
const COSTS: Record<string, readonly [need: number, damage: number]> = {
  '10S': [7, 1],
  '10C': [7, 1],
  JS: [8, 1],
  JC: [8, 1],
  QC: [10, 1],
  KS: [9, 2],
  KC: [9, 3],
  QS: [9, 3],
  '3S': [99, 1],
  '2C': [99, 2],
  '3C': [99, 3],
};

const GEM = 1;
/** What a card may cost as long as there is an Exit instead. */
const FAIR_PRICE = 1.5;

/** Gifts, healing when it is needed, the Queen at even odds, room to explore, the cheapest card, the Exit. */
export const greedyPlayer: Player = (state, moves, rng) => {
  const cards = moves.filter((move) => move.kind === 'resolve' || move.kind === 'trade');
  const named = (names: (name: string) => boolean) => cards.find((move) => names(nameAt(state, move.cell)));
  if (cards.length === 0 && moves.every((move) => move.kind !== 'explore'))
    return mostGems(moves) ?? pick(moves, rng);
  const exit = named((name) => name === 'AS');
  if (exit && state.queenDefeated) return exit;
  const gift = named((name) => GIFTS.has(name) || (HEALINGS.has(name) && state.hearts <= 3));
  if (gift) return gift;
  const queen = named((name) => name === 'QS');
  if (queen && odds(state, 9) >= 0.5 && state.hearts + state.gems > 3) return queen;
  const exploring = roomiest(state, moves);
  if (exploring) return exploring;
  const dearest = exit ? FAIR_PRICE : Number.POSITIVE_INFINITY;
  return cheapest(state, cards, dearest) ?? exit ?? pick(moves, rng);
};

function odds(state: State, need: number): number {
  const stock = state.fateDrawn < 5 ? state.fate.slice(state.fateDrawn) : state.fate;
  return stock.filter((fate) => fate >= need).length / stock.length;
}

/** The cell that leaves most cells to explore once its card is resolved. */
function roomiest(state: State, moves: readonly DragonMove[]): DragonMove | undefined {
  let best: DragonMove | undefined;
  let most = -1;
  for (const move of moves) {
    if (move.kind !== 'explore') continue;
    const room = roomAfter(state, move.cell);
    if (room > most) {
      most = room;
      best = move;
    }
  }
  return best;
}

function roomAfter(state: State, cell: number): number {
  const row = Math.floor(cell / 13);
  const bits = (rows: readonly number[]) =>
    rows.map((each, at) => (at === row ? each | (1 << (cell % 13)) : each));
  const laid = [...state.laid, cell];
  const after: State = {
    ...state,
    laid,
    taken: bits(state.taken),
    resolved: bits(state.resolved),
    faceUp: [],
  };
  return [...rules.moves(after)].filter((move) => move.kind === 'explore').length;
}

/** By expected damage, of those that cannot kill. The Queen is met at even odds or not at all. */
function cheapest(state: State, cards: readonly DragonMove[], dearest: number): DragonMove | undefined {
  let best: DragonMove | undefined;
  let least = dearest;
  for (const move of cards) {
    const name = 'cell' in move ? nameAt(state, move.cell) : '';
    const [need, damage] = COSTS[name] ?? [0, 0];
    if (name === 'AS' || name === 'QS' || damage >= state.hearts + state.gems) continue;
    const cost = name === 'AC' ? GEM : damage * (1 - odds(state, need));
    if (cost < least) {
      least = cost;
      best = move;
    }
  }
  return best;
}

/** Also counts as trapped who could go on only with items. */
export function simulate(config: Config, player: Player, games: number): Rates {
  const rates = { games, won: 0, died: 0, trapped: 0, moves: 0, levels: 0 };
  for (let game = 0; game < games; game++) {
    const seed = `sim${game}`;
    const chance = chanceFrom(seed);
    const rng = rngFor(seed, 'player');
    let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
    for (let step = 0; step < MOST_MOVES; step++) {
      const moves = [...rules.moves(state)].filter(isPlain);
      if (moves.length === 0) break;
      state = must(rules.apply(state, player(state, moves, rng), chance)).state;
      rates.moves++;
    }
    rates.levels += state.level;
    if (state.moment.kind === 'won') rates.won++;
    else if (state.moment.kind === 'lost') rates.died++;
    else rates.trapped++;
  }
  return rates;
}
