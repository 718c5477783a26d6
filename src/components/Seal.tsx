import { useRef, useState } from 'react';
import IconVerified from '~icons/ph/seal-check';
import { useAnchored, useOutsidePress } from './browser/anchored';
import { useEscape } from './browser/useEscape';

interface SealProps {
  /** `Verified: this deal can be won` */
  readonly label: string;
  /** What that means, in a sentence. */
  readonly children: string;
  /** Keeps its place while nothing is proven yet. */
  readonly isShown?: boolean | undefined;
}

/** What a program has proved of this deal; a press says what that means. */
export function Seal({ label, children, isShown = true }: SealProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        aria-expanded={isOpen}
        className={`grid size-8 flex-none place-items-center rounded-full text-[1.375rem] text-good hover:bg-accent/10 ${isShown ? '' : 'invisible'}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconVerified aria-hidden="true" />
        {isShown && <span className="unseen">{label}</span>}
      </button>
      {isOpen && (
        <Sentence anchor={button} onClose={close}>
          {children}
        </Sentence>
      )}
    </>
  );
}

interface SentenceProps {
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly children: string;
}

function Sentence({ anchor, onClose, children }: SentenceProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useAnchored(note, anchor, 'below');
  useOutsidePress(note, anchor, onClose);
  useEscape(true, onClose);
  return (
    <p
      ref={note}
      role="status"
      popover="manual"
      data-over=""
      className="paper-float fixed inset-auto z-30 m-0 w-max max-w-72 rounded-lg border-0 bg-raised px-4 py-3 text-sm text-ink"
    >
      {children}
    </p>
  );
}
