/**
 * What a half-chosen grid has, written from the spec: each condition read from its id and its words, each cell counted
 * card by card, and different cards found by pushing one cell after another through a net. Shares nothing with the game
 * but the cards and the words on the table.
 */
import type { Card } from '../../../src/games/dokuborn/rules/types';

type Meets = (card: Card) => boolean;

/** From a line of the table, such as `o5 Cost 5`. */
export function meets(line: string): Meets {
  const [id = '', ...rest] = line.split(' ');
  const words = rest.join(' ').replace(/^\p{Extended_Pictographic}\s*/u, '');
  const figure = Number(/\d+$/.exec(words)?.[0]);
  const printed = (fits: (printing: Card['printings'][number]) => boolean): Meets => {
    return (card) => card.printings.some(fits);
  };
  switch (id[0]) {
    case 'c':
      return id === 'c7'
        ? (card) => card.color.split('-').length === 2
        : (card) => card.color.split('-').includes(words);
    case 'o':
      return (card) => card.cost === figure;
    case 'p':
      return (card) => card.inkwell === (words === 'Inkable');
    case 't':
      return (card) => (words === 'Song' ? card.subtypes.some((own) => own === 'Song') : card.type === words);
    case 'l':
      return (card) => card.lore === figure;
    case 's':
      return (card) => card.strength === figure;
    case 'w':
      return (card) => card.willpower === figure;
    case 'k':
      return (card) => card.keywordAbilities.some((own) => ` ${own}`.endsWith(` ${words}`));
    case 'u':
      return (card) => card.subtypes.some((own) => own === words);
    case 'r':
      return printed(({ rarity }) => rarity === words);
    case 'f':
      return (card) => card.story.toLowerCase() === words.toLowerCase();
    case 'e':
      return printed(({ setCode }) => setCode === id.slice(1));
    default:
      throw new Error(`No reading of ${line}`);
  }
}

export interface Grid {
  readonly size: number;
  /** Condition ids, rows and then columns; null: open. */
  readonly lines: readonly (string | null)[];
}

/** For each cell the cards that answer it; null: not known yet. */
export type Answers = readonly (ReadonlySet<Card> | null)[];

export function answersIn({ size, lines }: Grid, cardsOf: (id: string) => readonly Card[]): Answers {
  const found: (ReadonlySet<Card> | null)[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = size; column < 2 * size; column++) {
      const [one, other] = [lines[row], lines[column]];
      if (!one || !other) {
        found.push(null);
        continue;
      }
      const others = new Set(cardsOf(other));
      found.push(new Set(cardsOf(one).filter((card) => others.has(card))));
    }
  }
  return found;
}

/** A row from left to right, or a column from the top. */
export function cellsInLine(size: number, line: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const isRow = line === Math.floor(cell / size);
    const isColumn = line - size === cell % size;
    if (isRow || isColumn) cells.push(cell);
  }
  return cells;
}

export function linesThrough(size: number, cell: number): number[] {
  return Array.from({ length: 2 * size }, (_, line) => line).filter((line) =>
    cellsInLine(size, line).includes(cell),
  );
}

/** Whether all known cells can have a different card each. */
export function canBeFilled(answers: Answers): boolean {
  const cells = answers.filter((cards) => cards !== null);
  const holder = new Map<Card, number>();
  const push = (cell: number, passed: Set<Card>): boolean => {
    const waiting = [...(cells[cell] ?? [])].filter((card) => !passed.has(card));
    const free = waiting.find((card) => !holder.has(card));
    if (free) {
      holder.set(free, cell);
      return true;
    }
    for (const card of waiting) {
      if (passed.has(card)) continue;
      passed.add(card);
      if (!push(holder.get(card) ?? -1, passed)) continue;
      holder.set(card, cell);
      return true;
    }
    return false;
  };
  return cells.every((_, cell) => push(cell, new Set()));
}

/** By the table of the second edition. */
export function starsOf(answers: Answers): number | null {
  const counts = answers.flatMap((cards) => (cards === null ? [] : [cards.size]));
  if (counts.length === 0) return null;
  const scarce = counts.filter((count) => count === 1 || count === 2).length;
  if (scarce >= 2) return 5;
  if (scarce === 1) return 4;
  const least = Math.min(...counts);
  if (least < 5) return 3;
  return least < 8 ? 2 : 1;
}
