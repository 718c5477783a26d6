import { chanceFrom } from '../../../src/core/chance';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { meanOf, weekdayFigures } from '../../bench/weekdays';
import { minutesOn } from './pace';

export const weekFigures = weekdayFigures('Hudoku', rules, (days) => {
  const minutes = days.map((day) => {
    const { config, seed, dealVersion } = rules.daily(day);
    return minutesOn(config, rules.deal(config, chanceFrom(seed), dealVersion), dealVersion);
  });
  const mean = meanOf(minutes);
  return `${mean.toFixed(1)} minutes for a quick player by the model, ${(2 * mean).toFixed(1)} at half that pace`;
});
