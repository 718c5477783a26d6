/** What falls on which page. */
export const ANSWER_PLACES = ['none', 'foot', 'own'] as const;
/** foot: upside down at the foot of the last page; own: on pages of their own, behind all others. */
export type AnswerPlace = (typeof ANSWER_PLACES)[number];

/** One row of small boards; with more, the puzzles above them would become too small. */
export const MOST_AT_FOOT = 6;
export const ANSWERS_A_PAGE = 12;

/** Puzzles by index. */
export interface PlannedPage {
  readonly puzzles: readonly number[];
  /** With puzzles on the page they stand at its foot. */
  readonly answers: readonly number[];
}

export function planPages(count: number, perPage: number, answers: AnswerPlace): readonly PlannedPage[] {
  const all = Array.from({ length: count }, (_, at) => at);
  const pages = inParts(all, perPage).map((puzzles) => ({ puzzles, answers: [] as readonly number[] }));
  const last = pages.at(-1);
  if (!last || answers === 'none') return pages;
  if (answers === 'foot' && fitsAtFoot(count)) return pages.with(-1, { ...last, answers: all });
  return [...pages, ...inParts(all, ANSWERS_A_PAGE).map((some) => ({ puzzles: [], answers: some }))];
}

export function fitsAtFoot(count: number): boolean {
  return count <= MOST_AT_FOOT;
}

function inParts(all: readonly number[], most: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
}
