/** What the screen says of the game: counters, what has just happened, and a notice where something is amiss. */
import { Counter } from '../../components/Counter';
import type { Notice } from '../../components/GameShell';
import { Timer } from '../../components/Timer';
import { cardIn } from './cells';
import type { DeadEnd } from './hints';
import type { Pool } from './pool';
import { store } from './store';
import type { Game, Hand } from './useHand';
import { cellsLeft, guessesLeft, moveInWords } from './words';

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

/** What is said of the hand, which is no move. */
export function asideOf(game: Game | null, pool: Pool | null, hand: Hand, copied: boolean): string | null {
  if (copied) return 'Link copied.';
  if (!game || !pool) return null;
  if (hand.moving === null) return hand.left ? 'It stays where it is.' : null;
  return `Moving ${cardIn(pool, game.view, hand.moving)?.fullName ?? 'the card'}: choose a cell, or Escape.`;
}

export function announcementOf(game: Game | null, pool: Pool | null): string {
  if (!game || !pool) return '';
  const { last, view } = game;
  switch (last.kind) {
    case 'played':
      return last.move && last.before ? moveInWords(pool, last.move, last.before, view) : '';
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back. ${cellsLeft(view)}.`;
    case 'redone':
      return `Played again. ${cellsLeft(view)}.`;
    case 'opened':
      return '';
  }
}

export function troubleOf(
  { last }: Game,
  dead: DeadEnd | null,
  undo: () => void,
  dismiss: (serial: number) => void,
): Notice | null {
  const onDismiss = () => dismiss(last.serial);
  if (last.kind === 'refused' && last.move?.kind === 'move' && last.fault) {
    return { text: last.fault.detail, tone: 'bad', onDismiss };
  }
  if (!dead) return null;
  return { text: dead.text, tone: 'bad', actions: [{ label: 'Undo', onPress: undo }], onDismiss };
}
