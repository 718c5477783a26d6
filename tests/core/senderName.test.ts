import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanName, isolatedName } from '../../src/core/runs/senderName';

const FLAG = '🇫🇮';

describe('a name', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['stays as it is', 'Zoë', 'Zoë'],
    ['in another script', 'סבתא רחל', 'סבתא רחל'],
    ['loses the space around it', '  Ann \t\n Lee ', 'Ann Lee'],
    ['loses controls', 'A\u0000n\u0007n\u001b[31m', 'Ann[31m'],
    ['keeps pictures whole', '👩‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀❤️7️⃣', '👩‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀❤️7️⃣'],
    [
      'keeps flags of tags whole',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    [
      'keeps letters joined or apart as they are written',
      'نیلی\u200cنا ක\u0dca\u200dෂ',
      'نیلی\u200cنا ක\u0dca\u200dෂ',
    ],
    ['loses joiners that join nothing', '\u200dA\u200d \u200cB\ufe0f😀\u200d', 'A B😀'],
    ['ends with no joiner where it is cut', `${'a'.repeat(19)}ب\u200cب`, `${'a'.repeat(19)}ب`],
    [
      'has room for twenty of most pictures, and for ten of the largest',
      '👩‍👩‍👧‍👦'.repeat(20),
      '👩‍👩‍👧‍👦'.repeat(10),
    ],
    ['loses what turns words around', '\u202eevil\u202c \u2067x\u2069\u200f', 'evil x'],
    ['loses what cannot be seen', '\u200b\u2060\u00ad\u3164\u{e0041}', ''],
    ['loses notes between its lines', '\ufff9A\ufffaB\ufffb', 'AB'],
    ['loses half a character', 'A\ud800B', 'AB'],
    ['loses line separators', 'A\u2028B\u2029C', 'A B C'],
    ['has no markup to lose', '<b>Ann</b> & "co"', '<b>Ann</b> & "co"'],
    ['ends after twenty characters', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst'],
    ['counts what is seen as one as one', FLAG.repeat(25), FLAG.repeat(20)],
    ['counts a letter with its accents as one', 'n\u0303\u0303'.repeat(25), 'ñ\u0303'.repeat(20)],
    ['is not built of endless accents', `a${'\u0301'.repeat(300)}`, ''],
    ['may be nothing', '', ''],
  ])('%s', (_, given, kept) => {
    expect(cleanName(given)).toBe(kept);
    expect(cleanName(kept)).toBe(kept);
  });

  it('is cut alike without a segmenter, but for what is joined of several', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(cleanName('n\u0303\u0303'.repeat(25))).toBe('ñ\u0303'.repeat(20));
    expect(cleanName('abcdefghijklmnopqrstuvwxyz')).toBe('abcdefghijklmnopqrst');
    expect(cleanName('😀'.repeat(25))).toBe('😀'.repeat(20));
  });

  it('leaves the words around it where they are', () => {
    expect(isolatedName('Ann')).toBe('\u2068Ann\u2069');
  });
});
