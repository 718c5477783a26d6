/** The page of the notebook: the clue on top, the notes below it. */
import IconClue from '~icons/ph/sparkle-fill';
import type { BrewView } from '../../recipe/types';
import { describeClue } from '../../recipe/words/words';
import { Notebook, type NotebookProps } from './Notebook';

interface CluedNotebookProps extends NotebookProps {
  readonly view: NotebookProps['view'] & Pick<BrewView, 'clue'>;
}

export function Clue({ view }: { readonly view: Pick<BrewView, 'clue'> }) {
  return (
    <p className="flex items-center gap-2 text-sm leading-snug tablet:text-base">
      <IconClue className="flex-none text-accent-text forced-colors:text-[CanvasText]" aria-hidden="true" />
      <span>
        <b className="me-1 font-title font-semibold text-accent-text">Clue</b> {describeClue(view.clue)}
      </span>
    </p>
  );
}

export function CluedNotebook(props: CluedNotebookProps) {
  return (
    <section
      className="@container/notes rounded-lg bg-surface px-2 pt-1.5 pb-2 paper-rest"
      aria-label="Notebook"
    >
      <div className="border-b border-line px-1.5 pb-1.5">
        <Clue view={props.view} />
      </div>
      <Notebook {...props} />
    </section>
  );
}
