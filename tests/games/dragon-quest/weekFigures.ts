import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { meanOf, weekdayFigures } from '../../bench/weekdays';
import { FATES, hintWins } from './dailyTable';

export const weekFigures = weekdayFigures('Dragon Quest', rules, (days) => {
  const wins = days.map((day) => hintWins(rules.daily(day).config, rules.daily(day).seed) / FATES);
  return `the hint wins ${(100 * meanOf(wins)).toFixed(0)} % of other fates, at most ${(100 * Math.max(...wins)).toFixed(0)} %`;
});
