/** Marks beyond single notes: all notes at once, colours of cells, checkpoints. */
import { ok, type Result, unreachable } from '../../../../core/result';
import type { Outcome } from '../../../../core/rules';
import { refuse } from '../faults';
import { checkCell } from '../notes';
import { regionOf } from '../regions';
import { templateOf } from '../templates';
import type { ExpertMark, Hudoku, State } from '../types';
import { setCheckpoint } from './checkpoints';
import { extrasOf, withExtras } from './extras';

type Outcomes = Result<Outcome<Hudoku>>;

export function applyExpertMark(state: State, move: ExpertMark): Outcomes {
  switch (move.mark) {
    case 'noteAll':
      return noteAll(state);
    case 'clearAll':
      return clearAll(state);
    case 'colour':
      return colour(state, move.cell, move.colour);
    case 'clearColours':
      return clearColours(state);
    case 'checkpoint':
      return setCheckpoint(state);
    default:
      return unreachable(move);
  }
}

/** It tells nothing, since it looks at no other cell: hence no help. */
function noteAll(state: State): Outcomes {
  const template = templateOf(state.config.template);
  const isOpen = (cell: number) => !template.isEmpty[cell] && state.revealed[cell] === 0;
  const notes = state.notes.map((mask, cell) =>
    mask === 0 && isOpen(cell) ? (regionOf(template, cell)?.digits ?? 0) : mask,
  );
  if (notes.join() === state.notes.join()) return refuse('ALL_NOTED');
  return ok({ state: { ...state, notes }, events: [{ kind: 'allNoted' }] });
}

function clearAll(state: State): Outcomes {
  if (state.notes.every((mask) => mask === 0)) return refuse('NO_NOTES_AT_ALL');
  return ok({
    state: { ...state, notes: state.notes.map(() => 0) },
    events: [{ kind: 'allNotesCleared' }],
  });
}

function colour(state: State, cell: number, wanted: number): Outcomes {
  const here = checkCell(state, cell);
  if (!here.ok) return here;
  const { colours } = extrasOf(state);
  const to = colours[cell] === wanted ? 0 : wanted;
  return ok({
    state: withExtras(state, { colours: colours.with(cell, to) }),
    events: [{ kind: 'coloured', cell, colour: to }],
  });
}

function clearColours(state: State): Outcomes {
  const { colours } = extrasOf(state);
  if (colours.every((one) => one === 0)) return refuse('NO_COLOURS');
  return ok({
    state: withExtras(state, { colours: colours.map(() => 0) }),
    events: [{ kind: 'coloursCleared' }],
  });
}
