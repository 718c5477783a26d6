import { widestWord } from './widestWord';

const SOFT_HYPHEN = '\u00ad';
/* Where a syllable is likely to end; at least three letters stay on either side. */
const AFTER_VOWEL = /(?<=\p{L}{2}[aeiouy])(?=[^aeiouy\s'’-][aeiouy]\p{L})/u;
const BETWEEN_CONSONANTS =
  /(?<=\p{L}[aeiouy][^aeiouy\s'’-])(?=[^aeiouyhk\s'’-][^aeiouy\s'’-]?[aeiouy]\p{L})/u;
const SYLLABLE = new RegExp(`${AFTER_VOWEL.source}|${BETWEEN_CONSONANTS.source}`, 'giu');
/** What the smallest plates have room for, in the font size that can just be read there. */
const MOST = 4.3;

/** A name whose longest words may be broken between syllables where they have to be. */
export function hyphenated(name: string): string {
  return name.replace(/\S+/g, (word) =>
    widestWord(word) <= MOST ? word : word.replace(SYLLABLE, SOFT_HYPHEN),
  );
}
