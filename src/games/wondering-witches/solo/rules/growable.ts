/** Which potions a garden can be grown to: those of the menu as far as they fit, together with what stands there. */
import { type Laid, maskOf } from '../../deduction/hypothesis';
import { LONG_RECIPE } from '../../recipe/types';
import { bedsIn } from './field';
import { growPlan, type Lifts, liftsOf } from './plan';
import type { Bed, Field, SoloMove } from './types';

export interface Growable {
  readonly laid: Laid;
  readonly plan: readonly SoloMove[];
}

const MOST_GROWTHS = 8;
/** Where something stands already, only the best of the menu are fitted to it, and whatever it may be meant for. */
const FITTED = 14;

/** In the order of the menu; the same potion may come twice. */
export function* growableIn(
  field: Field,
  garden: number,
  menu: readonly Laid[],
  room: number,
): Iterable<Growable> {
  const own = field.gardens[garden];
  if (!own || own.isUsed) return;
  const standing = bedsIn(field, own);
  if (standing.length === 0) {
    for (const laid of menu) {
      if (laid.herbs.length > room) continue;
      yield* planned(field, garden, laid) ?? [];
      yield* planned(field, garden, snapped(field, laid)) ?? [];
    }
    return;
  }
  yield* asItStands(field, garden, standing);
  for (const [rank, laid] of menu.entries()) {
    const isBegun = standing.every(({ ingredient }) => laid.herbs.includes(ingredient));
    if (rank >= FITTED && !isBegun) continue;
    for (const growths of growthsFor(field, standing, laid)) {
      const fitted = besideStanding(standing, laid, liftsOf(field, growths), room);
      for (const order of fitted) yield* planned(field, garden, order) ?? [];
    }
  }
}

function planned(field: Field, garden: number, laid: Laid | null): Growable[] | null {
  if (!laid) return null;
  const items = laid.herbs.map((ingredient, at) => ({ ingredient, seeds: laid.seeds[at] as number }));
  const plan = growPlan(field, garden, items);
  return plan && [{ laid, plan }];
}

function* asItStands(field: Field, garden: number, standing: readonly Bed[]): Iterable<Growable> {
  for (let growths = 0; growths <= 3; growths++) {
    const lift = liftsOf(field, growths)[0] ?? 0;
    // Else every growth would make the next one look as good.
    if (growths > 0 && standing.some((bed) => bed.seeds + lift > LONG_RECIPE)) return;
    const herbs = standing.map(({ ingredient }) => ingredient);
    const seeds = standing.map((bed) => bed.seeds + lift);
    yield* planned(field, garden, { herbs, seeds, mask: maskOf(herbs) }) ?? [];
  }
}

/** With doubled growths some counts of seeds are passed over: the nearest ones are taken. Null: none was. */
function snapped(field: Field, laid: Laid): Laid | null {
  const tallest = Math.max(...laid.seeds) - 1;
  for (let growths = 0; growths <= MOST_GROWTHS; growths++) {
    const lifts = liftsOf(field, growths);
    if ((lifts[0] ?? 0) < tallest && growths < MOST_GROWTHS) continue;
    const seeds = laid.seeds.map((own) => nearest(own - 1, lifts) + 1);
    return seeds.every((own, at) => own === laid.seeds[at]) ? null : { ...laid, seeds };
  }
  return null;
}

function nearest(lift: number, lifts: Lifts): number {
  return lifts.reduce(
    (best, own) => (Math.abs(own - lift) < Math.abs(best - lift) ? own : best),
    lifts[0] ?? 0,
  );
}

/** How often to grow so that what stands there, or the tallest of the rest, comes right. */
function growthsFor(field: Field, standing: readonly Bed[], laid: Laid): number[] {
  const wanted = new Set<number>();
  for (const { ingredient, seeds } of standing) {
    for (const [at, herb] of laid.herbs.entries())
      if (herb === ingredient) wanted.add((laid.seeds[at] as number) - seeds);
  }
  const herbs = standing.map(({ ingredient }) => ingredient);
  const rest = laid.seeds.filter((_, at) => !herbs.includes(laid.herbs[at] as number));
  wanted.add(Math.max(0, ...rest.map((seeds) => seeds - 1)));
  const found: number[] = [];
  for (let growths = 0; growths <= MOST_GROWTHS; growths++) {
    if (wanted.has(liftsOf(field, growths)[0] ?? 0)) found.push(growths);
  }
  return found;
}

/** The herbs of the menu's potion beside those that stand there: these where it has them, else before or behind. */
function besideStanding(standing: readonly Bed[], laid: Laid, lifts: Lifts, room: number): Laid[] {
  const lift = lifts[0] ?? 0;
  const open = standing.map(({ ingredient, seeds }) => ({ ingredient, seeds: seeds + lift }));
  const herbs: number[] = [];
  const seeds: number[] = [];
  let free = room - standing.length;
  for (const [at, herb] of laid.herbs.entries()) {
    const found = open.findIndex(({ ingredient }) => ingredient === herb);
    if (found >= 0) {
      seeds.push(open[found]?.seeds ?? 1);
      open.splice(found, 1);
    } else {
      if (free <= 0) continue;
      free -= 1;
      seeds.push(nearest((laid.seeds[at] as number) - 1, lifts) + 1);
    }
    herbs.push(herb);
  }
  const others = open.map(({ ingredient }) => ingredient);
  const grown = open.map((bed) => bed.seeds);
  const behind = { herbs: [...herbs, ...others], seeds: [...seeds, ...grown] };
  const before = { herbs: [...others, ...herbs], seeds: [...grown, ...seeds] };
  const orders = others.length > 0 && herbs.length > 0 ? [behind, before] : [behind];
  return orders.map((order) => ({ ...order, mask: maskOf(order.herbs) }));
}
