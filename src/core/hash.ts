/** Texts into numbers and numbers into texts, the same for ever: seeds, checksums and the streams of chance hang on them. */
/** A short seed for a new game, from the only impure source: 32-bit numbers handed in by the store. */
export function seedText(words: readonly number[]): string {
  return words
    .map((word) => (word >>> 0).toString(36).padStart(7, '0'))
    .join('')
    .slice(0, 12);
}

/** For checksums and streams of chance; not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return mix(hash);
}

function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
