const SOFT_HYPHEN = '\u00ad';
/* Where a syllable is likely to end; at least three letters stay on either side. */
const AFTER_VOWEL = /(?<=\p{L}{2}[aeiouy])(?=[^aeiouy\s'’-][aeiouy]\p{L})/giu;
const BETWEEN_CONSONANTS =
  /(?<=\p{L}[aeiouy][^aeiouy\s'’-])(?=[^aeiouyhk\s'’-][^aeiouy\s'’-]?[aeiouy]\p{L})/giu;

/** A name that may be broken between syllables where it has to be. */
export function hyphenated(name: string): string {
  return name.replace(AFTER_VOWEL, SOFT_HYPHEN).replace(BETWEEN_CONSONANTS, SOFT_HYPHEN);
}
