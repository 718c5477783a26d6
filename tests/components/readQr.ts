/**
 * Reads a QR code without a fault in it, from the standard (ISO 18004) and from nothing that draws them: format, mask, the
 * order of its codewords, and its text. Codewords of correction are passed over.
 */
export type Modules = (x: number, y: number) => boolean;

type Level = 'L' | 'M' | 'Q' | 'H';

/** By version: codewords of correction in a block, and how many blocks there are. */
const IN_BLOCK: Readonly<Record<Level, readonly number[]>> = {
  L: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
  ].concat(Array(14).fill(30)),
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28].concat(
    Array(4).fill(26),
    Array(19).fill(28),
  ),
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28].concat(
    Array(4).fill(30),
    [28],
    Array(14).fill(30),
  ),
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24].concat(
    Array(18).fill(30),
  ),
};
const BLOCKS: Readonly<Record<Level, readonly number[]>> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
    18, 19, 19, 20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
    31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
    40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
    48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};
const LEVELS: readonly Level[] = ['M', 'L', 'H', 'Q'];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function readQr(size: number, isDark: Modules): string {
  const version = (size - 17) / 4;
  const { level, mask } = formatOf(isDark);
  const inverted = MASKS[mask] ?? (() => false);
  const bits: boolean[] = [];
  for (const [x, y] of pathThrough(size)) {
    if (!isFixed(x, y, size, version)) bits.push(isDark(x, y) !== inverted(x, y));
  }
  return textOf(dataIn(bytesOf(bits), version, level), version);
}

/** Fifteen bits around the corner at the top left, themselves under a mask. */
function formatOf(isDark: Modules): { level: Level; mask: number } {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((y): [number, number] => [8, y]);
  const along = [7, 5, 4, 3, 2, 1, 0].map((x): [number, number] => [x, 8]);
  const word = [...places, ...along].reduce((sum, [x, y], bit) => sum + (isDark(x, y) ? 2 ** bit : 0), 0);
  const format = (word ^ 0x5412) >> 10;
  return { level: LEVELS[format >> 3] ?? 'L', mask: format & 7 };
}

/** Two columns at a time from the right, up and down in turn, the timing column left out. */
function* pathThrough(size: number): Generator<readonly [number, number]> {
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    upward = !upward;
  }
}

function isFixed(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6) return true;
  const far = size - 8;
  if ((x < 9 && y < 9) || (x >= far && y < 9) || (x < 9 && y >= far)) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const centres = alignments(size, version);
  const last = centres.length - 1;
  return centres.some((cx, i) =>
    centres.some((cy, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      return !isCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

function alignments(size: number, version: number): readonly number[] {
  if (version === 1) return [];
  const howMany = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + howMany * 3 + 5) / (howMany * 4 - 4)) * 2;
  return [6, ...Array.from({ length: howMany - 1 }, (_, index) => size - 7 - step * (howMany - 2 - index))];
}

function bytesOf(bits: readonly boolean[]): readonly number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + (bit ? 1 : 0), 0),
  );
}

/** Codewords lie block by block in turn; the last blocks may be longer by one. */
function dataIn(words: readonly number[], version: number, level: Level): readonly number[] {
  const howMany = BLOCKS[level][version - 1] ?? 1;
  const correcting = IN_BLOCK[level][version - 1] ?? 0;
  const shortest = Math.floor(words.length / howMany) - correcting;
  const long = words.length % howMany;
  const blocks: number[][] = Array.from({ length: howMany }, () => []);
  let at = 0;
  for (let place = 0; place <= shortest; place++) {
    for (const [index, block] of blocks.entries()) {
      if (place < shortest || index >= howMany - long) block.push(words[at++] ?? 0);
    }
  }
  return blocks.flat();
}

function textOf(words: readonly number[], version: number): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (length: number) => {
    at += length;
    return Number.parseInt(bits.slice(at - length, at) || '0', 2);
  };
  const range = version < 10 ? 0 : version < 27 ? 1 : 2;
  const bytes: number[] = [];
  const add = (text: string) => bytes.push(...new TextEncoder().encode(text));
  for (;;) {
    const mode = bits.length - at < 4 ? 0 : take(4);
    if (mode === 0) return new TextDecoder().decode(Uint8Array.from(bytes));
    if (mode === 7) take(8);
    else if (mode === 4) {
      for (let left = take(range === 0 ? 8 : 16); left > 0; left--) bytes.push(take(8));
    } else if (mode === 2) {
      let left = take(9 + 2 * range);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        add(`${ALPHANUMERIC[Math.floor(pair / 45)]}${ALPHANUMERIC[pair % 45]}`);
      }
      if (left === 1) add(ALPHANUMERIC[take(6)] ?? '');
    } else if (mode === 1) {
      let left = take(10 + 2 * range);
      for (; left > 2; left -= 3) add(String(take(10)).padStart(3, '0'));
      if (left > 0) add(String(take(left === 2 ? 7 : 4)).padStart(left, '0'));
    } else throw new Error(`unknown mode ${mode}`);
  }
}
