/**
 * The described player again, written from the specification alone: which moves it may choose between in a position,
 * by what the player is shown. Nothing of the game's own player is used; cards go by their names.
 */
import { type DragonMove, rules, type State, type View } from '../../../src/games/dragon-quest/rules/rules';
import { DUNGEON_NAMES, ITEM_NAMES } from './scenarios';

const ENEMIES: Readonly<Record<string, readonly [need: number, damage: number]>> = {
  '10S': [7, 1],
  '10C': [7, 1],
  JS: [8, 1],
  JC: [8, 1],
  QS: [9, 3],
  KS: [9, 2],
  QC: [10, 1],
  KC: [9, 3],
};
const PITS: Readonly<Record<string, number>> = { '3S': 1, '2C': 2, '3C': 3 };

export function described(view: View): readonly DragonMove[] {
  if (view.moment.kind === 'fate') return underFate(view);
  if (view.moment.kind === 'damage') return underDamage(view, view.moment.amount);
  for (const rule of [leave, gifts, fights, leaveTheMissed, explorations, cheapestWays]) {
    const found = rule(view);
    if (found.length > 0) return found;
  }
  return [];
}

function nameIn(view: View, cell: number): string {
  const card = view.cards.find((laid) => laid.cell === cell)?.card;
  return typeof card === 'number' ? (DUNGEON_NAMES[card] ?? '') : '';
}

function resolving(view: View, ...wanted: readonly string[]): DragonMove[] {
  return view.moves.filter((move) => move.kind === 'resolve' && wanted.includes(nameIn(view, move.cell)));
}

function trading(view: View, trader: 'X' | 'AC', isWanted: (want: number | 'exit') => boolean): DragonMove[] {
  return view.moves.filter(
    (move) => move.kind === 'trade' && nameIn(view, move.cell) === trader && isWanted(move.want),
  );
}

const exitOf = (view: View, trader: 'X' | 'AC') => trading(view, trader, (want) => want === 'exit');

/** Joker, queen, king, jack. */
function bestItemOf(view: View, trader: 'X' | 'AC'): DragonMove[] {
  for (const wanted of ['X', 'Q', 'K', 'J']) {
    const found = trading(view, trader, (want) => want !== 'exit' && ITEM_NAMES[want]?.charAt(0) === wanted);
    if (found.length > 0) return found;
  }
  return [];
}

function firstOf(...choices: readonly (readonly DragonMove[])[]): readonly DragonMove[] {
  return choices.find((moves) => moves.length > 0) ?? [];
}

function leave(view: View): readonly DragonMove[] {
  return view.queenDefeated ? [...resolving(view, 'AS'), ...exitOf(view, 'X'), ...exitOf(view, 'AC')] : [];
}

function gifts(view: View): readonly DragonMove[] {
  const full = view.config.deal === 'grim' ? 3 : 5;
  return firstOf(
    resolving(view, '7S', '7C'),
    resolving(view, '4S', '5S', '6S', '4C', '5C', '6C'),
    resolving(view, '9S', '9C'),
    full - view.hearts >= 2 ? resolving(view, '8S', '8C') : [],
    bestItemOf(view, 'X'),
    view.gems >= 2 ? bestItemOf(view, 'AC') : [],
  );
}

function chanceToBeat(view: View, need: number): number {
  const left = view.fateStock.length > 0 ? view.fateStock : view.fateUsed;
  return left.filter((fate) => fate >= need).length / left.length;
}

const holds = (view: View, rank: string) =>
  view.held.some((item) => ['X', rank].includes(ITEM_NAMES[item]?.charAt(0) ?? ''));

function fights(view: View): readonly DragonMove[] {
  const good = view.moves.filter((move) => {
    const enemy = move.kind === 'resolve' && ENEMIES[nameIn(view, move.cell)];
    if (!enemy) return false;
    const [need, damage] = enemy;
    const chance = chanceToBeat(view, need);
    const kills = chance < 1 && damage >= view.hearts + view.gems && !holds(view, 'Q');
    return chance >= 0.5 && !kills;
  });
  return firstOf(
    good.filter((move) => 'cell' in move && nameIn(view, move.cell) === 'QS'),
    good,
  );
}

function leaveTheMissed(view: View): readonly DragonMove[] {
  const isMissed = view.cards.some(({ card, resolved }) => resolved && DUNGEON_NAMES[card ?? -1] === 'QS');
  if (!isMissed || view.queenDefeated) return [];
  return firstOf(resolving(view, 'AS'), exitOf(view, 'X'), exitOf(view, 'AC'));
}

