/** Letters that are much narrower or wider than most, in both of the room's typefaces. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;!'’|]/, 0.55],
  [/[ftrJ]/, 0.75],
  [/[mwMW@]/, 1.55],
  [/[A-ZÀ-Þ&]/, 1.25],
];

/** How wide the widest word is, in common letters: what is written small enough for it is broken nowhere. */
export function widestWord(text: string): number {
  return Math.max(1, ...text.split(/(?<=-)|\s+/).map(widthOf));
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1;
  return width;
}
