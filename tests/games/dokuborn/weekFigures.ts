import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { conditionById } from '../../../src/games/dokuborn/rules/conditions';
import { countOf, pairsOf } from '../../../src/games/dokuborn/rules/pool';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import { SCARCE } from '../../../src/games/dokuborn/rules/stars';
import { meanOf, weekdayFigures } from '../../bench/weekdays';

/** How many cards answer each cell. */
function answersOn(day: string): number[] {
  const { config, seed, dealVersion } = rules.daily(day);
  const first = must(rules.start(config, rules.deal(config, chanceFrom(seed), dealVersion), dealVersion));
  const [rows, columns] = [first.rows, first.columns].map((ids) =>
    ids.flatMap((id) => conditionById(id) ?? []),
  );
  return [...pairsOf(rules.pool, rows ?? [], columns ?? [])].map((pair) => countOf(rules.pool, pair));
}

export const weekFigures = weekdayFigures('Dokuborn', rules, (days) => {
  const boards = days.map(answersOn);
  const scarcest = meanOf(boards.map((answers) => Math.min(...answers)));
  const scarce = meanOf(boards.map((answers) => answers.filter((cards) => cards <= SCARCE).length));
  const all = rules.pool.cards.length;
  const bits = meanOf(
    boards.map((answers) => answers.reduce((sum, cards) => sum + Math.log2(all / cards), 0)),
  );
  return `scarcest cell ${scarcest.toFixed(1)} answers, ${scarce.toFixed(1)} cells with one or two, ${bits.toFixed(0)} bits to know in all`;
});
