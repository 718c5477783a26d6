/**
 * Cups: a pearl lies under one of a row of cups. Lifting an empty cup makes somebody whisper a true thing, either
 * on which side the pearl is or whether its cup is odd or even. Three empty cups and the game is lost.
 *
 * The smallest game with everything a game can have: a hidden part, a chance draw, a wrong attempt, a mark and a
 * staged hint. Change this first, from the types down: what is chosen (Config), done (CupsMove), true (State), seen
 * (View) and told (CupsEvent); the compiler then names every place that has to follow. `src/core/rules.ts` says what
 * each function promises.
 */

import type { Chance, Rng } from '../../../src/core/chance';
import { dailyOf, type Eras } from '../../../src/core/daily';
import { ok, type Result, refusals, unreachable } from '../../../src/core/result';
import type { GameTypes, Hint, HintStage, MoveRole, Outcome, Rules, Status } from '../../../src/core/rules';

/** What a player chooses before the deal. */
export interface Config {
  readonly cups: number;
}

/**
 * What a player can do. A mark is a note of the player's own and changes nothing but itself: not what is legal, not what
 * is won. A flag that keeps a tap off a cell is therefore the board's business.
 */
export type CupsMove =
  | { readonly kind: 'lift'; readonly cup: number }
  | { readonly kind: 'mark'; readonly cup: number };

/** A true thing about where the pearl is. */
export type Whisper =
  | { readonly says: 'left' | 'right'; readonly of: number }
  | { readonly says: 'odd' | 'even' };

/** What a player may know: screens, events and hints show nothing else. */
export interface View {
  readonly cups: number;
  readonly lifted: readonly number[];
  readonly whispers: readonly Whisper[];
  readonly crossed: readonly number[];
  readonly pearl: number | null;
}

/** Everything that undo brings back, secrets included. */
export interface State extends Omit<View, 'pearl'> {
  readonly pearl: number;
  readonly found: boolean;
}

/** What happened, for announcements, sounds and animations. */
export type CupsEvent =
  | { readonly kind: 'lifted'; readonly cup: number; readonly whisper: Whisper; readonly liftsLeft: number }
  | { readonly kind: 'found'; readonly cup: number }
  | { readonly kind: 'crossed' | 'uncrossed'; readonly cup: number };

/** What a hint says, from vague to exact, as codes: sentences are made in `words/`. */
export type CupsStage = HintStage &
  ({ readonly code: 'possible'; readonly count: number } | { readonly code: 'lift'; readonly cup: number });

export interface CupsGame extends GameTypes {
  readonly config: Config;
  readonly move: CupsMove;
  readonly state: State;
  readonly view: View;
  readonly event: CupsEvent;
  readonly stage: CupsStage;
  readonly tasks: object;
}

/** Why a text or a move is refused. */
export const FAULTS = ['BAD_CONFIG', 'BAD_DEAL', 'BAD_MOVE', 'NO_SUCH_CUP', 'OVER', 'EMPTY_CUP'] as const;
export type FaultCode = (typeof FAULTS)[number];
const { refuse, mistake } = refusals<FaultCode>();

export const LIFTS = 3;
export const MOST_IN_ROW = 6;
const MOST_CUPS = 12;
/** What a first visit is dealt. */
export const SMALL: Config = { cups: 6 };
/** What every day's game was, it stays: to change dailies, add an era that begins at least 14 days from now. */
const ERAS: Eras<Config> = [{ from: '2026-01-01', written: '2026-01-01', config: SMALL, dealVersion: 1 }];

