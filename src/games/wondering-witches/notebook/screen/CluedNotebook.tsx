/** The page of the notebook: the clue on top, the notes below it. */
import IconClue from '~icons/ph/sparkle-fill';
import type { BrewView } from '../../recipe/types';
import { describeClue } from '../../recipe/words/words';
import { Notebook, type NotebookProps } from './Notebook';

interface CluedNotebookProps extends NotebookProps {
  readonly view: NotebookProps['view'] & Pick<BrewView, 'clue'>;
}

export function CluedNotebook(props: CluedNotebookProps) {
  return (
    <section className="ww-page" aria-label="Notebook">
      <p className="ww-clue">
        <IconClue aria-hidden="true" />
        <span>
          <b>Clue</b> {describeClue(props.view.clue)}
        </span>
      </p>
      <Notebook {...props} />
    </section>
  );
}
