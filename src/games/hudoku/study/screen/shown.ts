/** What the board shows of a position, before and after it has been answered. */
import type { Answered } from '../../../../frame/study/StudyProps';
import { bit } from '../../rules/digits';
import type { Placement } from '../../rules/solving/steps';
import { templateOf } from '../../rules/templates';
import type { View } from '../../rules/types';
import type { Motion } from '../../screen/useMotion';
import { askedBy } from '../lessons';
import type { HudokuStudy, Position } from '../types';

type Given = Answered<HudokuStudy> | null;

/** A number that is right stands there; a note that was struck is gone. */
export function viewOf(position: Position, answered: Given, showsNotes: boolean): View {
  const { template, emptyHints } = position;
  const taken = answered?.verdict.isRight ? answered.answer : null;
  const isNumber = askedBy(position.lesson) === 'number';
  const revealed = position.revealed.map((digit, cell) =>
    isNumber && isAt(taken, cell) ? taken.digit : digit,
  );
  return {
    config: { template, level: 'gentle', mode: 'relaxed' },
    revealed,
    emptyHints,
    origins: revealed.map((digit, cell) => {
      if (digit === 0) return null;
      return isAt(taken, cell) ? (answered?.wasShown ? 'shown' : 'player') : 'given';
    }),
    notes: position.notes.map((mask, cell) => {
      if (isNumber) return showsNotes && revealed[cell] === 0 ? mask : 0;
      return isAt(taken, cell) ? mask & ~bit(taken.digit) : mask;
    }),
    revealedCount: revealed.filter((digit) => digit !== 0).length,
    totalCells: templateOf(template).fillable.length,
    gaveUp: false,
  };
}

/** A number that is wrong is seen, and where the same one stands; a note that stays is just there. */
export function motionOf({ lesson }: Position, answered: Given, serial: number): Motion {
  const quiet = { beat: serial % 2, wrong: null, conflicts: [], fresh: [] };
  if (answered === null || askedBy(lesson) === 'note') return quiet;
  const { answer, verdict } = answered;
  if (verdict.isRight) return { ...quiet, fresh: [answer.cell] };
  const conflicts = verdict.said.flatMap((said) =>
    said.code === 'stands' || said.code === 'struckOut' ? [said.at] : [],
  );
  return { ...quiet, wrong: answer, conflicts };
}

function isAt(place: Placement | null, cell: number): place is Placement {
  return place?.cell === cell;
}
