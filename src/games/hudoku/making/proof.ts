/** What is known of a sketch: whether it makes a puzzle with one solution, and how a person would find it. */
import { contradictionsIn } from '../rules/contradictions';
import { readTemplate } from '../rules/layout';
import { drawingOf } from '../rules/ownTemplates';
import { searchSolutions } from '../rules/solving/solver';
import { OWN_NODES } from '../rules/start';
import { type CrowdedLine, crowdedLine } from './crowding';
import { puzzleOf, type Sketch, templateOfSketch } from './sketch';
import { type Followed, follow } from './thinning';

export type Proof =
  /** Not wholly drawn, not as boards are, or with numbers that contradict each other: the page itself says how. */
  | { readonly kind: 'unready' }
  /** No numbers fill the board at all; `line`: it has one that shows why. */
  | { readonly kind: 'impossible'; readonly line: CrowdedLine | null }
  | { readonly kind: 'none' }
  /** The search came to its bound. */
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'many'; readonly solutions: readonly [readonly number[], readonly number[]] }
  | { readonly kind: 'one'; readonly solution: readonly number[]; readonly followed: Followed };

/** As many as opening the puzzle from a link may take: what is offered here opens there. */
const MAX_NODES = OWN_NODES;

export function prove(sketch: Sketch): Proof {
  const template = templateOfSketch(sketch);
  if (!template.ok) return { kind: 'unready' };
  const puzzle = puzzleOf(template.value, sketch);
  if (contradictionsIn(puzzle).next().done !== true) return { kind: 'unready' };
  const line = crowdedLine(template.value);
  if (line !== null) return { kind: 'impossible', line };
  const { count, solution, other, gaveUp } = searchSolutions(puzzle, 2, MAX_NODES);
  if (solution !== null && other !== null) return { kind: 'many', solutions: [solution, other] };
  if (gaveUp) return { kind: 'unsettled' };
  if (count === 0 || solution === null) {
    return isFillable(sketch) ? { kind: 'none' } : { kind: 'impossible', line: null };
  }
  return { kind: 'one', solution, followed: follow(puzzle) };
}

function isFillable(sketch: Sketch): boolean {
  return readTemplate(drawingOf(sketch, sketch.cells)).ok;
}
