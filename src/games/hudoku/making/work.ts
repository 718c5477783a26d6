/** What a maker asks of its worker. A sketch goes to and fro as text. */
import { rngFor } from '../../../core/chance';
import { ok, type Result, unreachable } from '../../../core/result';
import { contradictionsIn } from '../rules/contradictions';
import { readTemplate } from '../rules/layout';
import { drawingOf } from '../rules/ownTemplates';
import { LEVELS, type Level } from '../rules/types';
import { crowdedLine } from './crowding';
import { refuse } from './faults';
import { dealOwn } from './filling';
import { prove } from './proof';
import { puzzleOf, type Sketch, templateOfSketch, withPuzzle } from './sketch';
import { formatSketch, parseSketch } from './sketchText';
import { follow, thinned } from './thinning';
import { madeUnique } from './uniqueness';

export type MakerJob =
  | { readonly kind: 'prove'; readonly text: string }
  | { readonly kind: 'unique'; readonly text: string; readonly seed: string }
  | { readonly kind: 'thin' | 'fill'; readonly text: string; readonly seed: string; readonly level: Level };

/** A proof, or the text of the sketch as it is then. */
export function doMakerJob(job: MakerJob): Result<unknown> {
  const sketch = parseSketch(job.text);
  if (!sketch.ok) return sketch;
  switch (job.kind) {
    case 'prove':
      return ok(prove(sketch.value));
    case 'unique':
      return asText(makeUnique(sketch.value, job.seed));
    case 'thin':
      return asText(thinOut(sketch.value, job.level, job.seed));
    case 'fill':
      return asText(fillIn(sketch.value, job.level, job.seed));
    default:
      return unreachable(job);
  }
}

function asText(made: Result<Sketch>): Result<string> {
  return made.ok ? ok(formatSketch(made.value)) : made;
}

export function makeUnique(sketch: Sketch, seed: string): Result<Sketch> {
  const template = templateOfSketch(sketch);
  if (!template.ok) return template;
  const puzzle = puzzleOf(template.value, sketch);
  if (contradictionsIn(puzzle).next().done !== true) return refuse('NO_SOLUTION_TO_KEEP');
  const made = madeUnique(puzzle, rngFor(seed, 'unique'));
  return made.ok ? ok(withPuzzle(sketch, made.value)) : made;
}

/** What a person finds by the techniques of the level has no other solution. */
export function thinOut(sketch: Sketch, level: Level, seed: string): Result<Sketch> {
  const template = templateOfSketch(sketch);
  if (!template.ok) return template;
  const puzzle = puzzleOf(template.value, sketch);
  if (contradictionsIn(puzzle).next().done !== true) return refuse('NO_SOLUTION_TO_KEEP');
  const { solved } = follow(puzzle, level);
  if (!solved) return refuse('HARDER_THAN_LEVEL', { level: LEVELS.indexOf(level) });
  const thinner = withPuzzle(sketch, thinned(puzzle, level, rngFor(seed, 'thin')));
  return thinner.numbers.join() === sketch.numbers.join() ? refuse('NOTHING_TO_THIN') : ok(thinner);
}

/** A puzzle of the level or, where chance finds none on this board, of the nearest below it. */
export function fillIn(sketch: Sketch, level: Level, seed: string): Result<Sketch> {
  const drawn = templateOfSketch(sketch);
  if (!drawn.ok) return drawn;
  const line = crowdedLine(drawn.value);
  if (line !== null) return refuse('LINE_CROWDED', { ...line });
  const template = readTemplate(drawingOf(sketch, sketch.cells));
  if (!template.ok) return template;
  const puzzle = dealOwn(template.value, level, (attempt) => rngFor(seed, 'fill', attempt));
  return ok(withPuzzle(sketch, puzzle));
}
