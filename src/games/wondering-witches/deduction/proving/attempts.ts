/** Potions as a proof tries them: the same herb may lie in one several times, so that its lines tell whose they are. */
import { type Laid, maskOf } from '../judging/hypothesis';
import type { Dice } from '../possible/dice';

const MOST_SEEDS = 6;

export function anyLaid(ingredients: number, most: number, dice: Dice): Laid {
  const size = 1 + dice.below(most);
  const herbs = Array.from({ length: size }, () => dice.below(ingredients));
  return { herbs, seeds: herbs.map(() => 1 + dice.below(MOST_SEEDS)), mask: maskOf(herbs) };
}

/** One or two small changes of it. */
export function varied(laid: Laid, ingredients: number, most: number, dice: Dice): Laid {
  const herbs = laid.herbs.slice();
  const seeds = laid.seeds.slice();
  for (let changes = dice.below(2); changes >= 0; changes--) {
    const at = dice.below(herbs.length);
    const to = dice.below(herbs.length);
    const way = dice.below(6);
    const grown = 1 + dice.below(MOST_SEEDS);
    if (way === 0) {
      [herbs[at], herbs[to]] = [herbs[to] as number, herbs[at] as number];
      [seeds[at], seeds[to]] = [seeds[to] as number, seeds[at] as number];
    } else if (way === 1) seeds[at] = grown;
    else if (way === 2) herbs[at] = dice.below(ingredients);
    else if (way === 3 && herbs.length > 1) {
      herbs.splice(at, 1);
      seeds.splice(at, 1);
    } else if (way > 3 && herbs.length < most) {
      herbs.splice(to, 0, way === 4 ? (herbs[at] as number) : dice.below(ingredients));
      seeds.splice(to, 0, grown);
    }
  }
  return { herbs, seeds, mask: maskOf(herbs) };
}