function explorations(view: View): readonly DragonMove[] {
  return cheapest(
    view.moves.filter(({ kind }) => kind === 'explore'),
    (move) => ('cell' in move ? -roomAfter(view, move.cell) : 0),
  );
}

/** The field is 13 wide and 9 high; the dungeon may be 7 × 5. */
function roomAfter(view: View, explored: number): number {
  const laid = new Map(view.cards.map(({ cell, resolved }) => [cell, resolved]));
  laid.set(explored, true);
  const rows = [...laid.keys()].map((cell) => Math.floor(cell / 13));
  const columns = [...laid.keys()].map((cell) => cell % 13);
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 1;
  let room = 0;
  for (let cell = 0; cell < 117; cell++) {
    const [row, column] = [Math.floor(cell / 13), cell % 13];
    if (laid.has(cell) || span([...rows, row]) > 5 || span([...columns, column]) > 7) continue;
    const beside = [
      row > 0 ? cell - 13 : -1,
      row < 8 ? cell + 13 : -1,
      column > 0 ? cell - 1 : -1,
      column < 12 ? cell + 1 : -1,
    ].filter((other) => laid.has(other));
    const ways = beside.filter((other) => laid.get(other) === true);
    if (ways.length === 1 && (view.config.halls === 'wide' || beside.length === 1)) room++;
  }
  return room;
}

function cheapestWays(view: View): readonly DragonMove[] {
  const free = firstOf(resolving(view, '8S', '8C'), resolving(view, '9S', '9C'), bestItemOf(view, 'AC'));
  if (free.length > 0) return free;
  const jacks = view.moves.filter((move) => move.kind === 'open' && ITEM_NAMES[move.item] !== 'X');
  const jokers = view.moves.filter((move) => move.kind === 'open' && ITEM_NAMES[move.item] === 'X');
  const others = view.moves.filter(({ kind }) => kind !== 'open');
  return cheapest([...others, ...firstOf(jacks, jokers)], (move) => harmOf(view, move));
}

function harmOf(view: View, move: DragonMove): number {
  if (move.kind === 'open') return 1.1;
  if (move.kind === 'trade') return nameIn(view, move.cell) === 'X' ? 1.2 : 2.2;
  const name = 'cell' in move ? nameIn(view, move.cell) : '';
  const [need, damage] = ENEMIES[name] ?? [99, PITS[name] ?? 1.2];
  return (1 - chanceToBeat(view, need)) * damage;
}

function cheapest(moves: readonly DragonMove[], costOf: (move: DragonMove) => number): DragonMove[] {
  const costs = moves.map(costOf);
  const least = Math.min(...costs);
  return moves.filter((_, index) => Math.abs((costs[index] ?? 0) - least) < 1e-9);
}

/** The joker is used where nothing else can be. */
function sparing(moves: readonly DragonMove[]): readonly DragonMove[] {
  const plain = moves.filter((move) => 'item' in move && ITEM_NAMES[move.item] !== 'X');
  return plain.length > 0 ? plain : moves;
}

function underFate(view: View): readonly DragonMove[] {
  const accept: readonly DragonMove[] = [{ kind: 'accept' }];
  const enemy = 'cell' in view.moment ? nameIn(view, view.moment.cell) : '';
  const fate = view.currentFate;
  const [need, damage] = ENEMIES[enemy] ?? [0, 0];
  if (!fate || fate.total >= need || (enemy !== 'QS' && damage < 2)) return accept;
  const kings = view.moves.filter(({ kind }) => kind === 'command');
  return firstOf(
    fate.total + 1 >= need ? sparing(view.moves.filter(({ kind }) => kind === 'ward')) : [],
    chanceToBeat(view, need) >= 0.5 ? sparing(kings) : [],
    accept,
  );
}

function underDamage(view: View, amount: number): readonly DragonMove[] {
  const gems = Math.min(view.gems, amount);
  const loss = amount - gems;
  const suffer: readonly DragonMove[] = [{ kind: 'suffer', gems }];
  if (loss < 2 && loss < view.hearts) return suffer;
  const plain = (move: DragonMove) => 'item' in move && ITEM_NAMES[move.item] !== 'X';
  const saving = view.moves.filter(({ kind }) => kind === 'open' || kind === 'ward');
  return firstOf(
    saving.filter((move) => move.kind === 'open' && plain(move)),
    saving.filter((move) => move.kind === 'ward' && plain(move)),
    saving,
    suffer,
  );
}

/** What the oracle says of a position. */
export function describedIn(state: State): readonly DragonMove[] {
  return described(rules.view(state));
}
