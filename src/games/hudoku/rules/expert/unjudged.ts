/** Where nothing is judged, a number stays, right or wrong, until it is written over or taken away. */
import { ok, type Result } from '../../../../core/result';
import type { Outcome } from '../../../../core/rules';
import { refuse } from '../faults';
import { checkCell, checkDigit, cleanedNotes } from '../notes';
import { templateOf } from '../templates';
import type { Hudoku, State, Verdict, View } from '../types';
import { extrasOf, withExtras } from './extras';

type Outcomes = Result<Outcome<Hudoku>>;
type Board = Pick<View, 'config' | 'revealed'>;

export function isUnjudged({ config }: Pick<State, 'config'>): boolean {
  return config.mode === 'unjudged';
}

/** Whether a number can be written there: where none stands, and over one of the player's own where none is judged. */
export function isWritable(
  { config, revealed, origins }: Pick<View, 'config' | 'revealed' | 'origins'>,
  cell: number,
): boolean {
  if (templateOf(config.template).isEmpty[cell] !== false) return false;
  return revealed[cell] === 0 || (config.mode === 'unjudged' && origins[cell] === 'player');
}

export function emptyCells({ config, revealed }: Board): number[] {
  return templateOf(config.template).fillable.filter((cell) => revealed[cell] === 0);
}

/** Those that stand on the board and are not the solution's. */
export function wrongCells({ config, revealed, solution }: Pick<State, 'config' | 'revealed' | 'solution'>) {
  return templateOf(config.template).fillable.filter(
    (cell) => revealed[cell] !== 0 && revealed[cell] !== solution[cell],
  );
}

export function write(state: State, cell: number, digit: number): Outcomes {
  const fits = checkWritable(state, cell);
  if (!fits.ok) return fits;
  const held = checkDigit(state, cell, digit);
  if (!held.ok) return held;
  if (state.revealed[cell] === digit) return refuse('CELL_FILLED');
  const template = templateOf(state.config.template);
  const after = {
    ...withoutVerdict(state, cell),
    revealed: state.revealed.with(cell, digit),
    origins: state.origins.with(cell, 'player'),
    notes: cleanedNotes(template, state.notes, cell, digit),
  };
  const cellsLeft = emptyCells(after).length;
  const told = cellsLeft === 0 ? { isAllRight: wrongCells(after).length === 0 } : {};
  return ok({ state: after, events: [{ kind: 'written', cell, digit, cellsLeft, ...told }] });
}

export function erase(state: State, cell: number): Outcomes {
  if (!isUnjudged(state)) return refuse('ONLY_UNJUDGED');
  const writable = checkWritable(state, cell);
  if (!writable.ok) return writable;
  const digit = state.revealed[cell] ?? 0;
  if (digit === 0) return refuse('NOTHING_WRITTEN');
  const after = {
    ...withoutVerdict(state, cell),
    revealed: state.revealed.with(cell, 0),
    origins: state.origins.with(cell, null),
  };
  return ok({
    state: after,
    events: [{ kind: 'erased', cell, digit, cellsLeft: emptyCells(after).length }],
  });
}

/** Help, so that it must tell something: what has been told already is not paid for again. */
export function check(state: State): Outcomes {
  if (!isUnjudged(state)) return refuse('ONLY_UNJUDGED');
  const own = state.origins.flatMap((origin, cell) => (origin === 'player' ? [cell] : []));
  const { verdicts } = extrasOf(state);
  if (own.length === 0) return refuse('NOTHING_WRITTEN');
  if (own.every((cell) => verdicts[cell] !== null)) return refuse('CHECKED_ALREADY');
  const wrong = wrongCells(state);
  const told = state.origins.map((origin, cell): Verdict | null => {
    if (origin !== 'player') return null;
    return wrong.includes(cell) ? 'wrong' : 'right';
  });
  return ok({ state: withExtras(state, { verdicts: told }), events: [{ kind: 'checked', wrong }] });
}

/** Whatever is written, taken away or revealed there has not been checked. */
export function withoutVerdict(state: State, cell: number): State {
  if (!state.extras) return state;
  return withExtras(state, { verdicts: state.extras.verdicts.with(cell, null) });
}

/**
 * The last of these states, the newest left out, up to which nothing wrong stood: what was wrong before and has been
 * mended takes nothing with it. Null where nothing is wrong now.
 */
export function beforeMistake(states: readonly State[]): number | null {
  const isClean = (state: State) => wrongCells(state).length === 0;
  const last = states.findLastIndex(isClean);
  return last === states.length - 1 ? null : last;
}

function checkWritable(state: State, cell: number): Result<null> {
  const here = checkCell(state, cell);
  if (!here.ok) return here;
  return isWritable(state, cell) ? ok(null) : refuse('CELL_FILLED');
}
