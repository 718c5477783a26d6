import { useId, useState } from 'react';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { Modal } from '../../components/Modal';
import { SegmentedControl } from '../../components/SegmentedControl';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title?: string | undefined;
  /** What the link opens. */
  readonly noun?: string | undefined;
  readonly url: string;
  /** For those who type it in. */
  readonly code?: string | undefined;
  /** With symbols, and the same in plain words for those who hear it read. */
  readonly text?: string | undefined;
  readonly plain?: string | undefined;
  /** The system's own share sheet, where there is one. */
  readonly onShare?: (() => void) | undefined;
}

export function ShareDialog({
  open,
  onClose,
  title = 'Share this game',
  noun = 'deal',
  url,
  code,
  text,
  plain,
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
        {text && <ShareText text={text} plain={plain} />}
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

function ShareText({ text, plain }: { readonly text: string; readonly plain: string | undefined }) {
  const [form, setForm] = useState<'symbols' | 'plain'>('symbols');
  const shown = form === 'plain' && plain ? plain : text;
  return (
    <div className="grid justify-items-start gap-2">
      {plain && (
        <SegmentedControl
          label="Result"
          value={form}
          onChange={setForm}
          options={[
            { value: 'symbols', label: 'With symbols' },
            { value: 'plain', label: 'Plain words' },
          ]}
        />
      )}
      <pre className="share-text">{shown}</pre>
      <CopyButton text={shown} label="Copy result" />
    </div>
  );
}
