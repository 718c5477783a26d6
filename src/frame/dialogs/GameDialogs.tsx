/** What may lie over a board in every game: New, the rules, a link to share, a code to enter, a question. */
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Modal } from '../../components/Modal';
import { canShare, SEND_RUN, share } from '../finish/resultWords';
import type { FrameControls, FrameGame, LaterParts } from '../frame';
import type { FrameDialog } from '../frameActions';
import type { FrameProps } from '../GameFrame';
import { CodeDialog } from './CodeDialog';
import { RulesDialog } from './RulesDialog';
import { ShareDialog } from './ShareDialog';
import { startOverQuestion } from './startOverQuestion';

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
  const code = dialog === 'share' || dialog === 'sendRun' ? controls.code() : null;
  return (
    <>
      <Modal open={dialog === 'new'} onClose={close} title="New game" size="medium">
        {props.newGame(close)}
        <MakerLinks {...screen} />
      </Modal>
      <RulesDialog
        {...props.rules}
        open={dialog === 'rules'}
        onClose={close}
        onTutorial={() => open('tutorial')}
      />
      {code !== null && (
        <ShareDialog
          key={dialog}
          open
          onClose={close}
          title={dialog === 'sendRun' ? SEND_RUN : undefined}
          {...dealToShare(props, code, screen.urlOf(code))}
          run={{ link: hasEnded(state) ? controls.runLink : null, isChosen: dialog === 'sendRun' }}
        />
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

/** Whoever would rather make one than be dealt one. */
function MakerLinks({ makers, link: Link }: Pick<FrameProps['screen'], 'makers' | 'link'>) {
  return makers.map(({ name, href }) => (
    <p key={href} className="mt-3 border-t border-line pt-1">
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline"
      >
        {name}
      </Link>
    </p>
  ));
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
  const onShare = canShare() ? (link: string) => share(`${text}\n${link}`) : undefined;
  return { url, code, text, onShare };
}

const hasEnded = ({ game }: GameDialogsProps['state']) =>
  game?.status.kind === 'won' || game?.status.kind === 'lost';
