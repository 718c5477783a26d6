/** The orders in which effects may have been handed out: they act in it, where one ingredient carries several. */
import type { Riddle } from './riddle';

/** No deal has more than eight. */
const MOST_ORDERS = 24;

/** Slots that go to their carriers together: one, or both of a pair. */
type Handful = readonly number[];

/**
 * One of each kind comes first, in the order of the kinds; the others follow in any order. Each is as likely as the
 * others. None where they are too many to go through.
 */
export function ordersOf(effects: Pick<Riddle, 'slots' | 'partners' | 'slotKinds'>): readonly number[][] {
  const handfuls = handfulsOf(effects);
  const byKind = [...new Set(effects.slotKinds)].map((kind) =>
    handfuls.filter(([slot]) => effects.slotKinds[slot as number] === kind),
  );
  const others = handfuls.length - byKind.length;
  let amount = 1;
  for (const { length } of byKind) amount *= length;
  for (let left = others; left > 1; left--) amount *= left;
  if (amount > MOST_ORDERS) return [];
  return choices(byKind).flatMap((firsts) => {
    const rest = handfuls.filter((own) => !firsts.includes(own));
    return permutations(rest).map((last) => [...firsts, ...last].flat());
  });
}

function handfulsOf({ slots, partners }: Pick<Riddle, 'slots' | 'partners'>): Handful[] {
  return [...slots.keys()].flatMap((slot) => {
    const partner = partners[slot] as number;
    if (partner < 0) return [[slot]];
    return partner > slot ? [[slot, partner]] : [];
  });
}

/** One of each. */
function choices<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((some, list) => some.flatMap((own) => list.map((next) => [...own, next])), [[]]);
}

export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [items.slice()];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
