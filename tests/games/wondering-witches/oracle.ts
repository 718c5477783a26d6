/**
 * A second evaluator, written from the spec page alone; it shares no code with the one it judges. Types only
 * come from there. Where the spec leaves a choice, the choice is written down here once more in words.
 */
import type {
  FeedbackLine,
  PotionItem,
  PotionResult,
  Puzzle,
} from '../../../src/games/wondering-witches/recipe/types';

interface Rolls {
  below(limit: number): number;
}

const OWN = 'Random Blender Downer Teamplayer Even Odd'.split(' ');

/** `judged` receives, by place as laid, the number each considered ingredient had when it was judged. */
export function oracle(
  puzzle: Puzzle,
  items: readonly PotionItem[],
  rolls: Rolls,
  judged: number[] = [],
): PotionResult {
  const n = puzzle.codeLength;
  const L = items.length;
  let row = items.map((item, id) => {
    const base = puzzle.ingredients[item.ingredient]!;
    return {
      id,
      ingredient: item.ingredient,
      seeds: item.seeds,
      nature: base.kind === 'overachiever' ? (base.number === 0 ? 'tooMuch' : 'tooLittle') : base.kind,
      num: base.number === null ? Number.NaN : base.number,
      effects: [...base.effects] as string[],
    };
  });
  type Thing = (typeof row)[number];
  const has = (thing: Thing) => !Number.isNaN(thing.num);
  const isDecoy = (thing: Thing) => thing.nature !== 'good';
  const ran = new Set<number>();

  let considered: Thing[] = [];
  let wrong = 0;
  let under = 0;
  let over = 0;
  let lines: string[][] = [];
  let pardon = false;

  const inOrder = (yes: boolean) => {
    let count = 0;
    let previous: Thing | undefined;
    for (const thing of row.filter(has)) {
      const right = previous === undefined || previous.num + 1 === thing.num;
      if (right === yes) count++;
      previous = thing;
    }
    return count;
  };

  /** The bare answer of a report, or undefined for silence. */
  const report = (name: string, at: number): string | undefined => {
    const me = row[at]!;
    const nums = row.filter(has).map((thing) => thing.num);
    const before = row[at - 1];
    switch (name) {
      case 'Detective':
        return nums.length ? `${nums[rolls.below(nums.length)]}` : 'nothing';
      case 'Liar': {
        const free: number[] = [];
        for (let v = 1; v <= n; v++) if (nums.indexOf(v) < 0) free.push(v);
        return free.length ? `${free[rolls.below(free.length)]}` : 'nothing';
      }
      case 'Inspector':
        return `${row.filter((thing) => thing.effects.length).length}`;
      case 'General':
        return `${row.flatMap((thing) => thing.effects).length}`;
      case 'Pessimist':
        return `${inOrder(false)}`;
      case 'Optimist':
        return `${inOrder(true)}`;
      case 'Calculator': {
        let total = 0;
        for (const v of nums) total += v;
        return `${total}`;
      }
      case 'Revealer':
        return `${row.filter(isDecoy).length}`;
      case 'Blessing':
        return `${L - row.filter(isDecoy).length}`;
      case 'Scientist':
        return row.find((thing) => thing.effects.length >= 2) ? 'yes' : 'no';
      case 'Hugger': {
        const close = before && (before.num - me.num === 1 || me.num - before.num === 1);
        return close ? 'yes' : 'no';
      }
      case 'Crowdy':
        return L - 1 >= 3 ? 'yes' : undefined;
      default:
        throw new Error(name);
    }
  };
  const reports =
    'Detective Liar Inspector General Pessimist Optimist Calculator Revealer Blessing Scientist Hugger Crowdy'.split(
      ' ',
    );
  const partnerIn = (me: Thing, name: string) =>
    puzzle.ingredients.some(
      (other, index) =>
        index !== me.ingredient &&
        (other.effects as readonly string[]).includes(name) &&
        items.some((item) => item.ingredient === index),
    );

  for (let at = 0; at < row.length; ) {
    const me = row[at]!;
    // A Coward of the first half runs before anything else of it happens, once.
    if (me.effects.includes('Coward') && !ran.has(me.id) && at + 1 <= (L - (L % 2)) / 2) {
      ran.add(me.id);
      row = [...row.filter((thing) => thing !== me), me];
      continue;
    }
    const mine: string[][] = [];
    let bad = false;
    // 1. its own number
    const queue = me.effects.filter((name) => OWN.includes(name));
    while (queue.length) {
      const name = queue.shift()!;
      const line = [name, 'met'];
      if (name === 'Random' && has(me)) me.num = rolls.below(n) + 1;
      if (name === 'Blender') me.num += row.filter((thing) => !isDecoy(thing)).length;
      if (name === 'Downer') me.num -= row.filter(isDecoy).length;
      if (name === 'Teamplayer' && at > 0 && has(row[at - 1]!)) me.num += row[at - 1]!.num;
      if (name === 'Even') {
        if (L % 2 === 0) line[1] = has(me) ? `${me.num}` : 'decoy';
        else if (has(me)) me.num = rolls.below(n) + 1;
      }
      mine.push(line);
      if (name === 'Odd' && L % 2 === 1) {
        me.nature = 'ignore';
        me.num = Number.NaN;
        me.effects = [];
        queue.length = 0;
      }
    }
    // 2. order
    const last = considered.at(-1);
    if (last && last.num !== me.num - 1) bad = true;
    // 3. the others
    const next = row[at + 1];
    for (const name of me.effects.filter((it) => !OWN.includes(it))) {
      if (reports.includes(name)) {
        const answer = report(name, at);
        if (answer !== undefined) mine.push([name, answer]);
        continue;
      }
      let answer = 'met';
      if (name === 'Spicy' && next) next.num += 1;
      if (name === 'Refreshing' && next) next.num -= 1;
      if (name === 'Cleaner' && next) next.effects = [];
      if (name === 'Equalizer' && next && has(next)) next.num = next.effects.length;
      if (name === 'Joker') answer = report(reports[rolls.below(reports.length)]!, at) ?? 'nothing';
      if (name === 'Analyzer') answer = has(me) ? `${Math.abs(me.num - (at + 1))}` : 'nothing';
      if (name === 'Sprout') answer = `plant ${rolls.below(puzzle.ingredients.length)}`;
      if (name === 'Brothers' || name === 'Enemies') {
        const both = partnerIn(me, name);
        if (both === (name === 'Enemies')) bad = true;
        answer = both ? 'yes' : 'no';
      }
      mine.push([name, answer]);
    }
    // 4. consider
    if (me.nature !== 'ignore') {
      considered.push(me);
      judged[me.id] = me.num;
      let grown = 0;
      if (me.seeds !== null) grown = Math.sign(me.seeds - me.num);
      if (me.nature === 'tooMuch') grown = 1;
      if (me.nature === 'tooLittle') grown = -1;
      if (grown !== 0 && pardon) {
        pardon = false;
        grown = 0;
      }
      if (grown < 0) under++;
      if (grown > 0) over++;
      if (grown !== 0 || me.nature === 'imposter') bad = true;
      if (bad) wrong++;
    }
    lines.push(...mine);
    // 5. direct effects
    if (me.effects.includes('Resetter')) {
      considered = [];
      lines = [];
      wrong = 0;
      under = 0;
      over = 0;
    }
    if (me.effects.includes('Fertilizer')) pardon = true;
    if (me.effects.includes('Cutoff')) break;
    at += me.effects.includes('Enthusiastic') ? 2 : 1;
  }
  if (considered.length >= n && wrong === 0) return { won: true, undergrown: 0, overgrown: 0, feedback: [] };
  return { won: false, undergrown: under, overgrown: over, feedback: lines.map(asLine) };
}

function asLine([effect, answer]: string[]): FeedbackLine {
  const name = effect as FeedbackLine['effect'];
  if (answer?.startsWith('plant '))
    return { effect: name, says: 'plant', ingredient: Number(answer.slice(6)) };
  if (/^-?\d+$/.test(answer ?? '')) return { effect: name, says: 'number', number: Number(answer) };
  return { effect: name, says: answer as 'met' | 'yes' | 'no' | 'nothing' | 'decoy' };
}
