import { useId } from 'react';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { Modal } from '../../components/Modal';

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
  readonly onShare?: (() => void) | undefined;
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
}: ShareDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      footer={
        onShare && (
          <Button kind="primary" icon={<IconShare />} onClick={onShare}>
            Share…
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="max-w-152 text-soft">{`Whoever opens this link gets exactly the same ${noun}.`}</p>
        <CopyField label="Link" value={url} />
        {code && <CopyField label="Code" value={code} />}
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
