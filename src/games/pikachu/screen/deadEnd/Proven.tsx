/** What is proven of the board: a seal on a deal that can be cleared, and a quiet mark once that is over. */
import { type ReactNode, useRef, useState } from 'react';
import IconLost from '~icons/ph/prohibit';
import IconProven from '~icons/ph/seal-check';
import { Button, IconButton } from '../../../../components/Button';
import { useAnchored, useOutsidePress } from '../../../../components/browser/anchored';
import { useEscape } from '../../../../components/browser/useEscape';
import { LOST, SAFE_UNDO, SAFE_UNDO_COST } from '../../words/deadEnd';

const WORDS = 'Proven: this deal can be cleared.';

export function Proven() {
  return (
    <Mark words={WORDS} icon={<IconProven />} tone="text-good">
      {WORDS}
    </Mark>
  );
}

interface LostProps {
  /** Absent where no earlier board is known to be better. */
  readonly onSafeUndo: (() => void) | undefined;
}

export function Lost({ onSafeUndo }: LostProps) {
  return (
    <Mark words={LOST} icon={<IconLost />} tone="text-bad">
      <span className="grid gap-2">
        {LOST}
        {onSafeUndo && (
          <>
            <Button small className="min-h-11" onClick={onSafeUndo}>
              {SAFE_UNDO}
            </Button>
            <span className="text-soft">{SAFE_UNDO_COST}</span>
          </>
        )}
      </span>
    </Mark>
  );
}

interface MarkProps {
  readonly words: string;
  readonly icon: ReactNode;
  readonly tone: string;
  readonly children: ReactNode;
}

function Mark({ words, icon, tone, children }: MarkProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place}>
      <IconButton
        small
        label={words}
        aria-expanded={open}
        icon={icon}
        className={`text-[1.0625rem] ${tone}`}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Note anchor={place.current} onClose={() => setOpen(false)}>
          {children}
        </Note>
      )}
    </span>
  );
}

interface NoteProps {
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Note({ anchor, onClose, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useAnchored(note, anchor, 'below');
  useOutsidePress(note, anchor, onClose);
  useEscape(true, onClose);
  return (
    <div
      ref={note}
      popover="manual"
      data-over=""
      className="paper-float fixed inset-auto z-30 m-0 w-max max-w-60 rounded-lg border-0 bg-raised px-4 py-3 text-sm text-balance text-ink forced-colors:border"
    >
      {children}
    </div>
  );
}
