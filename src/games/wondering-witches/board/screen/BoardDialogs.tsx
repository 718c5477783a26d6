/** What may lie over a board: a link to share, a code to enter, how to use it, a file to keep. Fetched once it is there. */
import { useState } from 'react';
import { CodeDialog } from '../../../../frame/dialogs/CodeDialog';
import { RulesDialog } from '../../../../frame/dialogs/RulesDialog';
import { ShareDialog } from '../../../../frame/dialogs/ShareDialog';
import { canShare, share } from '../../../../frame/finish/resultWords';
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { codeIn } from '../../../../frame/useControls';
import { configInWords, TITLE } from '../words/configWords';
import { BoardDownload } from './BoardDownload';
import { BOARD_KEYS, BOARD_SECTIONS } from './boardHelp';
import { openCode } from './boardStore';
import type { ShownBoard } from './useBoard';

export type Dialog = 'share' | 'code' | 'rules' | 'download';

interface BoardDialogsProps extends ShownBoard {
  readonly dialog: Dialog | null;
  readonly close: () => void;
  readonly screen: ScreenProps;
}

export function BoardDialogs({ dialog, close, screen, board, code }: BoardDialogsProps) {
  const [codeError, setCodeError] = useState<string | null>(null);
  const url = screen.urlOf(code);
  const text = `${TITLE}: ${configInWords(board.config)}.\n${url}`;

  function closeCode(): void {
    setCodeError(null);
    close();
  }

  return (
    <>
      <ShareDialog
        open={dialog === 'share'}
        onClose={close}
        title="Share this board"
        noun="board"
        url={url}
        code={code}
        onShare={canShare() ? () => share(text) : undefined}
      />
      <CodeDialog
        open={dialog === 'code'}
        onClose={closeCode}
        noun="board"
        error={codeError}
        onSubmit={(entered) => {
          const refusal = openCode(codeIn(entered));
          if (refusal === null) closeCode();
          else setCodeError(refusal);
        }}
      />
      <RulesDialog
        open={dialog === 'rules'}
        onClose={close}
        title="How to use a board"
        intro="A board of paper for everybody at the table, and Brew on one device to hide the recipe."
        sections={BOARD_SECTIONS}
        keys={BOARD_KEYS}
      />
      {dialog === 'download' && (
        <BoardDownload board={board} words={{ title: TITLE, code }} onClose={close} />
      )}
    </>
  );
}
