import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import { quantile } from '../../bench/measure';
import { meanOf, weekdayFigures } from '../../bench/weekdays';
import { sensibleGame } from './notebookPlayer';

export const weekFigures = weekdayFigures('Wondering Witches', rules, (days) => {
  const games = days.map((day) => {
    const { config, seed, dealVersion } = rules.daily(day);
    return { day, ...sensibleGame(config, seed, dealVersion) };
  });
  const lost = games.filter(({ outcome }) => outcome !== 'won').map(({ day }) => day);
  const potions = games.map(({ state }) => state.potions.length);
  const told = `by hints alone ${meanOf(potions).toFixed(1)} potions, median ${quantile(potions, 0.5)}`;
  return lost.length > 0 ? `${told}; not won: ${lost.join(' ')}` : told;
});
