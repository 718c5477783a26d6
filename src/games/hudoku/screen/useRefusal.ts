/** The words for what was just refused. They give way to an explanation, which would never be seen behind them. */
import { useEffect, useState } from 'react';
import { type Game, refusalInWords } from '../words/words';

const BEFORE_HINT_MS = 5_000;

export function useRefusal(game: Game | null): string | null {
  const serial = game?.last.serial ?? 0;
  const told = game?.hint?.stages.length ?? 0;
  const [heard, setHeard] = useState({ serial, told });
  const [over, setOver] = useState(-1);
  const isNew = heard.serial !== serial;
  if (isNew) setHeard({ serial, told });
  useEffect(() => {
    if (told === 0) return;
    const timer = setTimeout(() => setOver(serial), BEFORE_HINT_MS);
    return () => clearTimeout(timer);
  }, [serial, told]);
  if (game?.last.kind !== 'refused' || over === serial || (!isNew && told > heard.told)) return null;
  return refusalInWords(game);
}
