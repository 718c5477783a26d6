/** How a hint and a warning speak. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import type { CardFact, DeadEnd, DokubornStage, FilmCode, View } from '../rules/types';
import { capital, cellName } from './places';

export function stageInWords(stage: DokubornStage, view: View): string {
  switch (stage.code) {
    case 'stillFit':
      return `${capital(cellName(view, stage.cell))}: ${stillFit(stage.answers)}.`;
    case 'facts': {
      const one = stage.answers === 1 ? 'It' : 'One of them';
      return `${one} ${stage.facts.map(factInWords).join(' and ')}.`;
    }
    case 'fits':
      return `${stage.card} fits.`;
    case 'deadEnd':
      return deadEndInWords(stage, view);
    case 'heldAt':
      return `A card that they need is held in ${cellName(view, stage.cell)}.`;
    case 'takeOff':
      return `Take ${stage.card} off again.`;
    case 'aim':
      return `${AIMS[stage.film]} A card is as common as its commonest printing.`;
    case 'pick':
      return pickInWords(stage);
    default:
      return unreachable(stage);
  }
}

const AIMS: Readonly<Record<FilmCode, string>> = {
  commonest: 'One whole answer, of the commonest cards that fill this grid.',
  rarest: 'One whole answer, of the rarest cards that fill this grid.',
};

/** `1 of 27 answers, 12 of them Common.` */
function pickInWords({ answers, alike, rarity }: Extract<DokubornStage, { readonly code: 'pick' }>): string {
  const share = plural(answers, { one: 'The only answer', other: '1 of # answers' });
  if (answers === 1) return `${share}, ${rarity}.`;
  if (alike === answers) return `${share}, all of them ${rarity}.`;
  return `${share}, ${plural(alike, { one: 'the only one that is', other: '# of them' })} ${rarity}.`;
}

function factInWords(fact: CardFact): string {
  switch (fact.kind) {
    case 'inks':
      return `is ${fact.inks.join(' and ')}`;
    case 'story':
      return `is from ${fact.story}`;
    case 'inkable':
      return `is ${fact.inkable ? 'inkable' : 'uninkable'}`;
    case 'cost':
      return `costs ${fact.figure}`;
    case 'strength':
    case 'willpower':
    case 'lore':
      return `has ${fact.kind} ${fact.figure}`;
    default:
      return unreachable(fact);
  }
}

/** Said where the cell is open, so that it need not be named. */
export function stageAtItsCell(stage: DokubornStage, view: View): string {
  return stage.code === 'stillFit' ? `${capital(stillFit(stage.answers))}.` : stageInWords(stage, view);
}

/** Where any card is left, there are more cells than cards. */
export function deadEndInWords({ cells, answers }: DeadEnd, view: View): string {
  const named = cells.map((cell) => cellName(view, cell)).join('; ');
  if (answers === 0) return `The cards placed leave no answer for ${named}.`;
  return `The cards placed leave only ${plural(answers, 'card')} for these ${plural(cells.length, 'cell')}: ${named}.`;
}

function stillFit(answers: number): string {
  return plural(answers, { one: 'only one card still fits', other: '# cards still fit' });
}