export const rules: Rules<CupsGame> = {
  id: 'cups',
  version: 1,
  dealVersion: 1,
  scoreVersion: 1,
  presets: [
    { code: 'small', config: SMALL },
    { code: 'large', config: { cups: MOST_CUPS } },
  ],
  daily: (day) => dailyOf(ERAS, day),
  formatConfig: ({ cups }) => `c${cups}`,
  parseConfig(text) {
    const cups = /^c(6|12)$/.exec(text)?.[1];
    return cups ? ok({ cups: Number(cups) }) : refuse('BAD_CONFIG');
  },
  deal: ({ cups }, chance) => `p${chance('deal', 0).below(cups)}`,
  start({ cups }, deal) {
    const pearl = readNumber(/^p(\d{1,2})$/, deal, cups);
    if (pearl === null) return refuse('BAD_DEAL');
    return ok({ cups, pearl, lifted: [], whispers: [], crossed: [], found: false });
  },
  formatMove: ({ kind, cup }) => `${kind === 'lift' ? 'l' : 'm'}${cup}`,
  parseMove(text) {
    const cup = readNumber(/^[lm](\d{1,2})$/, text, MOST_CUPS);
    if (cup === null) return refuse('BAD_MOVE');
    return ok({ kind: text.startsWith('l') ? 'lift' : 'mark', cup });
  },
  role: ({ kind }): MoveRole => (kind === 'lift' ? 'attempt' : 'mark'),
  apply(state, move, chance) {
    if (move.cup >= state.cups) return refuse('NO_SUCH_CUP');
    switch (move.kind) {
      case 'mark':
        return mark(state, move.cup);
      case 'lift':
        return lift(state, move.cup, chance);
      default:
        return unreachable(move);
    }
  },
  *moves(state) {
    for (const cup of openCups(state)) yield { kind: 'lift', cup };
  },
  view: ({ found, pearl, ...seen }) => ({ ...seen, pearl: found ? pearl : null }),
  status(state, tally): Status {
    if (state.found) return { kind: 'won', score: 100 - 10 * tally.attempts };
    return state.lifted.length === LIFTS ? { kind: 'lost', cause: 'lifts' } : { kind: 'playing' };
  },
  progress: ({ lifted }) => ({ done: lifted.length, total: LIFTS }),
  hint(view): Hint<CupsGame> | null {
    const possible = possibleCups(view);
    const cup = possible[Math.floor(possible.length / 2)];
    if (cup === undefined || view.pearl !== null || view.lifted.length === LIFTS) return null;
    return {
      stages: [
        { code: 'possible', count: possible.length, cells: possible },
        { code: 'lift', cup, cells: [cup] },
      ],
      move: { kind: 'lift', cup },
    };
  },
  undoCost: (_before, move) => (move.kind === 'lift' ? 'assisted' : 'free'),
  tasks: {},
};

function mark(state: State, cup: number): Result<Outcome<CupsGame>> {
  const crossed = toggled(state.crossed, cup);
  const kind = crossed.includes(cup) ? 'crossed' : 'uncrossed';
  return ok({ state: { ...state, crossed }, events: [{ kind, cup }] });
}

function lift(state: State, cup: number, chance: Chance): Result<Outcome<CupsGame>> {
  if (state.found || state.lifted.length === LIFTS) return refuse('OVER');
  if (state.lifted.includes(cup)) return mistake('EMPTY_CUP');
  const lifted = [...state.lifted, cup];
  if (cup === state.pearl) {
    return ok({ state: { ...state, lifted, found: true }, events: [{ kind: 'found', cup }] });
  }
  const whisper = whisperAbout(state.pearl, cup, chance('whisper', state.whispers.length));
  const whispers = [...state.whispers, whisper];
  return ok({
    state: { ...state, lifted, whispers },
    events: [{ kind: 'lifted', cup, whisper, liftsLeft: LIFTS - lifted.length }],
  });
}

function whisperAbout(pearl: number, cup: number, rng: Rng): Whisper {
  if (rng.below(2) === 0) return { says: pearl < cup ? 'left' : 'right', of: cup };
  return { says: pearl % 2 === 0 ? 'odd' : 'even' };
}

export function possibleCups({ cups, lifted, whispers }: Omit<View, 'pearl' | 'crossed'>): number[] {
  const all = Array.from({ length: cups }, (_, cup) => cup);
  return all.filter((cup) => !lifted.includes(cup) && whispers.every((whisper) => agrees(whisper, cup)));
}

function agrees(whisper: Whisper, cup: number): boolean {
  switch (whisper.says) {
    case 'left':
      return cup < whisper.of;
    case 'right':
      return cup > whisper.of;
    case 'odd':
    case 'even':
      // Players count from 1.
      return (whisper.says === 'odd') === (cup % 2 === 0);
    default:
      return unreachable(whisper);
  }
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
