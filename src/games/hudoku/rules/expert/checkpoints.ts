/** The board as it was at a moment of the player's choosing, to go back to and to compare with. */
import { ok, type Result } from '../../../../core/result';
import type { Outcome } from '../../../../core/rules';
import { refuse } from '../faults';
import { cleanedNotes } from '../notes';
import { templateOf } from '../templates';
import { type Checkpoint, type Hudoku, MOST_CHECKPOINTS, type State, type View } from '../types';
import { extrasOf, withExtras } from './extras';
import { emptyCells } from './unjudged';

type Outcomes = Result<Outcome<Hudoku>>;

export function setCheckpoint(state: State): Outcomes {
  const { checkpoints, colours } = extrasOf(state);
  if (checkpoints.length >= MOST_CHECKPOINTS) return refuse('CHECKPOINTS_FULL', { most: MOST_CHECKPOINTS });
  const { revealed, notes } = state;
  const after = withExtras(state, { checkpoints: [...checkpoints, { revealed, notes, colours }] });
  return ok({ state: after, events: [{ kind: 'checkpointSet', checkpoint: checkpoints.length + 1 }] });
}

/** What has been revealed since stays: it was paid for, and no note that it rules out comes back. */
export function restore(state: State, number: number): Outcomes {
  const before = extrasOf(state).checkpoints[number - 1];
  if (!before) return refuse('NO_SUCH_CHECKPOINT', { number });
  const after = boardOf(before, state);
  const same = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join();
  if (
    same(after.revealed, state.revealed) &&
    same(after.notes, state.notes) &&
    same(extrasOf(after).colours, extrasOf(state).colours)
  )
    return refuse('AS_AT_CHECKPOINT', { number });
  const cellsLeft = emptyCells(after).length;
  return ok({ state: after, events: [{ kind: 'restored', checkpoint: number, cellsLeft }] });
}

function boardOf(before: Checkpoint, now: State): State {
  const isKept = (cell: number) => now.origins[cell] === 'given' || now.origins[cell] === 'hint';
  const revealed = now.revealed.map((digit, cell) => (isKept(cell) ? digit : (before.revealed[cell] ?? 0)));
  const template = templateOf(now.config.template);
  const since = template.fillable.filter((cell) => isKept(cell) && before.revealed[cell] !== revealed[cell]);
  return withExtras(
    {
      ...now,
      revealed,
      origins: now.origins.map((origin, cell) => (isKept(cell) ? origin : revealed[cell] ? 'player' : null)),
      notes: since.reduce<readonly number[]>(
        (notes, cell) => cleanedNotes(template, notes, cell, revealed[cell] ?? 0),
        before.notes,
      ),
    },
    {
      colours: before.colours,
      verdicts: extrasOf(now).verdicts.map((told, cell) =>
        revealed[cell] === now.revealed[cell] ? told : null,
      ),
    },
  );
}

export interface Difference {
  /** Numbers that stand where none stood, others than stood there, and none where one stood. */
  readonly more: readonly number[];
  readonly other: readonly number[];
  readonly fewer: readonly number[];
}

/** What has changed on the board since; notes and colours left aside. */
export function sinceCheckpoint({ revealed, extras }: View, number: number): Difference | null {
  const before = extras?.checkpoints[number - 1]?.revealed;
  if (!before) return null;
  const cells = [...revealed.keys()].filter((cell) => revealed[cell] !== before[cell]);
  return {
    more: cells.filter((cell) => before[cell] === 0),
    other: cells.filter((cell) => before[cell] !== 0 && revealed[cell] !== 0),
    fewer: cells.filter((cell) => revealed[cell] === 0),
  };
}
