/**
 * Written from the spec alone, to judge what the generator makes: its own drawings of the boards, sets instead of
 * masks, a brute force, and a plain player for each level that has no other techniques than the level's.
 */
export const DRAWINGS: Readonly<Record<string, string>> = {
  '4x5': 'a a a b b / a a a b b / a a a d d / -a -a -a d d',
  '6x5': 'a a a b b / a a a b b / a a a -a -a / c c c -c -c / c c c d d / c c c d d',
  '8x8':
    'a a a -a -c -c b b / a a a -a -c -c b b / a a a d d c c c / e e e d d c c c / ' +
    'e e e f f c c c / e e e f f g g g / h h -e -e -g g g g / h h -e -e -g g g g',
};

export interface Given {
  readonly tokens: readonly string[];
  readonly columns: number;
  /** 0 where hidden or empty. */
  readonly digits: readonly number[];
  /** What each empty cell says; 0 for a dash and elsewhere. */
  readonly says: readonly number[];
}

export function readGiven(template: string, deal: string): Given {
  const rows = (DRAWINGS[template] ?? '').split(' / ').map((row) => row.split(' '));
  const tokens = rows.flat();
  const isEmpty = (cell: number) => tokens[cell]!.length === 2;
  return {
    tokens,
    columns: rows[0]!.length,
    digits: tokens.map((_, cell) => (isEmpty(cell) ? 0 : Number(deal[cell]))),
    says: tokens.map((_, cell) => (isEmpty(cell) ? Number(deal[cell]!.replace('-', '0')) : 0)),
  };
}

type Possible = Map<number, Set<number>>;

const sameRow = ({ columns }: Given, a: number, b: number) =>
  Math.floor(a / columns) === Math.floor(b / columns);
const sameColumn = ({ columns }: Given, a: number, b: number) => a % columns === b % columns;

function sees(given: Given, a: number, b: number): boolean {
  return a !== b && (sameRow(given, a, b) || sameColumn(given, a, b) || given.tokens[a] === given.tokens[b]);
}

function ruledOutBySaying(given: Given, cell: number, digit: number): boolean {
  return given.says.some(
    (said, empty) => said === digit && (sameRow(given, empty, cell) || sameColumn(given, empty, cell)),
  );
}

function possibleDigits(given: Given, digits: readonly number[], heedEmpties: boolean): Possible {
  const possible: Possible = new Map();
  for (const [cell, token] of given.tokens.entries()) {
    if (token.length === 2 || digits[cell] !== 0) continue;
    const size = given.tokens.filter((other) => other === token).length;
    const set = new Set<number>();
    for (let digit = 1; digit <= size; digit++) {
      const seen = digits.some((other, at) => other === digit && sees(given, cell, at));
      if (!seen && !(heedEmpties && ruledOutBySaying(given, cell, digit))) set.add(digit);
    }
    possible.set(cell, set);
  }
  return possible;
}

/** All solutions, up to a limit. */
export function bruteForce(given: Given, limit: number): number[][] {
  const found: number[][] = [];
  const digits = [...given.digits];
  const search = (): void => {
    let best: [number, Set<number>] | null = null;
    for (const entry of possibleDigits(given, digits, true)) {
      if (best === null || entry[1].size < best[1].size) best = entry;
    }
    if (best === null) {
      found.push([...digits]);
      return;
    }
    for (const digit of best[1]) {
      digits[best[0]] = digit;
      search();
      digits[best[0]] = 0;
      if (found.length >= limit) return;
    }
  };
  search();
  return found;
}

/** Whether singles finish it; with what the empty cells say, or without. */
export function singlesFinish(given: Given, heedEmpties: boolean): boolean {
  return playOut(given, heedEmpties, false);
}

/** Whether singles, empty cells, pairs and locked numbers finish it. */
export function pairsFinish(given: Given): boolean {
  return playOut(given, true, true);
}

