import { useEffect, useState } from 'react';
import { reloadAtPress } from '../boot/chunks';

const NO_ANSWER = 'Parlour does not answer yet. Try again when there is a connection.';

/** For a file that did not come: what there is to say about it, and the press that asks again. */
export function useFetchingAgain(): [note: string, ask: () => void] {
  const [note, setNote] = useState('');
  useEffect(() => {
    const onOnline = () => setNote('The connection is back. Try again.');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const ask = () => {
    setNote('Trying again…');
    void reloadAtPress().then((reloads) => setNote(reloads ? 'Loading…' : NO_ANSWER));
  };
  return [note, ask];
}
