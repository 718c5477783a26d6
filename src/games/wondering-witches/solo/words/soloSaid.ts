/** What the screen says about a game of Solo: cells, what was just done, the end, the text to share. */
import { plural } from '../../../../core/plural';
import { unreachable } from '../../../../core/result';
import type { Tally } from '../../../../core/rules';
import { placeInWords } from '../../board/drawing/picture';
import { noteInWords, stepInWords } from '../../brew/words/brewWords';
import { EVENTS } from '../../recipe/events';
import { ingredientName } from '../../recipe/ingredients';
import { NOUNS } from '../../recipe/nouns';
import { describeGrowth, describeLine, listText } from '../../recipe/words';
import { bedsAt, bedsIn, capacityOf, freeCells, specialAt } from '../rules/field';
import { soloEventText } from '../rules/soloEvents';
import type { Bed, Field, Garden, SoloMove, SoloPotion, SoloView, Source } from '../rules/types';
import { happeningInWords } from './soloWords';

export function gardenIndexAt({ gardens }: Pick<Field, 'gardens'>, cell: number): number {
  return gardens.findIndex(({ cells }) => cells.includes(cell));
}

export function gardenName(index: number): string {
  return `garden ${index + 1}`;
}

/** Everything about a cell that can be seen, in the order in which it matters. */
export function cellInWords(view: SoloView, cell: number): string {
  const index = gardenIndexAt(view, cell);
  const garden = view.gardens[index];
  const beds = bedsAt(view, cell);
  const special = specialAt(view, cell);
  const room = beds.length > 0 && beds.length < capacityOf(view, cell) ? ['room for one more'] : [];
  return [
    `${placeInWords(cell)}: ${gardenName(index)}`,
    view.crossed[cell] ? 'crossed out' : beds.length > 0 ? bedsInWords(beds) : 'empty',
    ...(special ? [special] : []),
    ...(garden?.isUsed ? ['used up'] : room),
  ].join(', ');
}

/** The garden as a whole, when it is chosen: the cell has been read already. */
export function gardenInWords(view: SoloView, index: number): string {
  const garden = view.gardens[index];
  if (!garden) return '';
  const beds = bedsIn(view, garden);
  const free = freeCells(view).filter((cell) => garden.cells.includes(cell)).length;
  const size = `${plural(garden.cells.length, NOUNS.cell)}, ${garden.isUsed ? 'used up' : `${free} free`}`;
  return `Garden ${index + 1}, ${size}${beds.length > 0 ? `: ${bedsInWords(beds)}` : ''}.`;
}

export function bedsInWords(beds: readonly Bed[]): string {
  return listText(
    beds.map(({ ingredient, seeds }) => `${ingredientName(ingredient)} with ${plural(seeds, NOUNS.seed)}`),
  );
}

export function verdictOf(view: Pick<SoloView, 'potions'>, { potion }: Garden): string {
  const tested = potion === null ? undefined : view.potions[potion];
  return tested && potion !== null ? `Potion ${potion + 1}: ${describeGrowth(tested.result)}` : '';
}

export function sourceInWords(source: Source): string {
  switch (source.from) {
    case 'garden':
      return gardenName(source.garden);
    case 'cell':
      return placeInWords(source.cell);
    case 'guess':
      return 'a free test';
    case 'lastDitch':
      return 'the last ditch effort';
    default:
      return unreachable(source);
  }
}

