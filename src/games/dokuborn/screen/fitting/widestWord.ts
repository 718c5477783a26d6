/** How wide letters are in the room's typeface for text, in its font size; where nothing is said, 0.57. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;!'’|]/, 0.28],
  [/[-ftr]/, 0.37],
  [/[csvxyzJ]/, 0.48],
  [/[aegkEFLSTVXYZ]/, 0.54],
  [/[wM@]/, 0.76],
  [/[mW]/, 0.84],
  [/[B-DG-HK-RUÀ-Þ&]/, 0.66],
];

/** How wide the widest word is, in its font size: what is written small enough for it is broken nowhere. */
export function widestWord(text: string): number {
  return Math.max(0.5, ...text.split(/(?<=-)|\s+/).map(widthOf));
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.57;
  return width;
}
