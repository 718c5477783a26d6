/** What a grid on its way is told, and why something cannot be chosen for it. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import type { Choice, Refusal } from '../../making/choices';
import type { Judged, Remark, Trouble } from '../../making/judge';
import { linesAt, openLines, type Sketch } from '../../making/sketch';
import { bothNamed, capital, cellName, labelOf, lineName } from '../../words/places';
import { decidedBy } from '../../words/stars';

export function lineInWords({ size, lines }: Sketch, line: number): string {
  const id = lines[line] ?? null;
  return `${capital(lineName(size, line))}: ${id === null ? 'still open' : labelOf(id)}`;
}

/** A cell and what stands in it, for those who do not see it. */
export function cellOnItsWay(sketch: Sketch, cell: number, count: number | null): string {
  const name = cellName(sketch, cell);
  if (count === null) return `${capital(name)}: not known yet`;
  return `${askedAt(sketch, cell)}: ${plural(count, 'answer')}, ${name}`;
}

export function askedAt({ size, lines }: Sketch, cell: number): string {
  const [row, column] = linesAt(size, cell);
  return bothNamed(lines[row] ?? '', lines[column] ?? '');
}

/** Whether it is a puzzle, in a sentence. */
export function proofInWords(sketch: Sketch, judged: Judged): string {
  const { trouble, isProven } = judged;
  if (trouble) return `No puzzle yet: ${troubleInWords(sketch, trouble)}`;
  if (isProven) return 'Proven: there is a different card for every cell.';
  const open = openLines(sketch).length;
  const all = sketch.lines.length;
  if (open === all) return 'Choose what each row and each column asks for.';
  return `${all - open} of ${plural(all, 'condition')} chosen. ${capital(openInWords(sketch))} still open.`;
}

/** `row 2 and column 3 are`, or how many where they are many. */
function openInWords(sketch: Sketch): string {
  const names = openLines(sketch).map((line) => lineName(sketch.size, line));
  if (names.length === 1) return `${names[0]} is`;
  return names.length === 2 ? `${names.join(' and ')} are` : `${names.length} are`;
}

/** `Scarcest cell: 3 answers. Scarcity score: 0.12.` */
export function scarcityInWords({ stars }: Judged): string {
  return stars ? `${decidedBy(stars)}. Scarcity score: ${stars.score.toFixed(2)}.` : '';
}

/** Where there is no room for the score. */
export function scarcestInWords({ stars }: Judged): string {
  return stars ? `${decidedBy(stars)}.` : '';
}

export function troubleInWords(sketch: Sketch, trouble: Trouble): string {
  if (trouble.kind === 'none')
    return `no card is both ${askedAt(sketch, trouble.cell)} (${cellName(sketch, trouble.cell)}).`;
  const cells = trouble.cells.map((cell) => `${askedAt(sketch, cell)} (${cellName(sketch, cell)})`);
  return `only ${plural(trouble.answers, 'card fits', 'cards fit')} these ${plural(cells.length, 'cell')}: ${cells.join('; ')}.`;
}

export function remarkInWords({ lines }: Sketch, remark: Remark): string {
  const label = (line: number) => labelOf(lines[line] ?? '');
  switch (remark.kind) {
    case 'plenty':
      return 'Every cell has over 100 answers: there is little to find out.';
    case 'twins':
      return 'Two cells have the very same answers.';
    case 'contained':
      return `Whatever is ${label(remark.inner)} is ${label(remark.outer)} too: where they cross, one says it all.`;
    default:
      return unreachable(remark);
  }
}

/** Why a condition cannot stand in a line. */
export function refusalOfChoice(sketch: Sketch, refusal: Refusal): string {
  switch (refusal.kind) {
    case 'standing':
      return `Chosen already, for ${lineName(sketch.size, refusal.line)}.`;
    case 'none':
      return `No card is this and ${labelOf(sketch.lines[refusal.line] ?? '')}.`;
    case 'few': {
      const cells = refusal.cells.map((cell) => cellName(sketch, cell)).join('; ');
      return `Leaves ${plural(refusal.answers, 'card')} for ${plural(refusal.cells.length, 'cell')}: ${cells}.`;
    }
    default:
      return unreachable(refusal);
  }
}

/** What it leaves in the cells that are crossed already. */
export function answersOfChoice(choice: Choice): string {
  const known = choice.counts.filter((count) => count !== null);
  const last = known.at(-1);
  if (last === undefined) return plural(choice.cards, 'card');
  return [...known.slice(0, -1), plural(last, 'answer')].join(', ');
}
