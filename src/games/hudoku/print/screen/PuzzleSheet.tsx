/** What of a page is Hudoku's own: its puzzles, and answers at its foot or all over it. */
import type { PlannedPage } from '../../../../frame/print/pages';
import { SheetLink } from '../../../../frame/print/SheetLink';
import { isOwnTemplate } from '../../rules/ownTemplates';
import { templateOf } from '../../rules/templates';
import { boardName, LEVEL_NAMES } from '../../words/names';
import { PuzzleDrawing } from './PuzzleDrawing';
import type { PrintedPuzzle } from './printable';

interface PuzzleSheetProps extends PlannedPage {
  readonly all: readonly PrintedPuzzle[];
  /** How many puzzles a page has room for. */
  readonly perPage: number;
  readonly urlOf: (code: string) => string;
}

export function PuzzleSheet({ all, perPage, puzzles, answers, urlOf }: PuzzleSheetProps) {
  return (
    <>
      {puzzles.length > 0 && (
        <div className="sheet-puzzles" data-many={perPage}>
          {puzzles.map((at) => {
            const printed = all[at];
            return printed && <Puzzle key={at} printed={printed} name={nameOf(all, at)} urlOf={urlOf} />;
          })}
        </div>
      )}
      {answers.length > 0 && (
        <section
          className="sheet-answers"
          data-many={answers.length}
          data-foot={puzzles.length > 0 || undefined}
          data-large={answers.some((at) => isLarge(all[at])) || undefined}
          aria-label="Answers"
        >
          {answers.map((at) => {
            const printed = all[at];
            return (
              printed && (
                <figure key={at} className="sheet-answer">
                  <figcaption>{all.length === 1 ? 'Answer' : nameOf(all, at)}</figcaption>
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

/** Its answer could not be read in the room that others have. */
function isLarge(printed: PrintedPuzzle | undefined): boolean {
  if (!printed) return false;
  const { rows, columns } = templateOf(printed.config.template);
  return Math.max(rows, columns) > 8;
}

function nameOf(all: readonly PrintedPuzzle[], at: number): string {
  return all.length === 1 ? 'Puzzle' : `Puzzle ${at + 1}`;
}

interface PuzzleProps extends Pick<PuzzleSheetProps, 'urlOf'> {
  readonly printed: PrintedPuzzle;
  readonly name: string;
}

function Puzzle({ printed, name, urlOf }: PuzzleProps) {
  const { template, level } = printed.config;
  return (
    <article className="sheet-puzzle">
      <div className="sheet-puzzle-head">
        <h2>
          {name} <span>{`${boardName(template)}, ${LEVEL_NAMES[level]}`}</span>
        </h2>
        <SheetLink url={urlOf(printed.code)} what={name} />
      </div>
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
