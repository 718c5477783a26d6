/** What the screen says about a game of Solo: cells, what was just done, the end, the text to share. */
import { aidSums } from '../../../../core/aids';
import { unreachable } from '../../../../core/result';
import type { Tally } from '../../../../core/rules';
import { plural } from '../../../../frame/words/plural';
import { EVENTS } from '../../recipe/events';
import { ingredientName } from '../../recipe/ingredients';
import { sharedEventInWords, stepInWords } from '../../recipe/words/lastStep';
import { capitalised, describeGrowth, describeResult, listText } from '../../recipe/words/words';
import { bedsAt, bedsIn, capacityOf, freeCells, specialAt } from '../rules/field';
import type { Bed, Field, Garden, SoloEvent, SoloMove, SoloPotion, SoloView, Source } from '../rules/types';
import { soloEventText } from './events';
import { placeInWords } from './places';
import { changeInWords } from './soloWords';

export function gardenIndexAt({ gardens }: Pick<Field, 'gardens'>, cell: number): number {
  return gardens.findIndex(({ cells }) => cells.includes(cell));
}

export function gardenName(index: number): string {
  return `garden ${index + 1}`;
}

/** Everything about a cell that can be seen, in the order in which it matters. A screen reader tells where it is. */
export function cellInWords(view: SoloView, cell: number): string {
  const index = gardenIndexAt(view, cell);
  const garden = view.gardens[index];
  const beds = bedsAt(view, cell);
  const special = specialAt(view, cell);
  const room = beds.length > 0 && beds.length < capacityOf(view, cell) ? ['room for one more'] : [];
  return [
    capitalised(gardenName(index)),
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
  const size = `${plural(garden.cells.length, 'cell')}, ${garden.isUsed ? 'used up' : `${free} free`}`;
  return `Garden ${index + 1}, ${size}${beds.length > 0 ? `: ${bedsInWords(beds)}` : ''}.`;
}

export function bedsInWords(beds: readonly Bed[]): string {
  return listText(
    beds.map(({ ingredient, seeds }) => `${ingredientName(ingredient)} with ${plural(seeds, 'seed')}`),
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
      return 'the last potion';
    default:
      return unreachable(source);
  }
}

export function soloPotionInWords(number: number, potion: SoloPotion): string {
  const { result, source } = potion;
  const told = `Potion ${number}, from ${sourceInWords(source)}: ${describeResult(result)}`;
  return [told, aftermathInWords(potion)].filter(Boolean).join(' ');
}

/** The event by name, then all that the field did. */
export function aftermathInWords({ event, happenings: changes }: SoloPotion): string {
  const name = event === null ? undefined : EVENTS[event]?.name;
  const told = changes.filter(({ what }) => what !== 'nothing').map(changeInWords);
  const isShown = told.some((words) => words.startsWith(`${name}:`));
  return [...(name && event !== null && !isShown ? [`${name}: ${soloEventText(event)}`] : []), ...told].join(
    ' ',
  );
}

export function soloEventInWords({ config }: Pick<SoloView, 'config'>, event: SoloEvent): string {
  switch (event.kind) {
    case 'planted':
      return plantedInWords(event);
    case 'grown':
      return `Garden ${event.garden + 1} has grown: ${bedsInWords(event.beds)}.`;
    case 'cut':
      return `Garden ${event.garden + 1} is cut in two; the new part is ${gardenName(event.part)}.`;
    case 'tested':
      return soloPotionInWords(event.number, event.potion);
    case 'allIsLost':
      return 'No cell is free: one last potion of any herbs is left.';
    case 'poisoned':
      return 'Poisoned twice: the game is lost.';
    default:
      return sharedEventInWords(config, event);
  }
}

function plantedInWords({
  ingredient,
  cell,
  garden,
  gains,
  changes,
}: Extract<SoloEvent, { kind: 'planted' }>): string {
  const name = ingredientName(ingredient);
  const told = gains.map((gain) =>
    gain === 'cut'
      ? 'Painter: you may cut a garden in two.'
      : `Guesser: a free test of any potion with ${name}.`,
  );
  return [
    `${name} planted in ${placeInWords(cell)}, ${gardenName(garden)}.`,
    ...told,
    ...changes.map(changeInWords),
  ].join(' ');
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
      return 'the potion';
    default:
      return stepInWords(move);
  }
}

export function lossHeadline({ loss }: Pick<SoloView, 'loss'>): string {
  return loss === 'poison' ? 'Poisoned twice' : 'Recipe not found';
}

export function soloResultText(
  name: string,
  won: boolean,
  view: SoloView,
  tally: Tally,
  time: string,
): { text: string; plain: string } {
  const count = view.potions.length;
  const { hints } = aidSums(tally);
  const trail = count > 12 ? '' : '🫧'.repeat(Math.max(0, count - (won ? 1 : 0))) + (won ? '✨' : '🌑');
  const left = freeCells(view).length;
  const room = won && left > 0 ? `, ${plural(left, 'cell')} to spare` : '';
  const outcome = won ? `recipe found with ${plural(count, 'potion')}${room}` : 'the recipe stayed secret';
  const full = `Wondering Witches Solo ${name}`;
  return {
    text: [`Parlour · ${full}`, `🌿 ${outcome} ⏱ ${time}`, trail, hints > 0 ? `💡${hints}` : '']
      .filter(Boolean)
      .join('\n'),
    plain: `Parlour, ${full}: ${outcome} in ${time}, with ${plural(hints, 'hint')}.`,
  };
}
