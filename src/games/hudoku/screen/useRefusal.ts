/** The words for what was just refused, or has to be told at the board. They give way to an explanation, which would never be seen behind them. */
import { useEffect, useState } from 'react';
import { type Game, refusalInWords, toldAtBoard } from '../words/words';

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
  const spoken = game && spokenOf(game);
  if (!spoken || over === serial || (!isNew && told > heard.told)) return null;
  return spoken;
}

function spokenOf(game: Game): string | null {
  if (game.last.kind === 'refused') return refusalInWords(game);
  return game.status.kind === 'playing' ? toldAtBoard(game) : null;
}
