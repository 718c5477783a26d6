/** What is said of each lesson before anything is asked. */
import type { Technique } from '../../rules/solving/steps';
import { TECHNIQUE_NAMES } from '../../words/stages';

const IDEAS: Readonly<Record<Technique, string>> = {
  nakedSingle:
    'No number stands twice in a row, column or region. Where only one is left for a cell, it goes in.',
  hiddenSingle:
    'Every region needs each of its numbers. If a number fits into only one of its cells, it goes there.',
  lineSingle:
    'A row or column with nine cells in large regions needs 1 to 9 too. If a number fits into only one of them, it goes there.',
  emptyCell:
    'A struck-out number stands nowhere in its row or column, whatever the region. Notes of it there can go.',
  lockedCandidates:
    'If all places for a number in a region lie in one row or column, it takes one of them. So it is nowhere else in that line.',
  nakedPair:
    'Two cells of a row, column or region with the same two notes take both numbers. So no other cell there has them.',
  hiddenPair:
    'If two numbers fit only into the same two cells of a region, they fill them. All other notes in these cells can go.',
  nakedTriple:
    'Three cells of a row, column or region with only three numbers among them take all three. No other cell there has them.',
  hiddenTriple:
    'If three numbers fit only into the same three cells of a region, they fill them. All other notes in these cells can go.',
  xWing:
    'If two regions have places for a number only in the same two rows or columns, each takes one. So no other cell there has it.',
  chain:
    'If the first note is false, the next is true, the next false, and the last true. So one end is true: what both rule out can go.',
};

const TASKS: Readonly<Record<Technique, string>> = {
  nakedSingle: 'Find a cell with only one number left and enter it.',
  hiddenSingle: 'Find a number with one place left in a region and enter it.',
  lineSingle: 'Find a number with one place left in a line of nine and enter it.',
  emptyCell: 'Find a note that a struck-out number rules out and strike it.',
  lockedCandidates: 'Find a note that a locked number rules out and strike it.',
  nakedPair: 'Find a note that a pair rules out and strike it.',
  hiddenPair: 'Find a hidden pair and strike another note in its cells.',
  nakedTriple: 'Find a note that a triple rules out and strike it.',
  hiddenTriple: 'Find a hidden triple and strike another note in its cells.',
  xWing: 'Find a note that an X-wing rules out and strike it.',
  chain: 'Find a note that a chain rules out and strike it.',
};

export function lessonInWords(technique: Technique) {
  return { name: TECHNIQUE_NAMES[technique], idea: IDEAS[technique], task: TASKS[technique] };
}
