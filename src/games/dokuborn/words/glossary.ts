/** What counts for each condition, in one sentence, and what its kind is called. */
import { allConditions, conditionLabel, groupOf } from '../rules/conditions';
import type { Condition } from '../rules/types';

const KIND_TITLES: Readonly<Record<string, string>> = {
  c: 'Inks',
  o: 'Cost',
  p: 'Inkwell',
  t: 'Card types',
  l: 'Lore',
  s: 'Strength',
  w: 'Willpower',
  k: 'Keywords',
  u: 'Classifications',
  r: 'Rarities',
  f: 'Films and series',
  e: 'Sets',
};

export interface Kind {
  /** The letter of its ids. */
  readonly code: string;
  readonly title: string;
  readonly conditions: readonly Condition[];
}

/** In the order of the table. */
export const kinds: readonly Kind[] = [...new Set(allConditions.map(groupOf))].map((code) => ({
  code,
  title: KIND_TITLES[code] ?? code,
  conditions: allConditions.filter((condition) => groupOf(condition) === code),
}));

const OWN: Readonly<Record<string, string>> = {
  c7: 'The card has two inks.',
  p0: 'The card cannot go into the inkwell: its cost has no ring.',
  p1: 'The card can go into the inkwell: its cost has a ring.',
  t1: 'The card is an action. Songs are actions too.',
  t2: 'The card is a song, which is a kind of action.',
  k7: 'The card has Shift, at any cost and of any kind, such as Puppy Shift.',
};

/** Keywords that come with a number. */
const NUMBERED: readonly string[] = ['Challenger', 'Resist', 'Singer', 'Sing Together', 'Boost'];

export function countsInWords(condition: Condition): string {
  return OWN[condition.id] ?? byKind(groupOf(condition), conditionLabel(condition));
}

function byKind(kind: string, label: string): string {
  switch (kind) {
    case 'c':
      return `The card has ${label} ink. One of two inks counts for both.`;
    case 'o':
      return `The card’s ${figureIn(label)}.`;
    case 't':
      return `The card is ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label.toLowerCase()}.`;
    case 'k':
      return `The card has the keyword ${label}${NUMBERED.includes(label) ? ', with any number' : ''}.`;
    case 'u':
      return `${label} stands in the line below the card’s name.`;
    case 'r':
      return `The card was printed as ${label} at least once, in any set but the Quests.`;
    case 'f':
      return `The card belongs to ${label}, as LorcanaJSON has it.`;
    case 'e':
      return `The card was printed in ${label}, new or as a reprint.`;
    default:
      return `The card’s ${figureIn(label)}. A card without that figure does not count.`;
  }
}

/** `Cost 3` as `cost is exactly 3`. */
function figureIn(label: string): string {
  const [noun = '', figure = ''] = label.toLowerCase().split(' ');
  return `${noun} is exactly ${figure}`;
}
