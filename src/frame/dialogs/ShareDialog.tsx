import { useId, useState } from 'react';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { Modal } from '../../components/Modal';
import { QrCode } from '../../components/QrCode';
import { type RunChoice, ShareRun, useRunLink } from './ShareRun';

const NOT_MADE = 'This run cannot be sent: it cannot be replayed any more.';
export const TOO_LONG = 'This link is longer than a QR code can hold. Copy it instead.';

/** From so many characters on, the pieces of a code are too small to be told apart in a narrow dialog. */
const DENSE = 1_000;

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title?: string | undefined;
  /** What the link opens. */
  readonly noun?: string | undefined;
  readonly url: string;
  /** For those who type it in. */
  readonly code?: string | undefined;
  /** To be sent with the link. */
  readonly text?: string | undefined;
  /** The system's own share sheet, where there is one. */
  readonly onShare?: ((url: string) => void) | undefined;
  /** The player's own run, which may go along. */
  readonly run?: RunChoice | undefined;
}

export function ShareDialog({
  open,
  onClose,
  title = 'Share this deal',
  noun = 'deal',
  url,
  code,
  text,
  onShare,
  run,
}: ShareDialogProps) {
  const [name, setName] = useState('');
  const [isChosen, setChosen] = useState(run?.isChosen ?? false);
  const withRun = isChosen && run?.link ? run.link : null;
  const made = useRunLink(withRun, name);
  const link = withRun ? made && url + made.fragment : url;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size={(link ?? url).length > DENSE ? 'large' : 'small'}
      footer={
        onShare &&
        link && (
          <Button kind="primary" icon={<IconShare />} onClick={() => onShare(link)}>
            Share…
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="max-w-152 text-soft">{`Whoever opens this link gets exactly the same ${noun}.`}</p>
        {run && (
          <ShareRun
            run={run}
            isChosen={isChosen}
            onChoose={setChosen}
            name={name}
            onName={setName}
            made={withRun && made}
          />
        )}
        {link ? (
          <>
            <CopyField label="Link" value={link} />
            <QrCode text={link} label="The link as a QR code" tooLong={TOO_LONG} />
          </>
        ) : (
          <p className="text-soft">{made === undefined ? NOT_MADE : 'Making the link …'}</p>
        )}
        {code && !withRun && <CopyField label="Code" value={code} />}
        {text && <ShareText text={text} />}
      </div>
    </Modal>
  );
}

function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex w-full flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={value}
          className="input code"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={value} label={`Copy ${label.toLowerCase()}`} />
      </div>
    </div>
  );
}

function ShareText({ text }: { readonly text: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      <pre className="share-text">{text}</pre>
      <CopyButton text={text} label="Copy text" />
    </div>
  );
}
