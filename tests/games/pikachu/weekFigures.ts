import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { meanOf, weekdayFigures } from '../../bench/weekdays';

export const weekFigures = weekdayFigures('Pikachu', rules, (days) => {
  const shares = days.map((day) => {
    const { config, seed, dealVersion } = rules.daily(day);
    const chance = chanceFrom(seed);
    const first = must(rules.start(config, rules.deal(config, chance, dealVersion), dealVersion));
    const { stuck, playouts } = must(rules.tasks.grade(first, chance));
    return stuck / playouts;
  });
  return `careless games stuck ${(100 * meanOf(shares)).toFixed(0)} %, at most ${(100 * Math.max(...shares)).toFixed(0)} %`;
});
