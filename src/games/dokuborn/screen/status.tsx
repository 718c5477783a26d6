/** What the screen says of the game: counters, what has just happened, and a notice where something is amiss. */
import { useState } from 'react';
import { Counter } from '../../../components/Counter';
import { Timer } from '../../../components/Timer';
import type { Notice } from '../../../frame/say/Say';
import { cardIn, guessesLeft } from '../rules/cells';
import type { Pool } from '../rules/pool';
import type { DeadEnd } from '../rules/types';
import { deadEndInWords } from '../words/stages';
import { type Game, refusalInWords } from '../words/words';
import { store } from './game';
import type { Selection } from './useSelection';

export function StatusRow({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  const { progress, view, tally } = game;
  const left = guessesLeft(view, tally);
  return (
    <>
      <Counter label="Cells" value={`${progress.done}/${progress.total}`} />
      {left === null ? (
        <Counter label="Guesses" value={tally.attempts} />
      ) : (
        <Counter label="Guesses left" value={left} />
      )}
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
  );
}

/** What is said of a selection, which is no move. */
export function lastingNewsOf(
  game: Game | null,
  pool: Pool | null,
  selection: Selection,
  copied: boolean,
): string | null {
  if (copied) return 'Link copied.';
  if (!game || !pool) return null;
  if (selection.moving === null) return selection.left ? 'It stays where it is.' : null;
  return `Moving ${cardIn(pool, game.view, selection.moving)?.fullName ?? 'the card'}: choose a cell, or Escape.`;
}

/** A card that was moved to where it does not fit; the next thing asked for takes the place of these words. */
export function useRefusal(game: Game | null): string | null {
  const [seen, setSeen] = useState({ serial: -1, stages: 0 });
  if (!game) return null;
  const { last, hint } = game;
  const stages = hint?.stages.length ?? 0;
  if (seen.serial !== last.serial) setSeen({ serial: last.serial, stages });
  else if (seen.stages !== stages) return null;
  const wasMoved = last.kind === 'refused' && last.move?.kind === 'move';
  return wasMoved && last.fault ? refusalInWords(last.fault) : null;
}

/** A hint that begins with the same trouble says it as well, and what to do besides. */
export function troubleOf(
  { last, view, hint }: Game,
  dead: DeadEnd | null,
  undo: () => void,
  dismiss: (serial: number) => void,
): Notice | null {
  if (!dead || hint?.stages[0]?.code === 'deadEnd') return null;
  return {
    text: deadEndInWords(dead, view),
    tone: 'bad',
    actions: [{ label: 'Undo', onPress: undo }],
    onDismiss: () => dismiss(last.serial),
  };
}
