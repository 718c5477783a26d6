/**
 * Judges the positions of a study from what `techniques.ts` says of each technique, by sets and brute force: it shares
 * nothing with the solver but that page.
 */
import { DRAWINGS } from './oracle';

/** A number in a cell, as `cell * 10 + digit`. */
export type Claim = number;

export interface Seen {
  /** `a`, or `-a` where an empty cell speaks for that region. */
  readonly tokens: readonly string[];
  readonly columns: number;
  readonly digits: readonly number[];
  readonly says: readonly number[];
  readonly notes: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What one step comes to. */
interface Step {
  readonly places: readonly Claim[];
  readonly goes: readonly Claim[];
}

/** Cells of which no two are alike; `holds`: numbers that must be among them. */
interface Group {
  readonly cells: readonly number[];
  readonly holds: readonly number[];
}

const cellOf = (claim: Claim) => Math.floor(claim / 10);
const digitOf = (claim: Claim) => claim % 10;
const goes = (claims: readonly Claim[]): readonly Step[] =>
  claims.length > 0 ? [{ places: [], goes: claims }] : [];

export function boardTokens(template: string): Pick<Seen, 'tokens' | 'columns'> {
  const drawn = DRAWINGS[template];
  if (drawn !== undefined) {
    const rows = drawn.split(' / ').map((row) => row.split(' '));
    return { tokens: rows.flat(), columns: rows[0]?.length ?? 0 };
  }
  const tokens = [...template.slice(2)].map((one) => (/[A-Z]/.test(one) ? `-${one.toLowerCase()}` : one));
  return { tokens, columns: Number.parseInt(template[1] ?? '', 36) };
}

const isCell = ({ tokens }: Seen, place: number) => tokens[place]?.length === 1;
const sizeAt = ({ tokens }: Seen, place: number) => tokens.filter((one) => one === tokens[place]).length;
const rowOf = ({ columns }: Seen, place: number) => Math.floor(place / columns);
const columnOf = ({ columns }: Seen, place: number) => place % columns;
const numbersTo = (highest: number) => Array.from({ length: highest }, (_, i) => i + 1);

export function sees(seen: Seen, one: number, other: number): boolean {
  if (one === other || !isCell(seen, one) || !isCell(seen, other)) return false;
  const inLine = rowOf(seen, one) === rowOf(seen, other) || columnOf(seen, one) === columnOf(seen, other);
  return inLine || seen.tokens[one] === seen.tokens[other];
}

/** Rows, columns and regions. */
function unitsOf(seen: Seen): readonly (readonly number[])[] {
  const byName = new Map<string, number[]>();
  for (const [place, token] of seen.tokens.entries()) {
    if (!isCell(seen, place)) continue;
    for (const name of [`row ${rowOf(seen, place)}`, `column ${columnOf(seen, place)}`, token]) {
      byName.set(name, [...(byName.get(name) ?? []), place]);
    }
  }
  return [...byName.values()];
}

/** Regions, and the like cells of a line where there are as many as numbers to go round. */
function fullGroups(seen: Seen): readonly Group[] {
  return unitsOf(seen).flatMap((unit) =>
    [4, 9].flatMap((size) => {
      const cells = unit.filter((place) => sizeAt(seen, place) === size);
      return cells.length === size ? [{ cells, holds: numbersTo(size) }] : [];
    }),
  );
}

const isRegion = ({ tokens }: Seen, { cells }: Group) =>
  new Set(cells.map((place) => tokens[place])).size === 1;
const held = ({ notes }: Seen, place: number) => notes.get(place) ?? new Set<number>();
const placesIn = (seen: Seen, cells: readonly number[], digit: number) =>
  cells.filter((place) => held(seen, place).has(digit));
const notesIn = (seen: Seen, cells: readonly number[], wanted: (digit: number) => boolean): Claim[] =>
  cells.flatMap((place) => [...held(seen, place)].filter(wanted).map((digit) => place * 10 + digit));

function choices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

function nakedSingles(seen: Seen): Step[] {
  return [...seen.notes].flatMap(([place, digits]) =>
    digits.size === 1 ? [{ places: [place * 10 + [...digits][0]!], goes: [] }] : [],
  );
}

function onlyPlaces(seen: Seen, inRegion: boolean): Step[] {
  return fullGroups(seen)
    .filter((group) => isRegion(seen, group) === inRegion)
    .flatMap(({ cells, holds }) =>
      holds.flatMap((digit) => {
        const places = placesIn(seen, cells, digit);
        return places.length === 1 ? [{ places: [places[0]! * 10 + digit], goes: [] }] : [];
      }),
    );
}

function struckOut(seen: Seen): Step[] {
  return seen.says.flatMap((digit, place) => {
    if (digit === 0) return [];
    const lines = [...seen.notes.keys()].filter(
      (other) => rowOf(seen, other) === rowOf(seen, place) || columnOf(seen, other) === columnOf(seen, place),
    );
    return goes(notesIn(seen, lines, (one) => one === digit));
  });
}

function locked(seen: Seen): Step[] {
  return fullGroups(seen).flatMap(({ cells, holds }) =>
    holds.flatMap((digit) => {
      const places = placesIn(seen, cells, digit);
      if (places.length < 2) return [];
      return unitsOf(seen)
        .filter((unit) => places.every((place) => unit.includes(place)))
        .flatMap((unit) => {
          const others = unit.filter((place) => !places.includes(place));
          return goes(notesIn(seen, others, (one) => one === digit));
        });
    }),
  );
}

function naked(seen: Seen, size: number): Step[] {
  return unitsOf(seen).flatMap((unit) => {
    const open = unit.filter((place) => seen.notes.has(place));
    const few = open.filter((place) => held(seen, place).size <= size);
    return choices(few, size).flatMap((chosen) => {
      const digits = new Set(chosen.flatMap((place) => [...held(seen, place)]));
      if (digits.size !== size) return [];
      const others = open.filter((place) => !chosen.includes(place));
      return goes(notesIn(seen, others, (digit) => digits.has(digit)));
    });
  });
}

function hidden(seen: Seen, size: number): Step[] {
  return fullGroups(seen).flatMap(({ cells, holds }) => {
    const rare = holds.filter((digit) => {
      const { length } = placesIn(seen, cells, digit);
      return length > 0 && length <= size;
    });
    return choices(rare, size).flatMap((chosen) => {
      const places = cells.filter((place) => chosen.some((digit) => held(seen, place).has(digit)));
      return places.length === size ? goes(notesIn(seen, places, (digit) => !chosen.includes(digit))) : [];
    });
  });
}

function xWings(seen: Seen): Step[] {
  const lineOf = { row: rowOf, column: columnOf };
  return numbersTo(9).flatMap((digit) => {
    const groups = fullGroups(seen).filter(({ cells }) => placesIn(seen, cells, digit).length > 1);
    return choices(groups, 2).flatMap(([first, second]) => {
      if (!first || !second || first.cells.some((place) => second.cells.includes(place))) return [];
      const places = [...placesIn(seen, first.cells, digit), ...placesIn(seen, second.cells, digit)];
      return (['row', 'column'] as const).flatMap((kind) => {
        const lines = new Set(places.map((place) => lineOf[kind](seen, place)));
        if (lines.size !== 2) return [];
        const others = [...seen.notes.keys()].filter(
          (place) => lines.has(lineOf[kind](seen, place)) && !places.includes(place),
        );
        return goes(notesIn(seen, others, (one) => one === digit));
      });
    });
  });
}

/** However long. Of two that are at odds at most one is so; of two that are tied one must be. */
function chains(seen: Seen): Step[] {
  const nodes = [...seen.notes].flatMap(([place, digits]) => [...digits].map((digit) => place * 10 + digit));
  const odds = new Map(
    nodes.map((one) => [
      one,
      nodes.filter((other) => {
        if (one === other) return false;
        if (cellOf(one) === cellOf(other)) return true;
        return digitOf(one) === digitOf(other) && sees(seen, cellOf(one), cellOf(other));
      }),
    ]),
  );
  const tied = new Map<Claim, Claim[]>(nodes.map((one) => [one, []]));
  const tie = (claims: readonly Claim[]) => {
    const [one, other, third] = claims;
    if (one === undefined || other === undefined || third !== undefined) return;
    tied.get(one)?.push(other);
    tied.get(other)?.push(one);
  };
  for (const [place, digits] of seen.notes) tie([...digits].map((digit) => place * 10 + digit));
  for (const { cells, holds } of fullGroups(seen)) {
    for (const digit of holds) tie(placesIn(seen, cells, digit).map((place) => place * 10 + digit));
  }
  return nodes.flatMap((start) => {
    const isFalse = new Set([start]);
    const isTrue = new Set<Claim>();
    for (const one of isFalse) {
      for (const other of tied.get(one) ?? []) {
        if (isTrue.has(other)) continue;
        isTrue.add(other);
        for (const next of odds.get(other) ?? []) isFalse.add(next);
      }
    }
    if (isTrue.has(start)) return [{ places: [start], goes: odds.get(start) ?? [] }];
    const near = new Set(odds.get(start));
    return goes([...isTrue].flatMap((end) => (odds.get(end) ?? []).filter((one) => near.has(one))));
  });
}

/** From easy to hard, as the page has them. */
const TECHNIQUES: Readonly<Record<string, (seen: Seen) => readonly Step[]>> = {
  'naked-single': nakedSingles,
  'hidden-single': (seen) => onlyPlaces(seen, true),
  'line-single': (seen) => onlyPlaces(seen, false),
  'empty-cell': struckOut,
  'locked-candidates': locked,
  'naked-pair': (seen) => naked(seen, 2),
  'hidden-pair': (seen) => hidden(seen, 2),
  'naked-triple': (seen) => naked(seen, 3),
  'hidden-triple': (seen) => hidden(seen, 3),
  'x-wing': xWings,
  chain: chains,
};
const ORDER = Object.keys(TECHNIQUES);
const SINGLES = ORDER.slice(0, 3);

export function answersOf(lesson: string, by: string, seen: Seen): ReadonlySet<Claim> {
  const key = SINGLES.includes(lesson) ? 'places' : 'goes';
  return new Set(TECHNIQUES[by]!(seen).flatMap((step) => step[key]));
}

/** Techniques before the lesson's that would go on. A single that stands elsewhere is one of them too. */
export function goesOnBefore(lesson: string, seen: Seen): readonly string[] {
  const before = ORDER.slice(0, ORDER.indexOf(lesson));
  return before.filter((technique) => TECHNIQUES[technique]!(seen).length > 0);
}

/** By any technique and, to a number, by two steps of which the first is no chain. */
export function allAnswers(lesson: string, seen: Seen): ReadonlySet<Claim> {
  const all = new Set(ORDER.flatMap((by) => [...answersOf(lesson, by, seen)]));
  if (!SINGLES.includes(lesson)) return all;
  for (const by of ORDER.slice(3, -1)) {
    for (const step of TECHNIQUES[by]!(seen)) {
      const gone = new Set(step.goes);
      const notes = new Map(
        [...seen.notes].map(([place, digits]) => [
          place,
          new Set([...digits].filter((digit) => !gone.has(place * 10 + digit))),
        ]),
      );
      for (const single of SINGLES) {
        for (const claim of answersOf(lesson, single, { ...seen, notes })) all.add(claim);
      }
    }
  }
  return all;
}

/** What one unit, or one number, rules out by itself, however many cells it takes. */
export function ruledOutAlone(seen: Seen): ReadonlySet<Claim> {
  const out = new Set<Claim>();
  const groups = [...unitsOf(seen).map((cells) => ({ cells, holds: [] })), ...fullGroups(seen)];
  for (const { cells, holds } of groups) {
    const open = cells.filter((place) => seen.notes.has(place));
    const due = holds.filter((digit) => cells.every((place) => seen.digits[place] !== digit));
    for (const claim of notesIn(seen, open, () => true)) {
      const rest = open.filter((place) => place !== cellOf(claim));
      if (!canFill(seen, rest, [digitOf(claim)], due)) out.add(claim);
    }
  }
  for (const digit of numbersTo(9)) {
    for (const claim of noWayFor(seen, digit)) out.add(claim);
  }
  return out;
}

function canFill(
  seen: Seen,
  open: readonly number[],
  used: readonly number[],
  due: readonly number[],
): boolean {
  const [place, ...rest] = open;
  if (place === undefined) return due.every((digit) => used.includes(digit));
  return [...held(seen, place)].some(
    (digit) => !used.includes(digit) && canFill(seen, rest, [...used, digit], due),
  );
}

/** Its notes that are in no way to put the number into every region that still needs it. */
function noWayFor(seen: Seen, digit: number): Claim[] {
  const regions = fullGroups(seen).filter(
    (group) =>
      isRegion(seen, group) &&
      group.holds.includes(digit) &&
      group.cells.every((place) => seen.digits[place] !== digit),
  );
  const open = regions.map(({ cells }) => placesIn(seen, cells, digit));
  const some = new Set<number>();
  const put = (chosen: readonly number[]): void => {
    const next = open[chosen.length];
    if (next === undefined) for (const place of chosen) some.add(place);
    else
      for (const place of next) {
        if (!chosen.some((other) => sees(seen, place, other))) put([...chosen, place]);
      }
  };
  put([]);
  return open.flat().flatMap((place) => (some.has(place) ? [] : [place * 10 + digit]));
}
