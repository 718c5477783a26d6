import { type FormEvent, useId, useState } from 'react';
import IconWarning from '~icons/ph/warning-circle-fill';
import { Button } from '../../components/Button';
import { Modal } from '../../components/Modal';
import { Spoken } from '../../components/Spoken';

/** Of a whole link, with the longest code and a run. */
const MOST_CHARACTERS = 12_000;

interface CodeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (text: string) => void;
  /** Why the last text was refused, as a sentence. */
  readonly error?: string | null | undefined;
  readonly busy?: boolean | undefined;
  readonly example?: string | undefined;
  /** The way on for someone whose code is no good. */
  readonly onFresh?: (() => void) | undefined;
  /** What a code opens. */
  readonly noun?: string | undefined;
}

export function CodeDialog(props: CodeDialogProps) {
  return props.open ? <OpenCodeDialog {...props} /> : null;
}

function OpenCodeDialog({
  open,
  onClose,
  onSubmit,
  error,
  busy,
  example,
  onFresh,
  noun = 'game',
}: CodeDialogProps) {
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const formId = useId();
  const inputId = useId();
  const messageId = useId();

  const refusal = error ? `${error} The ${noun} you have open is untouched.` : '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setTries(tries + 1);
    onSubmit(text.trim());
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Enter a code"
      size="small"
      footer={
        <>
          {error && onFresh && <Button onClick={onFresh}>Deal me a new one</Button>}
          <Button kind="primary" type="submit" form={formId} disabled={busy || !text.trim()}>
            {busy ? 'Looking…' : 'Open'}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid justify-items-start gap-2" onSubmit={submit}>
        <label htmlFor={inputId} className="font-semibold">
          Code or link
        </label>
        <input
          id={inputId}
          data-first-focus=""
          className="input code"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MOST_CHARACTERS}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
        />
        <div id={messageId}>
          {error ? (
            <p className="flex gap-2 text-sm font-semibold text-bad">
              <IconWarning className="mt-[0.1em] flex-none text-[1.2em]" aria-hidden="true" />{' '}
              <span>{refusal}</span>
            </p>
          ) : (
            <p className="text-sm text-soft">
              Paste a whole link, or just the code at its end{example ? ` — such as ${example}` : ''}.
            </p>
          )}
        </div>
        <Spoken text={refusal} moment={tries} />
      </form>
    </Modal>
  );
}
