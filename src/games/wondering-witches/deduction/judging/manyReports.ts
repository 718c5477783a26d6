/**
 * How likely many reports that were drawn say together what an answer has left to be said. Where the same herb lies in
 * a pot often, there are too many ways of who said what to go through one by one; what is left is remembered instead.
 */
import type { Answer } from './lineValues';
import { outcome } from './pot';
import { reporters } from './reports';

/** A line that is still to be said, so many times. */
interface Open {
  readonly effect: number;
  readonly saying: number;
  times: number;
}

export function manyReportsMatch(answer: Answer): number {
  if (answer.won !== outcome.won) return 0;
  if (answer.undergrown !== outcome.undergrown || answer.overgrown !== outcome.overgrown) return 0;
  const open = openLines(answer);
  if (!open || open.reduce((sum, { times }) => sum + times, 0) !== reporters.count) return 0;
  let chance = 1;
  // Whatever one effect says is nothing that another could have said.
  for (const effect of new Set(reporters.effect.subarray(0, reporters.count))) {
    if (chance > 0) chance *= chanceOf(effect, open);
  }
  return chance;
}

/** Null: something was said that the answer does not have. */
function openLines({ effects, sayings }: Answer): Open[] | null {
  const open: Open[] = [];
  const find = (effect: number, saying: number) =>
    open.find((line) => line.effect === effect && line.saying === saying);
  for (const [at, effect] of effects.entries()) {
    const saying = sayings[at] as number;
    const known = find(effect, saying);
    if (known) known.times += 1;
    else open.push({ effect, saying, times: 1 });
  }
  for (let at = 0; at < outcome.lines; at++) {
    const line = find(outcome.effects[at] as number, outcome.sayings[at] as number);
    if (!line || line.times === 0) return null;
    line.times -= 1;
  }
  return open;
}

function chanceOf(effect: number, open: readonly Open[]): number {
  const lines = open.filter((line) => line.effect === effect);
  const tellers = Array.from({ length: reporters.count }, (_, at) => at).filter(
    (at) => reporters.effect[at] === effect,
  );
  const known = new Map<string, number>();
  const from = (at: number): number => {
    const teller = tellers[at];
    if (teller === undefined) return lines.every(({ times }) => times === 0) ? 1 : 0;
    // How many have spoken follows from what is left.
    const left = lines.map(({ times }) => times).join();
    const before = known.get(left);
    if (before !== undefined) return before;
    let sum = 0;
    for (const line of lines) {
      const share = line.times > 0 ? shareOf(teller, line.saying) : 0;
      if (share === 0) continue;
      line.times -= 1;
      sum += share * from(at + 1);
      line.times += 1;
    }
    known.set(left, sum);
    return sum;
  };
  return from(0);
}

function shareOf(teller: number, saying: number): number {
  const end = reporters.end[teller] as number;
  for (let at = teller === 0 ? 0 : (reporters.end[teller - 1] as number); at < end; at++) {
    if (reporters.saying[at] === saying) return reporters.share[at] as number;
  }
  return 0;
}
