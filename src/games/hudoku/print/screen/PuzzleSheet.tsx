/** What of a page is Hudoku's own: its puzzles, and answers at its foot or all over it. */

import { PuzzleHead } from '../../../../frame/print/PuzzleHead';
import type { PlannedPage } from '../../../../frame/print/pages';
import { isOwnTemplate } from '../../rules/ownTemplates';
import { templateOf } from '../../rules/templates';
import { boardName, LEVEL_NAMES } from '../../words/names';
import { PuzzleDrawing } from './PuzzleDrawing';
import type { PerPage, PrintedPuzzle } from './printable';

interface PuzzleSheetProps extends PlannedPage {
  readonly all: readonly PrintedPuzzle[];
  /** How many puzzles a page has room for. */
  readonly perPage: PerPage;
  readonly urlOf: (code: string) => string;
}

/** One, two or four puzzles, each as large as its place lets it be. */
const LAYOUTS = {
  1: { puzzles: 'grid-cols-1 grid-rows-1', puzzle: 'flex-col gap-mm-3', head: 'above' },
  2: { puzzles: 'grid-cols-1 grid-rows-2', puzzle: 'gap-mm-6', head: 'beside' },
  4: { puzzles: 'grid-cols-2 grid-rows-2', puzzle: 'flex-col gap-mm-3', head: 'small' },
} as const;

export function PuzzleSheet({ all, perPage, puzzles, answers, urlOf }: PuzzleSheetProps) {
  const isLarge = answers.some((at) => isLargeBoard(all[at]));
  return (
    <>
      {puzzles.length > 0 && (
        <div className={`grid min-h-0 flex-1 gap-mm-7 ${LAYOUTS[perPage].puzzles}`}>
          {puzzles.map((at) => {
            const printed = all[at];
            const shared = { name: nameOf(all, at), perPage, urlOf };
            return printed && <Puzzle key={at} printed={printed} {...shared} />;
          })}
        </div>
      )}
      {answers.length > 0 && (
        <section
          className={puzzles.length > 0 ? footFor(answers.length, isLarge) : pageFor(answers.length)}
          data-foot={puzzles.length > 0 || undefined}
          aria-label="Answers"
        >
          {answers.map((at) => {
            const printed = all[at];
            return (
              printed && (
                <figure key={at} className="flex min-h-0 flex-col gap-(--mm) text-center">
                  <figcaption className="text-mm-[2.8]">
                    {all.length === 1 ? 'Answer' : nameOf(all, at)}
                  </figcaption>
                  <Drawn printed={printed} solved label={`Answer to ${nameOf(all, at)}`} />
                </figure>
              )
            );
          })}
        </section>
      )}
    </>
  );
}

/** Answers on a page of their own. */
function pageFor(count: number): string {
  return `grid min-h-0 flex-1 gap-mm-4 ${count <= 4 ? 'grid-cols-2 grid-rows-3' : 'grid-cols-3 grid-rows-4'}`;
}

/** Upside down: whoever solves it does not read it by chance. */
function footFor(count: number, isLarge: boolean): string {
  const room = `${isLarge ? 'basis-mm-50' : 'basis-mm-34'} ${isLarge && count <= 4 ? 'grid-cols-4' : 'grid-cols-6'}`;
  return `grid box-content min-h-0 shrink-0 rotate-180 grid-rows-1 gap-mm-4 border-b-mm-[0.2] border-dashed pb-[calc(2*var(--mm))] ${room}`;
}

/** Its answer could not be read in the room that others have. */
function isLargeBoard(printed: PrintedPuzzle | undefined): boolean {
  if (!printed) return false;
  const { rows, columns } = templateOf(printed.config.template);
  return Math.max(rows, columns) > 8;
}

function nameOf(all: readonly PrintedPuzzle[], at: number): string {
  return all.length === 1 ? 'Puzzle' : `Puzzle ${at + 1}`;
}

interface PuzzleProps extends Pick<PuzzleSheetProps, 'perPage' | 'urlOf'> {
  readonly printed: PrintedPuzzle;
  readonly name: string;
}

function Puzzle({ printed, name, perPage, urlOf }: PuzzleProps) {
  const { template, level } = printed.config;
  const { puzzle, head } = LAYOUTS[perPage];
  return (
    <article className={`flex min-h-0 ${puzzle}`}>
      <PuzzleHead
        name={name}
        kind={`${boardName(template)}, ${LEVEL_NAMES[level]}`}
        url={urlOf(printed.code)}
        layout={head}
      />
      <Drawn printed={printed} label={`${name}, ${boardName(template)}`} />
    </article>
  );
}

interface DrawnProps {
  readonly printed: PrintedPuzzle;
  readonly solved?: boolean;
  readonly label: string;
}

function Drawn({ printed: { config, state }, solved, label }: DrawnProps) {
  return (
    <PuzzleDrawing
      template={templateOf(config.template)}
      given={state.revealed}
      said={state.emptyHints}
      solution={solved ? state.solution : undefined}
      lettered={!solved && isOwnTemplate(config.template)}
      label={label}
    />
  );
}
