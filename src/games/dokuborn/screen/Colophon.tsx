/** The line at the foot of the plate: which cards these are, and what became of the search for newer ones. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../../components/Button';
import type { Pool } from '../rules/pool';
import { cardsOf, newsInWords, receivedInWords } from '../words/cards';
import { pools } from './game';
import { cardNews, dismissNews, lookWhenDue } from './newerCards/cardNews';

/** The board comes first: nobody waits for newer cards. */
const PATIENCE_MS = 2_000;

export function Colophon({ pool, named }: { readonly pool: Pool; readonly named: string }) {
  const { looking, progress, message } = useStore(cardNews);

  useEffect(() => {
    const look = () => void lookWhenDue();
    const timer = setTimeout(look, PATIENCE_MS);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, []);

  const cards = cardsOf(pool.cards.length, pool.date);
  return (
    <div className="dk-colophon">
      <p role="status">
        {message
          ? newsInWords(message)
          : looking
            ? `Looking for newer cards… ${progress ? receivedInWords(progress) : ''}`
            : pools.has(named)
              ? `${cards}, from LorcanaJSON`
              : `Begun with other cards; played with ${cards}`}
      </p>
      {message && <IconButton label="Dismiss" icon={<IconClose />} onClick={dismissNews} />}
    </div>
  );
}
