import { widestWord } from './widestWord';

const SOFT_HYPHEN = '\u00ad';
const VOWEL = '[aeiouy]';
const CONSONANT = "[^aeiouy\\s'’-]";
/** What begins no syllable after another consonant stays with it: th, ph, ck. */
const FIRST = `(?!h|(?<=c)k)${CONSONANT}`;
/** Where a syllable is likely to end; at least three letters stay on either side. */
const SYLLABLE = new RegExp(
  [
    `(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`,
    `(?<=\\p{L}${VOWEL}${CONSONANT})(?=${FIRST}${CONSONANT}?${VOWEL}\\p{L})`,
    `(?<=\\p{L}${VOWEL}${CONSONANT}{2})(?=${FIRST}${CONSONANT}${VOWEL}\\p{L})`,
    // A letter that is drawn out: Heaaaaaaart.
    '(?<=\\1\\1(\\p{L}))(?=\\1\\1)',
  ].join('|'),
  'giu',
);
/** What the smallest plates have room for, in the font size that can just be read there. */
const MOST = 4.3;
const SPACE = 0.2;

/** How many lines a name takes on the smallest plates: broken at spaces, hyphens and, where it has to be, syllables. */
export function linesOf(name: string): number {
  let lines = 1;
  let width = 0;
  for (const piece of hyphenated(name).split(/(?<=[-\s\u00ad])/)) {
    const own = widestWord(piece.replace(SOFT_HYPHEN, '').trim());
    if (width > 0 && width + own > MOST) {
      lines++;
      width = 0;
    }
    width += own + (/\s$/.test(piece) ? SPACE : 0);
  }
  return lines;
}

/** A name whose longest words may be broken between syllables where they have to be. */
export function hyphenated(name: string): string {
  return name.replace(/\S+/g, (word) =>
    widestWord(word) <= MOST ? word : word.replace(SYLLABLE, SOFT_HYPHEN),
  );
}
