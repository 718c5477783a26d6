/** The name that somebody gives to a run they send: short, of what can be seen alone, and as its sender wrote it. */

export const MAX_GRAPHEMES = 20;
/** What is not even looked at, and what marks upon marks may take up. */
const MAX_TEXT = 400;
const MAX_UNITS = 120;

/**
 * Control, formatting and other characters that show nothing, or turn the words beside them around. Before them stands
 * what they are a part of and may stay with: a picture joined of several, a flag, letters that join or do not.
 */
const UNSEEN =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{4,6}\u{e007f}|\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d(?=\p{Extended_Pictographic}))?|[0-9#*]\ufe0f\u20e3|[\p{L}\p{M}][\u200c\u200d](?=\p{L}))|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const JOINERS_AT_END = /[\u200c\u200d]+$/;
const WITHOUT_SEGMENTER = /\P{M}\p{M}*|\p{M}+/gu;

export function cleanName(text: string): string {
  const seen = text
    .slice(0, MAX_TEXT)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, (_, seen = '') => seen)
    .replace(/ +/g, ' ')
    .trim();
  let name = '';
  for (const grapheme of graphemes(seen).slice(0, MAX_GRAPHEMES)) {
    if (name.length + grapheme.length > MAX_UNITS) break;
    name += grapheme;
  }
  return name.replace(JOINERS_AT_END, '').trim();
}

function graphemes(text: string): readonly string[] {
  // Firefox had none before version 125.
  if (typeof Intl.Segmenter !== 'function') return text.match(WITHOUT_SEGMENTER) ?? [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** For sentences: whichever way it is read, the words around it stay where they are. */
export function isolatedName(name: string): string {
  return `\u2068${name}\u2069`;
}
