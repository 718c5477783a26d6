/** Ways to end a game, each asked about first. */
import { ConfirmDialog } from '../../../../components/ConfirmDialog';

export type Question = 'lose' | 'reveal';

interface EndQuestionsProps {
  readonly question: Question | null;
  readonly close: () => void;
  readonly onYes: (question: Question) => void;
}

export function EndQuestions({ question, close, onYes }: EndQuestionsProps) {
  const answer = (kind: Question) => () => {
    close();
    onYes(kind);
  };
  return (
    <>
      <ConfirmDialog
        open={question === 'lose'}
        title="Is all your paper full?"
        confirmLabel="Take the last potion"
        cancelLabel="Play on"
        onCancel={close}
        onConfirm={answer('lose')}
      >
        <p>
          Then you have one last potion of any herbs. If it fails, the recipe is shown and the game is lost.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'reveal'}
        title="Show the solution?"
        confirmLabel="Show it"
        cancelLabel="Keep the secret"
        danger
        onCancel={close}
        onConfirm={answer('reveal')}
      >
        <p>Every number, decoy and effect is revealed. The game ends here and counts as lost.</p>
      </ConfirmDialog>
    </>
  );
}
