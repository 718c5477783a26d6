/** Cards by name and states to order. Names are rank and suit, `QS`, `10H`; `X` is a joker. */

import { type Chance, chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must, type Result } from '../../../src/core/result';
import type { Outcome } from '../../../src/core/rules';
import { sampleMove } from '../../../src/core/sample';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import type { DragonEvent, DragonQuest } from '../../../src/games/dragon-quest/rules/types';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const DUNGEON_NAMES = [...RANKS.map((rank) => `${rank}S`), ...RANKS.map((rank) => `${rank}C`), 'X'];
export const ITEM_NAMES = ['JH', 'QH', 'KH', 'JD', 'QD', 'KD', 'X'];
const DUNGEON_LETTERS = 'ABCDEFGHIJKLMabcdefghijklmX';
export const WIDE: Config = { halls: 'wide', deal: 'any' };
export const NARROW: Config = { halls: 'narrow', deal: 'any' };
export const CENTRE = 58;
/** Above, left, right and below the entrance. */
export const AROUND = [45, 57, 59, 71] as const;
export const CHANCE = chanceFrom('table');

export function dungeonNumber(name: string): number {
  const number = DUNGEON_NAMES.indexOf(name);
  if (number < 0) throw new Error(`No card ${name}`);
  return number;
}

export function itemNumber(name: string): number {
  const number = ITEM_NAMES.indexOf(name);
  if (number < 0) throw new Error(`No item ${name}`);
  return number;
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** What is named comes first, then the rest of the pile. */
function filled(first: readonly string[], all: readonly string[]): string[] {
  return [...first, ...all.filter((name) => !first.includes(name))];
}

export interface Setting {
  readonly config?: Config;
  /** The dungeon deck from the entrance on; the rest follows in any order. */
  readonly deck?: string;
  readonly items?: string;
  /** `8 10`: the next fate cards. */
  readonly fate?: string;
  readonly hearts?: number;
  readonly gems?: number;
  readonly held?: string;
  readonly queenDefeated?: boolean;
}

/** The entrance lies alone; 7C unless told otherwise, so that it is nobody's pair. */
export function setUp(setting: Setting): State {
  const deck = filled(words(setting.deck ?? '7C'), DUNGEON_NAMES);
  const held = words(setting.held ?? '').map(itemNumber);
  const items = filled(words(setting.items ?? ''), ITEM_NAMES);
  const fate = filled(words(setting.fate ?? ''), ['6', '7', '8', '9', '10']);
  const deal = [
    deck.map((name) => DUNGEON_LETTERS[dungeonNumber(name)]).join(''),
    items.map((name) => 'abcdefg'[itemNumber(name)]).join(''),
    fate.map((value) => value.at(-1)).join(''),
  ].join('-');
  const first = must(rules.start(setting.config ?? WIDE, deal, 1));
  return {
    ...first,
    hearts: setting.hearts ?? 5,
    gems: setting.gems ?? 0,
    held,
    itemStock: first.itemStock.filter((item) => !held.includes(item)),
    queenDefeated: setting.queenDefeated ?? false,
  };
}

/** The named cards lie face up around the entrance: above, left, right, below. */
export function around(cards: string, setting: Omit<Setting, 'deck'> & { entrance?: string } = {}): State {
  const names = words(cards);
  let state = setUp({ ...setting, deck: `${setting.entrance ?? '7C'} ${cards}` });
  for (const [index] of names.entries()) state = play(state, `x${AROUND[index]}`);
  return state;
}

export function tryMove(state: State, text: string, chance: Chance = CHANCE): Result<Outcome<DragonQuest>> {
  return rules.apply(state, must(rules.parseMove(text)), chance);
}

export function play(state: State, texts: string, chance: Chance = CHANCE): State {
  return words(texts).reduce((now, text) => {
    const after = must(tryMove(now, text, chance));
    told.set(after.state, after.events);
    return after.state;
  }, state);
}

const told = new WeakMap<State, readonly DragonEvent[]>();

/** What the move that led to a state from `play` or `around` brought about; nothing, where no move led to it. */
export function eventsOf(state: State): readonly DragonEvent[] {
  return told.get(state) ?? [];
}

export function codeOf(result: Result<unknown>): string {
  return result.ok ? 'OK' : result.fault.code;
}

export function movesOf(state: State): string[] {
  return [...rules.moves(state)].map(rules.formatMove);
}

export function isResolved(state: State, name: string): boolean {
  const place = state.order.indexOf(dungeonNumber(name));
  return place < state.laid.length && !state.faceUp.includes(place);
}

export function heldNames(state: State): string {
  return state.held.map((item) => ITEM_NAMES[item]).join(' ');
}

export function stockNames(state: State): string {
  return state.itemStock.map((item) => ITEM_NAMES[item]).join(' ');
}

/** Every move there is a text for, legal or not. */
export const EVERY_MOVE: readonly DragonMove[] = everyText().map((text) => must(rules.parseMove(text)));

function everyText(): string[] {
  const cells = Array.from({ length: 117 }, (_, cell) => cell);
  const items = [...'abcdefg'];
  return [
    ...cells.flatMap((cell) => [`x${cell}`, `r${cell}`]),
    ...cells.flatMap((cell) => [...items, 'x'].map((want) => `t${cell}${want}`)),
    ...cells.flatMap((cell) => items.map((item) => `o${item}${cell}`)),
    ...items.flatMap((item) => [`w${item}`, `k${item}`]),
    ...Array.from({ length: 11 }, (_, gems) => `s${gems}`),
    'f',
  ];
}

export function legalByTrying(state: State, chance: Chance = CHANCE): DragonMove[] {
  return EVERY_MOVE.filter((move) => rules.apply(state, move, chance).ok);
}

/** Plays at random until nothing can be done; calls back after each move. */
export function randomGame(
  config: Config,
  seed: string,
  visit: (before: State, move: DragonMove, after: State, events: readonly DragonEvent[]) => void,
): State {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  let state = must(rules.start(config, rules.deal({ ...config, deal: 'any' }, chance, 1), 1));
  for (let move = sampleMove(rules, state, rng); move; move = sampleMove(rules, state, rng)) {
    const after = must(rules.apply(state, move, chance));
    visit(state, move, after.state, after.events);
    state = after.state;
  }
  return state;
}

export { must };
