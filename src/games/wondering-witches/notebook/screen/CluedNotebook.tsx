/** The page of the notebook: the clue on top, the notes below it. */
import type { BrewView } from '../../recipe/types';
import { Clue } from './Clue';
import { Notebook, type NotebookProps } from './Notebook';

interface CluedNotebookProps extends NotebookProps {
  readonly view: NotebookProps['view'] & Pick<BrewView, 'clue'>;
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
      {/* The herbs to take have the same words: these are told apart from them. */}
      <Notebook {...props} herbWords={(herb) => props.herbWords(herb).replace(':', ', notes:')} />
    </section>
  );
}
