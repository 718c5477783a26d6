/**
 * Draws a board: every side is cut into one rectangle per player; classic boards get cauldrons on half of the
 * cells, and the rest (on modern boards: everything) grows into gardens. Then come plants and special cells.
 */
import type { Chance, Rng } from '../../../../core/chance';
import { chanceFrom, pick, shuffled } from '../../../../core/chance';
import { type Cauldron, drawSizes, FAIRNESS, LARGEST_CAULDRON, placeCauldrons } from './cauldrons';
import { ownersOf } from './cuts';
import { placeSpecials, plantStarters } from './extras';
import { type FreeCells, growExactly, growRest } from './gardens';
import { type Area, type Board, type BoardConfig, SIDE_CELLS } from './types';

/** The narrowest setting needs 30 on average; one board in 10^27 would need more than these. */
const OWN_LAYOUTS = 2_000;
/** Of layouts for the seeds that have none of their own: here every setting has one, and a test says so. */
export const SPARE_SEED = 'spare';
const SPARE_LAYOUTS = 500;
const FULL_GARDENS = 2;

interface Side {
  readonly areas: readonly Area[];
  readonly notes: readonly number[];
}

/** Every setting and every seed gives a board, so that no link leads to none. */
export function createBoard(config: BoardConfig, chance: Chance): Board {
  const board =
    firstOf(config, chance, OWN_LAYOUTS) ?? firstOf(config, chanceFrom(SPARE_SEED), SPARE_LAYOUTS);
  if (!board) throw new Error('This setting has no layout');
  return board;
}

function firstOf(config: BoardConfig, chance: Chance, layouts: number): Board | null {
  for (let attempt = 0; attempt < layouts; attempt++) {
    const rng = chance('board', attempt);
    const sides = layOutSides(config, rng);
    if (sides) return furnish(config, sides, rng);
  }
  return null;
}

function layOutSides(config: BoardConfig, rng: Rng): Side[] | null {
  const sides: Side[] = [];
  for (let side = 0; side < config.sides; side++) {
    const before = cellsByPlayer(
      config,
      sides.flatMap(({ areas }) => areas),
      'cauldron',
    );
    const found = config.style === 'classic' ? classicSide(config, before, rng) : modernSide(config, rng);
    if (!found) return null;
    sides.push(found);
  }
  const areas = sides.flatMap((side) => side.areas);
  return config.style === 'modern' || isFair(config, areas) ? sides : null;
}

function classicSide(config: BoardConfig, before: readonly number[], rng: Rng): Side | null {
  const sizes = drawSizes(config.players, config.recipe, rng);
  const cauldrons = placeCauldrons(config.players, sizes, before, rng);
  if (!cauldrons) return null;
  const free = freeCells(config, cauldrons);
  const notes = config.notes ? takeNotes(free, rng) : [];
  const gardens = free.flatMap((own, player) =>
    growRest({ free: own, rng }, LARGEST_CAULDRON).map((cells) => gardenOf(player, cells)),
  );
  const kettles = cauldrons.map(({ player, cells }): Area => ({ kind: 'cauldron', player, cells }));
  return { areas: [...kettles, ...gardens], notes };
}

function modernSide(config: BoardConfig, rng: Rng): Side | null {
  const free = freeCells(config, []);
  const notes = config.notes ? takeNotes(free, rng) : [];
  const areas: Area[] = [];
  for (let made = 0; made < FULL_GARDENS; made++) {
    const full = growFull(free, config.recipe, rng);
    if (!full) return null;
    areas.push(full);
  }
  for (const [player, own] of free.entries()) {
    for (const cells of growRest({ free: own, rng }, config.recipe)) areas.push(gardenOf(player, cells));
  }
  return { areas, notes };
}

/** With the player who has most room left, so that nobody's share is one garden and nothing else. */
function growFull(free: readonly Set<number>[], size: number, rng: Rng): Area | null {
  const roomiestFirst = shuffled([...free.entries()], rng).sort((a, b) => b[1].size - a[1].size);
  for (const [player, own] of roomiestFirst) {
    const ground: FreeCells = { free: own, rng };
    const cells = growExactly(ground, size);
    if (cells) return gardenOf(player, cells);
  }
  return null;
}

function gardenOf(player: number, cells: readonly number[]): Area {
  return { kind: 'garden', player, cells };
}

function freeCells({ players }: BoardConfig, cauldrons: readonly Cauldron[]): Set<number>[] {
  const owners = ownersOf(players);
  const taken = new Set(cauldrons.flatMap(({ cells }) => cells));
  return Array.from(
    { length: players },
    (_, player) => new Set([...owners.keys()].filter((cell) => owners[cell] === player && !taken.has(cell))),
  );
}

/** From whoever has most cells to spare. */
function takeNotes(free: readonly Set<number>[], rng: Rng): number[] {
  const most = Math.max(...free.map(({ size }) => size));
  const own = pick(
    free.filter(({ size }) => size === most),
    rng,
  );
  const cell = pick([...own], rng);
  own.delete(cell);
  return [cell];
}

function cellsByPlayer({ players }: BoardConfig, areas: readonly Area[], kind: Area['kind']): number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const area of areas) {
    if (area.kind === kind) counts[area.player] = (counts[area.player] ?? 0) + area.cells.length;
  }
  return counts;
}

function isFair(config: BoardConfig, areas: readonly Area[]): boolean {
  return (['cauldron', 'garden'] as const).every((kind) => {
    const counts = cellsByPlayer(config, areas, kind);
    return Math.min(...counts) > 0 && Math.max(...counts) - Math.min(...counts) <= FAIRNESS;
  });
}

function furnish(config: BoardConfig, sides: readonly Side[], rng: Rng): Board {
  const furnished = sides.map(({ areas, notes }, index) => {
    const starters = plantStarters(config, areas, rng);
    const specials = placeSpecials(config, areas, starters, rng);
    const move = (cell: number) => cell + index * SIDE_CELLS;
    return {
      areas: areas.map((area) => ({ ...area, cells: area.cells.map(move).sort((a, b) => a - b) })),
      notes: notes.map(move),
      starters: starters.map((starter) => ({ ...starter, cell: move(starter.cell) })),
      specials: specials.map((special) => ({ ...special, cell: move(special.cell) })),
    };
  });
  return {
    config,
    owners: sides.flatMap(() => ownersOf(config.players)),
    areas: furnished.flatMap(({ areas }) => areas),
    notes: furnished.flatMap(({ notes }) => notes),
    starters: furnished.flatMap(({ starters }) => starters),
    specials: furnished.flatMap(({ specials }) => specials),
  };
}
