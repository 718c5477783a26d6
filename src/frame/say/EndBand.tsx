import { useEffect, useRef } from 'react';
import IconLost from '~icons/ph/moon-stars-fill';
import IconWon from '~icons/ph/sparkle-fill';
import { Button } from '../../components/Button';
import { afterPaint } from '../../components/browser/afterPaint';
import { type EndAction, EndButton } from '../finish/EndButton';
import { Saying } from './Saying';

export interface EndBandProps {
  readonly outcome: 'won' | 'lost';
  readonly headline: string;
  /** The one figure that counts most. */
  readonly figure: { readonly label: string; readonly value: React.ReactNode } | undefined;
  readonly next: EndAction;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** How it ended, in one line below the board, which stays in sight; the whole result opens from here. */
export function EndBand({ outcome, headline, figure, next, isOpen, onOpen }: EndBandProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => afterPaint(() => heading.current?.focus({ preventScroll: true })), []);
  return (
    <Saying
      name="end"
      icon={outcome === 'won' ? <IconWon /> : <IconLost />}
      actions={
        // Beside the board the whole result has its own buttons.
        <div className="contents wide:in-data-plays:hidden">
          <Button small aria-expanded={isOpen} onClick={onOpen}>
            Result
          </Button>
          <EndButton action={next} isFirst small />
        </div>
      }
    >
      <div className="lying:flex lying:flex-wrap lying:items-baseline lying:gap-x-2">
        <h2 ref={heading} tabIndex={-1} className="text-base leading-tight tablet:text-lg">
          {headline}
        </h2>
        {figure && (
          <p className="figures text-soft">
            {figure.label} {figure.value}
          </p>
        )}
      </div>
    </Saying>
  );
}
