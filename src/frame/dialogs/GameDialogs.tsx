/** What may lie over a board in every game: New, the rules, a link to share, a code to enter, a question. */
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Modal } from '../../components/Modal';
import type { FrameControls, FrameGame, LaterParts } from '../frame';
import type { FrameDialog } from '../frameActions';
import { systemShare } from '../frameWords';
import type { FrameProps } from '../GameFrame';
import { startOverQuestion } from '../runWords';
import { CodeDialog } from './CodeDialog';
import { RulesDialog } from './RulesDialog';
import { ShareDialog } from './ShareDialog';

interface GameDialogsProps extends Pick<FrameProps, 'controls' | 'screen' | 'state' | 'title'> {
  readonly rules: LaterParts['rules'];
  readonly newGame: (close: () => void) => ReactNode;
  readonly dialog: FrameDialog | null;
  readonly open: (dialog: FrameDialog) => void;
  readonly close: () => void;
}

export function GameDialogs(props: GameDialogsProps) {
  const { dialog, open, close, controls, screen, state } = props;
  const [codeError, setCodeError] = useState<string | null>(null);
  const code = dialog === 'share' ? controls.code() : null;
  return (
    <>
      <Modal open={dialog === 'new'} onClose={close} title="New game" size="medium">
        {props.newGame(close)}
      </Modal>
      <RulesDialog
        {...props.rules}
        open={dialog === 'rules'}
        onClose={close}
        onTutorial={() => open('tutorial')}
      />
      {code !== null && (
        <ShareDialog open onClose={close} {...dealToShare(props, code, screen.urlOf(code))} />
      )}
      <CodeDialog
        open={dialog === 'code'}
        onClose={() => {
          setCodeError(null);
          close();
        }}
        error={codeError}
        onSubmit={(text) => {
          const refusal = controls.openCode(text);
          setCodeError(refusal);
          if (refusal === null) close();
        }}
        onFresh={() => open('new')}
      />
      {controls.question && state.game && <Question question={controls.question} game={state.game} />}
    </>
  );
}

const UNDO_QUESTION = {
  title: 'Take it back?',
  confirmLabel: 'Take it back',
  text: 'This goes back past something that had been hidden. You may, but the run is marked as assisted.',
};

function Question({
  question,
  game,
}: {
  readonly question: NonNullable<FrameControls['question']>;
  readonly game: FrameGame;
}) {
  const { title, confirmLabel, text } = question.about === 'undo' ? UNDO_QUESTION : startOverQuestion(game);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={question.yes}
      onCancel={question.no}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

function dealToShare({ title, state }: Pick<GameDialogsProps, 'title' | 'state'>, code: string, url: string) {
  const text = `${title}, ${state.game?.configName ?? ''}: play the very same deal.`;
  return { url, code, text, onShare: systemShare(`${text}\n${url}`) };
}
