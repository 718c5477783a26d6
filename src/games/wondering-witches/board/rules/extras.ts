/** What is put on top of a laid-out side: starting plants and special cells, the same for every player. */
import { pick, type Rng, shuffled } from '../../../../core/chance';
import { BAD_SPECIALS, GOOD_SPECIALS, isBadSpecial, SPECIAL_SHARE, type SpecialName } from './specials';
import { type Area, type BoardConfig, SIDE_CELLS, type SpecialCell, type Starter } from './types';

const FEWEST_SPECIALS = 3;
const MOST_SPECIALS = Math.floor(SIDE_CELLS * SPECIAL_SHARE);
/** One in so many special cells is a bad one. */
const BAD_EVERY = 3;
const STARTERS_ALONE = 2;

/**
 * The first area that holds the longest recipe: it gets no starting plant and no bad cell, so that nothing on
 * the board itself can keep the recipe from being grown.
 */
function pureArea(areas: readonly Area[], recipe: number): Area {
  const found = areas.find(({ cells }) => cells.length >= recipe);
  if (!found) throw new Error('No area holds the longest recipe');
  return found;
}

export function plantStarters(config: BoardConfig, areas: readonly Area[], rng: Rng): Starter[] {
  const pure = pureArea(areas, config.recipe);
  const menu = shuffled([...Array(config.ingredients).keys()], rng);
  const each = config.players === 1 ? STARTERS_ALONE : 1;
  const starters: Starter[] = [];
  for (let player = 0; player < config.players; player++) {
    const beds = areas.filter((area) => area.player === player && area.kind === 'garden' && area !== pure);
    const cells = shuffled(
      beds.flatMap((bed) => bed.cells),
      rng,
    ).slice(0, each);
    for (const cell of cells) {
      starters.push({ cell, ingredient: menu[starters.length % menu.length] ?? 0 });
    }
  }
  return starters.sort((a, b) => a.cell - b.cell);
}

export function placeSpecials(
  config: BoardConfig,
  areas: readonly Area[],
  starters: readonly Starter[],
  rng: Rng,
): SpecialCell[] {
  if (!config.specials) return [];
  const pure = pureArea(areas, config.recipe);
  const taken = new Set(starters.map(({ cell }) => cell));
  const firstPlayer = rng.below(config.players);
  const placed: SpecialCell[] = [];
  for (const [turn, special] of drawSpecials(rng).entries()) {
    const player = (firstPlayer + turn) % config.players;
    const own = areas.filter((area) => area.player === player && !(area === pure && isBadSpecial(special)));
    const free = own.flatMap(({ cells }) => cells).filter((cell) => !taken.has(cell));
    if (free.length === 0) continue;
    const cell = pick(free, rng);
    taken.add(cell);
    placed.push({ cell, special });
  }
  return placed.sort((a, b) => a.cell - b.cell);
}

/** Every kind once before any comes twice. */
function drawSpecials(rng: Rng): SpecialName[] {
  const amount = FEWEST_SPECIALS + rng.below(MOST_SPECIALS - FEWEST_SPECIALS + 1);
  const bad = Math.floor(amount / BAD_EVERY);
  const goods: SpecialName[] = shuffled([...GOOD_SPECIALS], rng).slice(0, amount - bad);
  const bads: SpecialName[] = shuffled([...BAD_SPECIALS], rng).slice(0, bad);
  return shuffled([...goods, ...bads], rng);
}
