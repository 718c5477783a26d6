/**
 * Cups: a pearl lies under one of a row of cups. Lifting an empty cup makes somebody whisper a true thing, either
 * on which side the pearl is or whether its cup is odd or even. Three empty cups and the game is lost.
 *
 * The smallest game with everything a game can have: a hidden part, a chance draw, a wrong attempt, a mark, a
 * deal worth proving and a staged hint. Copy this folder to begin a new game.
 */

import { type Chance, pick, type Rng } from '../../src/core/chance';
import { plural } from '../../src/core/plural';
import { mistake, ok, type Result, refuse, unreachable } from '../../src/core/result';
import type { Hint, MoveRole, Rules, Status } from '../../src/core/rules';

export interface Config {
  readonly cups: number;
}

export type CupsMove =
  | { readonly kind: 'lift'; readonly cup: number }
  | { readonly kind: 'mark'; readonly cup: number };

export interface View {
  readonly cups: number;
  readonly lifted: readonly number[];
  readonly whispers: readonly string[];
  readonly crossed: readonly number[];
  readonly pearl: number | null;
}

export interface State extends Omit<View, 'pearl'> {
  readonly pearl: number;
  readonly found: boolean;
}

const LIFTS = 3;
const MOST_CUPS = 12;

export const rules: Rules<Config, CupsMove, State, View> = {
  id: 'cups',
  version: 1,
  dealVersion: 1,
  presets: [
    { name: 'Small', config: { cups: 6 } },
    { name: 'Large', config: { cups: MOST_CUPS } },
  ],
  daily: { cups: 6 },
  formatConfig: ({ cups }) => `c${cups}`,
  parseConfig(text) {
    const cups = /^c(6|12)$/.exec(text)?.[1];
    return cups ? ok({ cups: Number(cups) }) : refuse('BAD_CONFIG', 'There are six or twelve cups.');
  },
  describeConfig: ({ cups }) => plural(cups, { one: '# cup', other: '# cups' }),
  deal: ({ cups }, chance) => `p${chance('deal', 0).below(cups)}`,
  start({ cups }, deal) {
    const pearl = readNumber(/^p(\d{1,2})$/, deal, cups);
    if (pearl === null) return refuse('BAD_DEAL', 'The pearl has to lie under one of the cups.');
    return ok({ cups, pearl, lifted: [], whispers: [], crossed: [], found: false });
  },
  formatMove: ({ kind, cup }) => `${kind === 'lift' ? 'l' : 'm'}${cup}`,
  parseMove(text) {
    const cup = readNumber(/^[lm](\d{1,2})$/, text, MOST_CUPS);
    if (cup === null) return refuse('BAD_MOVE', 'A move lifts or marks one cup.');
    return ok({ kind: text.startsWith('l') ? 'lift' : 'mark', cup });
  },
  role: ({ kind }): MoveRole => (kind === 'lift' ? 'attempt' : 'mark'),
  apply(state, move, chance) {
    if (move.cup >= state.cups) return refuse('NO_SUCH_CUP', 'There is no such cup.');
    switch (move.kind) {
      case 'mark':
        return ok({ ...state, crossed: toggled(state.crossed, move.cup) });
      case 'lift':
        return lift(state, move.cup, chance);
      default:
        return unreachable(move);
    }
  },
  *moves(state) {
    for (const cup of openCups(state)) yield { kind: 'lift', cup };
  },
  sample(state, rng) {
    const open = openCups(state);
    return open.length === 0 ? null : { kind: 'lift', cup: pick(open, rng) };
  },
  view: ({ found, pearl, ...seen }) => ({ ...seen, pearl: found ? pearl : null }),
  status(state, tally): Status {
    if (state.found) return { kind: 'won', score: 100 - 10 * tally.attempts };
    return state.lifted.length === LIFTS ? { kind: 'lost', cause: 'three empty cups' } : { kind: 'playing' };
  },
  progress: ({ lifted }) => ({
    done: lifted.length,
    total: LIFTS,
    text: `${lifted.length} of ${plural(LIFTS, { one: '# lift', other: '# lifts' })}`,
  }),
  hint(view): Hint<CupsMove> | null {
    const possible = possibleCups(view);
    const cup = possible[Math.floor(possible.length / 2)];
    if (cup === undefined || view.pearl !== null || view.lifted.length === LIFTS) return null;
    return {
      stages: [
        { text: `${possible.length} cups agree with every whisper.`, cells: possible },
        { text: `Lifting cup ${cup + 1} splits them best.`, cells: [cup] },
      ],
      move: { kind: 'lift', cup },
    };
  },
  undoCost: (_before, move) => (move.kind === 'lift' ? 'assisted' : 'free'),
};

function lift(state: State, cup: number, chance: Chance): Result<State> {
  if (state.found || state.lifted.length === LIFTS) return refuse('OVER', 'The game is over.');
  if (state.lifted.includes(cup)) return mistake('EMPTY_CUP', 'That cup has been lifted already.');
  const lifted = [...state.lifted, cup];
  if (cup === state.pearl) return ok({ ...state, lifted, found: true });
  const whisper = whisperAbout(state.pearl, cup, chance('whisper', state.whispers.length));
  return ok({ ...state, lifted, whispers: [...state.whispers, whisper] });
}

function whisperAbout(pearl: number, cup: number, rng: Rng): string {
  if (rng.below(2) === 0) return `${pearl < cup ? 'left' : 'right'} of ${cup + 1}`;
  return pearl % 2 === 0 ? 'odd' : 'even';
}

export function possibleCups({
  cups,
  lifted,
  whispers,
}: Pick<View, 'cups' | 'lifted' | 'whispers'>): number[] {
  const all = Array.from({ length: cups }, (_, cup) => cup);
  return all.filter((cup) => !lifted.includes(cup) && whispers.every((whisper) => agrees(whisper, cup)));
}

function agrees(whisper: string, cup: number): boolean {
  const side = /^(left|right) of (\d+)$/.exec(whisper);
  if (!side) return (whisper === 'odd') === (cup % 2 === 0);
  return side[1] === 'left' ? cup < Number(side[2]) - 1 : cup > Number(side[2]) - 1;
}

function openCups(state: State): number[] {
  if (state.found || state.lifted.length === LIFTS) return [];
  return Array.from({ length: state.cups }, (_, cup) => cup).filter((cup) => !state.lifted.includes(cup));
}

function toggled(list: readonly number[], item: number): number[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

function readNumber(pattern: RegExp, text: string, limit: number): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits !== undefined && Number(digits) < limit && digits === String(Number(digits))
    ? Number(digits)
    : null;
}