/** How many empty cells it takes, where singles come first and one empty cell is heeded whenever they end. */
export function emptiesNeeded(given: Given): number {
  const digits = [...given.digits];
  const possible = possibleDigits(given, digits, false);
  let needed = 0;
  for (;;) {
    const single = findSingle(given, possible);
    if (single) {
      const [cell, digit] = single;
      possible.delete(cell);
      for (const [other, set] of possible) if (sees(given, cell, other)) set.delete(digit);
      continue;
    }
    const empty = given.says.findIndex((said, at) =>
      [...possible].some(([cell, set]) => set.has(said) && sees(given, at, cell)),
    );
    if (empty < 0) return needed;
    for (const [cell, set] of possible) {
      if (sameRow(given, cell, empty) || sameColumn(given, cell, empty)) set.delete(given.says[empty]!);
    }
    needed++;
  }
}

function playOut(given: Given, heedEmpties: boolean, pairs: boolean): boolean {
  const digits = [...given.digits];
  const possible = possibleDigits(given, digits, heedEmpties);
  const put = (cell: number, digit: number) => {
    digits[cell] = digit;
    possible.delete(cell);
    for (const [other, set] of possible) if (sees(given, cell, other)) set.delete(digit);
  };
  for (;;) {
    const single = findSingle(given, possible);
    if (single) put(...single);
    else if (!pairs || !strikeOne(given, possible)) return possible.size === 0;
  }
}

/** Groups that must hold 1 to their size: regions, and like cells of a line when there are enough of them. */
function mustHold(given: Given): number[][] {
  const sizeAt = (cell: number) => given.tokens.filter((token) => token === given.tokens[cell]).length;
  return allUnits(given).flatMap((unit) =>
    [4, 9]
      .map((size) => unit.filter((cell) => sizeAt(cell) === size))
      .filter((cells) => cells.length === sizeAt(cells[0] ?? -1)),
  );
}

function allUnits(given: Given): number[][] {
  const cells = [...given.tokens.keys()].filter((cell) => given.tokens[cell]!.length === 1);
  const groups = new Map<string, number[]>();
  for (const cell of cells) {
    const names = [`row ${Math.floor(cell / given.columns)}`, `column ${cell % given.columns}`];
    for (const name of [...names, given.tokens[cell]!]) groups.set(name, [...(groups.get(name) ?? []), cell]);
  }
  return [...groups.values()];
}

function findSingle(given: Given, possible: Possible): [number, number] | null {
  for (const [cell, set] of possible) if (set.size === 1) return [cell, [...set][0]!];
  for (const group of mustHold(given)) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = group.filter((cell) => possible.get(cell)?.has(digit));
      if (places.length === 1) return [places[0]!, digit];
    }
  }
  return null;
}

function strikeOne(given: Given, possible: Possible): boolean {
  let struck = false;
  const strike = (cells: readonly number[], wanted: (digit: number) => boolean) => {
    for (const cell of cells) {
      for (const digit of [...(possible.get(cell) ?? [])]) {
        if (!wanted(digit)) continue;
        possible.get(cell)!.delete(digit);
        struck = true;
      }
    }
  };
  const units = allUnits(given);
  for (const group of mustHold(given)) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = group.filter((cell) => possible.get(cell)?.has(digit));
      if (places.length < 2) continue;
      for (const unit of units) {
        if (!places.every((cell) => unit.includes(cell))) continue;
        strike(
          unit.filter((cell) => !places.includes(cell)),
          (other) => other === digit,
        );
      }
      for (let other = digit + 1; other <= 9; other++) {
        const shared = group.filter((cell) => possible.get(cell)?.has(other));
        if (places.length === 2 && shared.join() === places.join()) {
          strike(places, (held) => held !== digit && held !== other);
        }
      }
    }
  }
  for (const unit of units) {
    const twos = unit.filter((cell) => possible.get(cell)?.size === 2);
    for (const a of twos) {
      for (const b of twos) {
        const pair = [...(possible.get(a) ?? [])];
        const same = a < b && pair.length === 2 && pair.every((digit) => possible.get(b)?.has(digit));
        if (!same || possible.get(b)?.size !== 2) continue;
        strike(
          unit.filter((cell) => cell !== a && cell !== b),
          (digit) => pair.includes(digit),
        );
      }
    }
  }
  return struck;
}
