/** Which potions a garden can be grown to: those that are proposed as far as they fit, together with what stands there. */
import { type Laid, maskOf } from '../../deduction/judging/hypothesis';
import { LONG_RECIPE } from '../../recipe/types';
import { bedsIn, has } from './field';
import { growPlan, type Lifts, liftsOf } from './plan';
import type { Bed, Field, SoloMove } from './types';

export interface Growable {
  readonly laid: Laid;
  readonly plan: readonly SoloMove[];
}

const MOST_GROWTHS = 8;
/** Where something stands already, only the best proposals are fitted to it, and whatever it may be meant for. */
const FITTED = 14;

/** In the order of the proposals; the same potion may come twice. */
export function* growableIn(
  field: Field,
  garden: number,
  proposals: readonly Laid[],
  room: number,
): Iterable<Growable> {
  const own = field.gardens[garden];
  if (!own || own.isUsed) return;
  const standing = bedsIn(field, own);
  if (has(field, 'Genius')) yield* withOneMore(field, garden, proposals);
  if (standing.length === 0) {
    for (const laid of proposals) {
      if (laid.herbs.length > room) continue;
      yield* planned(field, garden, laid) ?? [];
      yield* planned(field, garden, snapped(field, laid)) ?? [];
    }
    return;
  }
  yield* asItStands(field, garden, standing);
  for (const [rank, laid] of proposals.entries()) {
    const isBegun = standing.every(({ ingredient }) => laid.herbs.includes(ingredient));
    if (rank >= FITTED && !isBegun) continue;
    for (const growths of growthsFor(field, standing, laid)) {
      const fitted = besideStanding(standing, laid, liftsOf(field, growths), room);
      for (const order of fitted) yield* planned(field, garden, order) ?? [];
    }
  }
}

/** A Genius adds what is missing when all the rest is grown. */
function* withOneMore(field: Field, garden: number, proposals: readonly Laid[]): Iterable<Growable> {
  for (const laid of proposals.slice(0, FITTED)) {
    if (laid.herbs.length < 2) continue;
    const items = laid.herbs.map((ingredient, at) => ({ ingredient, seeds: laid.seeds[at] as number }));
    for (const at of items.keys()) {
      const plan = growPlan(field, garden, items.toSpliced(at, 1));
      if (plan) yield { laid, plan: [...plan.slice(0, -1), { kind: 'brew', garden, items }] };
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

/** The herbs of the proposed potion beside those that stand there: these where it has them, else before or behind. */
function besideStanding(standing: readonly Bed[], laid: Laid, lifts: Lifts, room: number): Laid[] {
  const lift = lifts[0] ?? 0;
  const open = standing.map(({ ingredient, seeds }) => ({ ingredient, seeds: seeds + lift }));
  const herbs: number[] = [];
  const seeds: number[] = [];
  // Grown to a height that something was meant to have: else every growth would make the next one look as good.
  let isMeant = lift === 0;
  let free = room - standing.length;
  for (const [at, herb] of laid.herbs.entries()) {
    const found = matching(open, laid, at);
    if (found >= 0) {
      seeds.push(open[found]?.seeds ?? 1);
      if (open[found]?.seeds === laid.seeds[at]) isMeant = true;
      open.splice(found, 1);
    } else {
      if (free <= 0) continue;
      free -= 1;
      const own = nearest((laid.seeds[at] as number) - 1, lifts);
      if (own === lift) isMeant = true;
      seeds.push(own + 1);
    }
    herbs.push(herb);
  }
  if (!isMeant) return [];
  const others = open.map(({ ingredient }) => ingredient);
  const grown = open.map((bed) => bed.seeds);
  const behind = { herbs: [...herbs, ...others], seeds: [...seeds, ...grown] };
  const before = { herbs: [...others, ...herbs], seeds: [...grown, ...seeds] };
  const orders = others.length > 0 && herbs.length > 0 ? [behind, before] : [behind];
  return orders.map((order) => ({ ...order, mask: maskOf(order.herbs) }));
}

/** Which of those that stand is meant here: the one that comes right, else one that nobody behind has a better use for. */
function matching(open: readonly Bed[], { herbs, seeds }: Laid, at: number): number {
  const herb = herbs[at];
  const isRight = (bed: Bed, place: number) => bed.ingredient === herbs[place] && bed.seeds === seeds[place];
  const right = open.findIndex((bed) => isRight(bed, at));
  if (right >= 0) return right;
  return open.findIndex(
    (bed) => bed.ingredient === herb && !herbs.some((_, place) => place > at && isRight(bed, place)),
  );
}
