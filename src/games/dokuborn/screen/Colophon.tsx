/** What stands where things are said while nobody speaks: which cards these are, or what is being moved. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from '../../../components/Button';
import type { Pool } from '../rules/pool';
import type { View } from '../rules/types';
import { cardsOf, newsInWords, receivedInWords } from '../words/cards';
import { starsInWords } from '../words/stars';
import { cellsLeft } from '../words/words';
import { pools } from './game';
import { cardNews, dismissNews, lookWhenDue } from './newerCards/cardNews';

/** The board comes first: nobody waits for newer cards. */
const PATIENCE_MS = 2_000;

export function useNewerCards(): void {
  useEffect(() => {
    const look = () => void lookWhenDue();
    const timer = setTimeout(look, PATIENCE_MS);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, []);
}

export function Colophon({ pool, view }: { readonly pool: Pool; readonly view: View }) {
  const { looking, progress, message } = useStore(cardNews);
  const cards = cardsOf(pool.cards.length, pool.date);
  return (
    <Quiet
      action={message && <IconButton label="Dismiss" icon={<IconClose />} onClick={dismissNews} />}
      isStatus
    >
      <span className="block">{starsInWords(pool, view)}</span>
      {message
        ? newsInWords(message)
        : looking
          ? `Looking for newer cards… ${progress ? receivedInWords(progress) : ''}`
          : pools.has(view.pool)
            ? `${cards}, from LorcanaJSON`
            : `Begun with other cards; played with ${cards}`}
    </Quiet>
  );
}

export function MovingCard({ name, onLeave }: { readonly name: string; readonly onLeave: () => void }) {
  return (
    <Quiet
      action={
        <Button small onClick={onLeave}>
          Leave it
        </Button>
      }
    >
      Choose where {name} goes. On another card, the two swap.
    </Quiet>
  );
}

/** Where the cards are told elsewhere: what to do next. */
export function Prompt({ view }: { readonly view: View }) {
  return (
    <p className="hidden self-center text-soft text-balance wide:block">
      {cellsLeft(view)}. Choose one and name a card that fits its row and its column.
    </p>
  );
}

interface QuietProps {
  readonly action: ReactNode;
  readonly isStatus?: boolean | undefined;
  readonly children: ReactNode;
}

function Quiet({ action, isStatus, children }: QuietProps) {
  return (
    <div className="flex max-h-full min-w-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 overflow-y-auto px-2 text-center text-xs text-soft lying:text-start wide:justify-start wide:px-0 wide:text-start">
      <p
        role={isStatus ? 'status' : undefined}
        className="min-w-0 max-w-full flex-1 basis-40 text-balance wrap-anywhere"
      >
        {children}
      </p>
      {action && <div className="flex-none">{action}</div>}
    </div>
  );
}
