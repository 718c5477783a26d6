/** Why a card does not meet a condition, to follow the card's name: `costs 3, not 5`. */
import { conditionLabel, groupOf } from './conditions';
import type { Card, Condition } from './types';

/** Null: it does. */
export function missOf(card: Card, condition: Condition): string | null {
  return condition.filter(card) ? null : describeMiss(card, condition);
}

function describeMiss(card: Card, condition: Condition): string {
  const wanted = conditionLabel(condition);
  const figure = /\d+$/.exec(condition.display)?.[0] ?? wanted;
  switch (groupOf(condition)) {
    case 'c':
      return `is ${card.colors.join(' and ')}, not ${wanted === 'Two inks' ? 'of two inks' : wanted}`;
    case 'o':
      return `costs ${card.cost}, not ${figure}`;
    case 'p':
      return card.inkwell ? 'can go into the inkwell' : 'cannot go into the inkwell';
    case 't':
      return `is ${withArticle(kindOf(card))}, not ${withArticle(wanted)}`;
    case 'l':
      return figureMiss(card.lore, 'lore', figure);
    case 's':
      return figureMiss(card.strength, 'strength', figure);
    case 'w':
      return figureMiss(card.willpower, 'willpower', figure);
    case 'k':
      return listMiss(card.keywordAbilities, `has no keyword, so not ${wanted}`, wanted, 'has');
    case 'u':
      return listMiss(card.subtypes, `has no classification, so not ${wanted}`, wanted, 'is');
    case 'r':
      return `is ${distinct(card.printings.map((printing) => printing.rarity))}, not ${wanted}`;
    case 'f':
      return `is from ${card.story === '' ? 'no story' : card.story}, not from ${wanted}`;
    case 'e':
      return `was not printed in ${wanted}`;
    default:
      return `does not meet “${wanted}”`;
  }
}

function figureMiss(value: number | undefined, noun: string, wanted: string): string {
  return value === undefined ? `has no ${noun}, so not ${wanted}` : `has ${noun} ${value}, not ${wanted}`;
}

function listMiss(own: readonly string[], none: string, wanted: string, verb: string): string {
  return own.length === 0 ? none : `${verb} ${own.join(', ')}, not ${wanted}`;
}

function kindOf(card: Card): string {
  return card.subtypes.includes('Song') ? 'Song' : card.type;
}

function withArticle(noun: string): string {
  return /^[AEIOU]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function distinct(texts: readonly string[]): string {
  return [...new Set(texts)].join(' and ');
}
