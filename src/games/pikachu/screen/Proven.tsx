/** The seal of a deal that was proven, and what it means for whoever presses it. */
import { useRef, useState } from 'react';
import IconProven from '~icons/ph/seal-check';
import { IconButton } from '../../../components/Button';
import { useOutsidePress } from '../../../components/browser/anchored';

const WORDS = 'Proven: this deal can be cleared.';

export function Proven() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useOutsidePress(place, null, () => setOpen(false));
  return (
    <span ref={place} className="relative">
      <IconButton
        small
        label={WORDS}
        aria-expanded={open}
        icon={<IconProven />}
        className="text-[1.0625rem] text-good"
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.preventDefault();
          setOpen(false);
        }}
      />
      {open && (
        <span
          className="absolute end-0 top-full z-30 w-max max-w-60 rounded-md bg-raised px-3 py-2 text-sm text-ink shadow-float ring-1 ring-line"
          aria-hidden="true"
        >
          {WORDS}
        </span>
      )}
    </span>
  );
}
