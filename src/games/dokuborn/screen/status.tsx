/** What the screen says of the game: counters, what has just happened, and a notice where something is amiss. */
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

export function troubleOf(
  { last, view }: Game,
  dead: DeadEnd | null,
  undo: () => void,
  dismiss: (serial: number) => void,
): Notice | null {
  const onDismiss = () => dismiss(last.serial);
  if (last.kind === 'refused' && last.move?.kind === 'move' && last.fault) {
    return { text: refusalInWords(last.fault), tone: 'bad', onDismiss };
  }
  if (!dead) return null;
  return {
    text: deadEndInWords(dead, view),
    tone: 'bad',
    actions: [{ label: 'Undo', onPress: undo }],
    onDismiss,
  };
}