export function soloPotionInWords(number: number, potion: SoloPotion): string {
  const { result, source } = potion;
  return [
    `Potion ${number}, from ${sourceInWords(source)}: ${describeGrowth(result)}`,
    ...result.feedback.map(describeLine),
    aftermathInWords(potion),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The event by name, then all that the field did. */
export function aftermathInWords({ event, happenings }: SoloPotion): string {
  const name = event === null ? undefined : EVENTS[event]?.name;
  const told = happenings.filter(({ what }) => what !== 'nothing').map(happeningInWords);
  const isShown = told.some((words) => words.startsWith(`${name}:`));
  return [...(name && event !== null && !isShown ? [`${name}: ${soloEventText(event)}`] : []), ...told].join(
    ' ',
  );
}

export function soloMoveInWords(move: SoloMove, before: SoloView | null, view: SoloView): string {
  switch (move.kind) {
    case 'plant':
      return plantInWords(move.ingredient, move.cell, before, view);
    case 'grow': {
      const garden = view.gardens[move.garden];
      const now = garden ? bedsIn(view, garden) : [];
      return `Garden ${move.garden + 1} has grown: ${bedsInWords(now)}.`;
    }
    case 'cut':
      return `Garden ${move.garden + 1} is cut in two; the new part is ${gardenName(view.gardens.length - 1)}.`;
    case 'brew':
    case 'taste':
    case 'guess':
    case 'potion': {
      const last = view.potions.at(-1);
      return last ? `${soloPotionInWords(view.potions.length, last)}${endInWords(view)}` : '';
    }
    case 'mark':
      return `${noteInWords(view.config, move.ingredient, move.column, move.mark)}.`;
    case 'reveal':
      return 'The solution is shown.';
    case 'help':
      return 'The High Witch’s cat is thinking it over.';
    default:
      return unreachable(move);
  }
}

function plantInWords(ingredient: number, cell: number, before: SoloView | null, view: SoloView): string {
  const gains = [
    view.cuts > (before?.cuts ?? view.cuts) ? 'Painter: you may cut a garden in two.' : '',
    view.guesses.length > (before?.guesses ?? view.guesses).length
      ? `Guesser: a free test of any potion with ${ingredientName(ingredient)}.`
      : '',
  ];
  const where = `${placeInWords(cell)}, ${gardenName(gardenIndexAt(view, cell))}`;
  return [
    `${ingredientName(ingredient)} planted in ${where}.`,
    ...gains,
    ...view.resting.map(happeningInWords),
    endInWords(view).trim(),
  ]
    .filter(Boolean)
    .join(' ');
}

function endInWords({ phase, loss }: SoloView): string {
  if (phase === 'lastDitch') return ' No cell is free: one last potion of anything at all is left.';
  return phase === 'lost' && loss === 'poison' ? ' Poisoned twice: the game is lost.' : '';
}

/** Taken back or played again: what it was. */
export function soloStepInWords(move: SoloMove | null): string {
  switch (move?.kind) {
    case 'plant':
      return `planting ${ingredientName(move.ingredient)}`;
    case 'grow':
      return `growing ${gardenName(move.garden)}`;
    case 'cut':
      return `cutting ${gardenName(move.garden)}`;
    case 'brew':
    case 'taste':
    case 'guess':
    case 'potion':
      return 'the potion';
    default:
      return stepInWords(move ?? null);
  }
}

export function lossHeadline({ loss }: Pick<SoloView, 'loss'>): string {
  return loss === 'poison' ? 'Poisoned twice' : 'The secret kept itself';
}

export function soloResultText(
  name: string,
  won: boolean,
  view: SoloView,
  tally: Tally,
  time: string,
): { text: string; plain: string } {
  const count = view.potions.length;
  const trail = count > 12 ? '' : '🫧'.repeat(Math.max(0, count - (won ? 1 : 0))) + (won ? '✨' : '🌑');
  const left = freeCells(view).length;
  const room = won && left > 0 ? `, ${plural(left, NOUNS.cell)} to spare` : '';
  const outcome = won
    ? `recipe found with ${plural(count, NOUNS.potion)}${room}`
    : 'the recipe stayed secret';
  const full = `Wondering Witches Solo ${name}`;
  return {
    text: [`Parlour · ${full}`, `🌿 ${outcome} ⏱ ${time}`, trail, tally.hints > 0 ? `💡${tally.hints}` : '']
      .filter(Boolean)
      .join('\n'),
    plain: `Parlour, ${full}: ${outcome} in ${time}, with ${plural(tally.hints, NOUNS.hint)}.`,
  };
}
