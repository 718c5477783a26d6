/** Puzzle codes: the size, a colon, and the Base64 of the condition ids, rows first: `3:YzEsbzU…`. */
import type { Result } from '../../../core/result';
import { refuse } from './faults';
import type { Pool } from './pool';
import { puzzleFromIds } from './puzzle';
import { type Condition, isSize, type Puzzle } from './types';

/** Eight ids of four characters and their commas need 56; the rest is room for stray white space. */
const LONGEST_CODE = 300;
const CODE = /^(\d{1,4})(?::|%3a)([A-Za-z0-9+/_-]*)((?:=|%3d)*)$/i;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function generatePuzzleCode(rows: readonly Condition[], columns: readonly Condition[]): string {
  return codeOfIds([...rows, ...columns].map((condition) => condition.id));
}

/** From the text of a deal, `c1-o5_k2-p1`, whether or not the cards here solve it. */
export function codeOfDeal(deal: string): string {
  return codeOfIds(deal.split(/[-_]/));
}

export function codeOfIds(ids: readonly string[]): string {
  return `${ids.length >> 1}:${toBase64(ids.join(','))}`;
}

export function loadPuzzleFromCode(pool: Pool, text: string): Result<Puzzle> {
  if (text.length > LONGEST_CODE) return refuse('PUZZLE_CODE_TOO_LONG');
  const parts = CODE.exec(text.trim());
  if (!parts) return refuse('NOT_A_CODE');
  const size = Number(parts[1]);
  if (!isSize(size)) return refuse('WRONG_SIZE', { size });
  const ids = fromBase64(parts[2] ?? '');
  if (ids === null) return refuse('CODE_CUT');
  return puzzleFromIds(pool, size, ids.split(','));
}

function toBase64(ascii: string): string {
  let code = '';
  for (let at = 0; at < ascii.length; at += 3) {
    const three = [0, 1, 2].map((next) => ascii.charCodeAt(at + next) || 0);
    const word = ((three[0] ?? 0) << 16) | ((three[1] ?? 0) << 8) | (three[2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((word >> shift) & 63)).join('');
    const spare = Math.max(0, at + 3 - ascii.length);
    code += digits.slice(0, 4 - spare) + '='.repeat(spare);
  }
  return code;
}

/** Standard or URL-safe; null where the letters do not add up to whole characters. */
function fromBase64(code: string): string | null {
  if (code.length % 4 === 1) return null;
  let text = '';
  let word = 0;
  let bits = 0;
  for (const letter of code.replaceAll('-', '+').replaceAll('_', '/')) {
    word = ((word << 6) | DIGITS.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((word >> bits) & 255);
  }
  return text;
}
