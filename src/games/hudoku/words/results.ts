/** Points and results, to show and to share. */
import { plural } from '../../../frame/words/plural';
import { PER_HINT, type ScoreBreakdown } from '../rules/score';

/** As it stands on a button, and as it is said. */
export const HINT_PRICE = `−${PER_HINT}`;
export const HINT_COST = `${HINT_PRICE} points`;

export function resultText(
  name: string,
  { total, hints, errors, isJudged }: ScoreBreakdown,
  time: string,
  won: boolean,
): { text: string; plain: string } {
  const aids = [hints > 0 ? `💡${hints}` : '', errors > 0 ? `✖️${errors}` : ''].filter(Boolean).join(' ');
  const points = won ? plural(total, 'point') : 'looked up the solution';
  const help = isJudged ? `${plural(hints, 'hint')} and ${plural(errors, 'error')}` : plural(hints, 'hint');
  return {
    text: [`Parlour · Hudoku ${name}`, `⏳ ${points} ⏱ ${time}`, aids].filter(Boolean).join('\n'),
    plain: `Parlour, Hudoku ${name}: ${points} after ${time}, with ${help}.`,
  };
}

/** `10,000`: the same in every language of the browser, like all words here. */
export function grouped(points: number): string {
  return String(points).replace(/\B(?=(\d{3})+$)/g, ',');
}
