/** How often the plain game is won from a position in which all is known but the order of the fates, by trying everything. */
import type { DragonPosition } from '../../../src/games/dragon-quest/study/types';
import { copyOf } from './plainSearch';
import { PlainDragonQuest, type PlainMove } from './plainVersion';
import { DUNGEON_NAMES, ITEM_NAMES } from './scenarios';

const FOES = ['10S', 'JS', 'QS', 'KS', '10C', 'JC', 'QC', 'KC'];
const ALL_FATES = [6, 7, 8, 9, 10];
const COLUMNS = 13;

export interface Share {
  readonly wins: bigint;
  readonly of: bigint;
}

const xOf = (cell: number) => (cell % COLUMNS) - 6;
const yOf = (cell: number) => Math.floor(cell / COLUMNS) - 4;

/** The plain game as the position shows it. */
export function plainOf({ view, coming, stock }: DragonPosition): PlainDragonQuest {
  const cards = view.cards.map(({ card }) => DUNGEON_NAMES[card!]!);
  const deck = [...cards, ...coming.map((card) => DUNGEON_NAMES[card]!)];
  const game = new PlainDragonQuest(
    view.config.halls === 'narrow',
    { dungeon: deck, items: stock.map((item) => ITEM_NAMES[item]!), fate: [...view.fateStock] },
    { fate: () => [...ALL_FATES], dungeon: () => [...DUNGEON_NAMES] },
  );
  // The entrance is laid; the rest by hand, since how they came to lie does not matter.
  // biome-ignore lint/complexity/useLiteralKeys: private to TypeScript alone
  for (const { cell } of view.cards.slice(1)) game['lay'](xOf(cell), yOf(cell));
  for (const [at, { resolved }] of view.cards.entries()) game.slots[at]!.resolved = resolved;
  game.health = view.hearts;
  game.gems = view.gems;
  game.held = view.held.map((item) => ITEM_NAMES[item]!);
  game.fateUsed = [...view.fateUsed];
  game.queenDefeated = view.queenDefeated;
  const { moment } = view;
  if (moment.kind === 'fate' || moment.kind === 'damage') {
    const slot = game.slots[view.cards.findIndex(({ cell }) => cell === moment.cell)]!;
    game.pending =
      moment.kind === 'fate'
        ? { type: 'fate', slot, card: view.currentFate!.drawn, wards: moment.wards }
        : { type: 'damage', slot, amount: moment.amount, hidden: moment.hidden };
  }
  return game;
}

export function shareAfter(
  game: PlainDragonQuest,
  option: PlainMove,
  known = new Map<string, Share>(),
): Share {
  const after = branches(game, option).map((branch) => shareOf(branch, known));
  const sum = after.reduce((all, own) => ({
    wins: all.wins * own.of + own.wins * all.of,
    of: all.of * own.of,
  }));
  return lowest({ wins: sum.wins, of: sum.of * BigInt(after.length) });
}

function branches(game: PlainDragonQuest, option: PlainMove): PlainDragonQuest[] {
  const fates = game.fateStock.length > 0 ? game.fateStock : ALL_FATES;
  return (draws(game, option) ? fates : [null]).map((fate) => {
    const copy = copyOf(game);
    if (fate !== null) {
      if (copy.fateStock.length === 0) copy.fateUsed = [];
      copy.fateStock = [fate, ...fates.filter((other) => other !== fate)];
    }
    copy.play(option);
    return copy;
  });
}

function draws(game: PlainDragonQuest, option: PlainMove): boolean {
  if (option.type === 'command') return true;
  if (option.type !== 'resolve') return false;
  const slot = game.slots.find(({ x, y }) => x === option.x && y === option.y)!;
  return FOES.includes(slot.card);
}

function shareOf(game: PlainDragonQuest, known: Map<string, Share>): Share {
  if (game.result === 'won') return { wins: 1n, of: 1n };
  if (game.result === 'lost' || game.level > 1) return { wins: 0n, of: 1n };
  const name = JSON.stringify({
    ...game,
    grid: null,
    fateStock: [...game.fateStock].sort(),
    fateUsed: null,
    fateReshuffles: null,
  });
  const before = known.get(name);
  if (before) return before;
  let best: Share = { wins: 0n, of: 1n };
  for (const option of game.options()) {
    const own = shareAfter(game, option, known);
    if (own.wins * best.of > best.wins * own.of) best = own;
  }
  known.set(name, best);
  return best;
}

function lowest({ wins, of }: Share): Share {
  let [a, b] = [wins, of];
  while (b !== 0n) [a, b] = [b, a % b];
  return { wins: wins / a, of: of / a };
}
