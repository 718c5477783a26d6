/** What stands where things are said while nobody speaks: which cards these are, or what is being moved. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from '../../../components/Button';
import { useFocusKept } from '../../../components/browser/useFocusKept';
import type { Pool } from '../rules/pool';
import type { View } from '../rules/types';
import { cardsOf, newsInWords, receivedInWords } from '../words/cards';
import { starsInWords } from '../words/stars';
import { cellsLeft } from '../words/words';
import { pools } from './game';
import { cardNews, dismissNews, lookForCards, lookWhenDue, mayLook, sayYes } from './newerCards/cardNews';

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

interface ColophonProps {
  readonly pool: Pool;
  readonly view: View;
}

/** What decides the stars, which cards these are, and a way to newer ones. */
export function Colophon(props: ColophonProps) {
  const root = useRef<HTMLDivElement>(null);
  // Each button gives way to the next question or answer.
  useFocusKept(root, 'button', '[data-quiet]');
  return (
    <div ref={root} className="contents">
      <Stand {...props} />
    </div>
  );
}

function Stand({ pool, view }: ColophonProps) {
  const { looking, progress, message } = useStore(cardNews);
  const [asking, setAsking] = useState(false);
  const cards = cardsOf(pool.cards.length, pool.date);

  if (message) {
    const dismiss = <IconButton label="Dismiss" icon={<IconClose />} onClick={dismissNews} />;
    return (
      <Quiet isStatus action={dismiss}>
        {newsInWords(message)}
      </Quiet>
    );
  }
  if (looking) {
    return <Quiet isStatus>Looking for newer cards… {progress ? receivedInWords(progress) : ''}</Quiet>;
  }
  if (asking) return <Asking onAnswered={() => setAsking(false)} />;
  const look = (
    <Button small kind="quiet" onClick={() => (mayLook() ? lookForCards(true) : setAsking(true))}>
      Look for newer cards
    </Button>
  );
  return (
    <Quiet isStatus action={look}>
      <span className="block">{starsInWords(pool, view)}</span>
      <span className="block">
        {pools.has(view.pool) ? `${cards}, from LorcanaJSON` : `Begun with other cards; played with ${cards}`}
      </span>
    </Quiet>
  );
}

/** Nothing leaves the browser before the player has said yes. */
function Asking({ onAnswered }: { readonly onAnswered: () => void }) {
  function look(): void {
    onAnswered();
    sayYes();
  }
  const answers = (
    <span className="flex gap-2">
      <Button small onClick={look}>
        Ask
      </Button>
      <Button small kind="quiet" onClick={onAnswered}>
        Not now
      </Button>
    </span>
  );
  return (
    <Quiet isStatus action={answers}>
      Ask lorcanajson.org now, and once a week? Nothing about you is sent. Settings takes it back.
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
  readonly action?: ReactNode;
  readonly isStatus?: boolean | undefined;
  readonly children: ReactNode;
}

function Quiet({ action, isStatus, children }: QuietProps) {
  return (
    <div
      data-quiet=""
      tabIndex={-1}
      className="flex max-h-full min-w-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 overflow-y-auto px-2 text-center text-xs text-soft lying:text-start wide:justify-start wide:px-0 wide:text-start"
    >
      <p
        role={isStatus ? 'status' : undefined}
        className="min-w-0 max-w-full flex-1 basis-40 text-balance wrap-anywhere"
      >
        {children}
      </p>
      {action && <div className="max-w-full">{action}</div>}
    </div>
  );
}
