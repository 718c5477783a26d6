import { useEffect, useState } from 'react';
import IconCheck from '~icons/ph/check-bold';
import IconCopy from '~icons/ph/copy';
import { Button, type ButtonKind } from './Button';
import { copyText } from './browser/copyText';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly kind?: ButtonKind | undefined;
  readonly small?: boolean | undefined;
}

type Outcome = 'idle' | 'copied' | 'refused';

/** Says in place whether it worked; where the browser forbids copying, offers the text to be copied by hand. */
export function CopyButton({ text, label, kind, small }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <span className="contents">
      <Button
        kind={kind}
        small={small}
        icon={outcome === 'copied' ? <IconCheck /> : <IconCopy />}
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')}
      >
        {/* Both words keep their place, so that the button does not change its width. */}
        <span className="inline-grid [&>*]:[grid-area:1/1]">
          <span className={outcome === 'copied' ? 'invisible' : ''}>{label}</span>
          <span className={outcome === 'copied' ? '' : 'invisible'} aria-hidden={outcome !== 'copied'}>
            Copied
          </span>
        </span>
      </Button>
      <span role="status" className="unseen">
        {outcome === 'copied' ? 'Copied' : ''}
      </span>
      {outcome === 'refused' && (
        <label className="grid w-full basis-full gap-1.5">
          <span className="text-sm text-soft">Copying is blocked here. Select the text and copy it:</span>
          <textarea
            className="input"
            readOnly
            rows={3}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </span>
  );
}
