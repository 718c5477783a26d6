/** What is proven of the board: a seal on a deal that can be cleared, and a quiet mark once that is over. */
import { type ReactNode, useRef, useState } from 'react';
import IconLost from '~icons/ph/prohibit';
import IconProven from '~icons/ph/seal-check';
import { Button, IconButton } from '../../../components/Button';
import { useOutsidePress } from '../../../components/browser/anchored';
import { LOST, SAFE_UNDO, SAFE_UNDO_COST } from '../words/deadEnd';

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
            <Button small onClick={onSafeUndo}>
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
  useOutsidePress(place, null, () => setOpen(false));
  return (
    <span ref={place} className="relative">
      <IconButton
        small
        label={words}
        aria-expanded={open}
        icon={icon}
        className={`text-[1.0625rem] ${tone}`}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.preventDefault();
          setOpen(false);
        }}
      />
      {open && (
        <span className="absolute end-0 top-full z-30 w-max max-w-60 rounded-md bg-raised px-3 py-2 text-sm text-balance text-ink shadow-float ring-1 ring-line forced-colors:border">
          {children}
        </span>
      )}
    </span>
  );
}
