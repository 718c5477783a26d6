/** A secret that can be won, on its way to the players: on this device, by a link, or at the table. */
import { useId } from 'react';
import IconTable from '~icons/ph/chats';
import IconPass from '~icons/ph/hand-arrow-up';
import { Button } from '../../../../components/Button';
import { CopyButton } from '../../../../components/CopyButton';
import { Modal } from '../../../../components/Modal';
import { QrCode } from '../../../../components/QrCode';
import { TOO_LONG } from '../../../../frame/dialogs/ShareDialog';
import { canShare, share } from '../../../../frame/finish/resultWords';
import type { Clue } from '../../recipe/types';
import { describeClue } from '../../recipe/words/words';

interface HandOverDialogProps {
  readonly clue: Clue;
  readonly url: string;
  readonly onPass: () => void;
  readonly onTable: () => void;
  readonly onClose: () => void;
}

export function HandOverDialog({ clue, url, onPass, onTable, onClose }: HandOverDialogProps) {
  const id = useId();
  const text = `A secret recipe of Wondering Witches:\n${url}`;
  return (
    <Modal open onClose={onClose} title="Hand it over" size="small">
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm">
          The players begin with this clue: <b>{describeClue(clue)}</b>
        </p>
        <Button kind="primary" icon={<IconPass />} data-first-focus="" onClick={onPass}>
          Pass the device on
        </Button>
        <Button icon={<IconTable />} onClick={onTable}>
          Answer at the table
        </Button>
        <section className="grid gap-2 border-t border-line pt-3" aria-labelledby={id}>
          <h3 id={id} className="text-base">
            Send a link
          </h3>
          <input
            readOnly
            aria-label="Link"
            value={url}
            className="input code"
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-2">
            <CopyButton text={url} label="Copy link" />
            {canShare() && <Button onClick={() => share(text)}>Share…</Button>}
          </div>
          <QrCode text={url} label="The link as a QR code" tooLong={TOO_LONG} />
          <p className="text-sm text-soft">
            The secret is disguised in the link. Whoever digs in it will find it.
          </p>
        </section>
      </div>
    </Modal>
  );
}
