/**
 * The path of an icon with no more figures than can be seen: a tenth of a unit is at most a twentieth of a pixel where
 * icons are largest. Every point is rounded from where it was, so that no error adds to the one before.
 */
interface Step {
  readonly command: string;
  readonly values: readonly number[];
}

/** How many numbers a command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const ARC = new RegExp(
  String.raw`(${NUMBER})[\s,]*(${NUMBER})[\s,]*(${NUMBER})[\s,]*([01])[\s,]*([01])[\s,]*(${NUMBER})[\s,]*(${NUMBER})`,
  'gi',
);

export function shorterPath(path: string): string {
  let from = [0, 0];
  let written = [0, 0];
  let start = [0, 0];
  let startWritten = [0, 0];
  let text = '';
  let last = '';
  for (const { command, values } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const decimals = kind === 'a' ? 2 : 1;
    const axis = (at: number) => (kind === 'v' ? 1 : kind === 'h' ? 0 : at % 2);
    const first = kind === 'a' ? 5 : 0;
    const rounded = values.map((value, at) => {
      if (at < first) return round(value, 2);
      if (!isRelative) return round(value, decimals);
      const a = axis(at - first);
      return round(value + (from[a] ?? 0) - (written[a] ?? 0), decimals);
    });
    const moved = (position: readonly number[], to: readonly number[]) =>
      [0, 1].map((a) => {
        const at = kind === 'h' || kind === 'v' ? (axis(0) === a ? 0 : -1) : to.length - 2 + a;
        const value = to[at];
        if (value === undefined) return position[a] ?? 0;
        return isRelative ? (position[a] ?? 0) + value : value;
      });
    from = kind === 'z' ? start : moved(from, values);
    written = kind === 'z' ? startWritten : moved(written, rounded);
    if (kind === 'm') [start, startWritten] = [from, written];
    const goesOn = command === last && kind !== 'm' && kind !== 'z';
    text += (goesOn ? '' : command) + numbersText(rounded, goesOn ? text : '');
    last = command;
  }
  return text;
}

export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, command = '', text = '']) => {
    const kind = command.toLowerCase();
    const count = COUNTS[kind] ?? 0;
    const all =
      kind === 'a'
        ? [...text.matchAll(ARC)].flatMap((arc) => arc.slice(1))
        : text.match(new RegExp(NUMBER, 'gi'));
    const values = (all ?? []).map(Number);
    if (count === 0) return [{ command, values: [] }];
    if (values.length % count !== 0) throw new Error(`${command}${text} is no whole step of a path`);
    return Array.from({ length: values.length / count }, (_, at) => ({
      // What follows a move without a letter is a line.
      command: kind === 'm' && at > 0 ? (command === 'm' ? 'l' : 'L') : command,
      values: values.slice(at * count, (at + 1) * count),
    }));
  });
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** What stands before may make a gap needless, and the two flags of an arc need none. */
function numbersText(values: readonly number[], before: string): string {
  let text = before;
  for (const [at, value] of values.entries()) {
    const number = String(value).replace(/^(-?)0\./, '$1.');
    const previous = /[\d.]*$/.exec(text)?.[0] ?? '';
    const isAfterFlag = values.length === COUNTS.a && (at === 4 || at === 5);
    const runsOn = number.startsWith('-') || (number.startsWith('.') && previous.includes('.'));
    const needsGap = previous !== '' && !isAfterFlag && !runsOn;
    text += (needsGap ? ' ' : '') + number;
  }
  return text.slice(before.length);
}
