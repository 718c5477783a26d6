/** Asks once before a move after which the game is over whatever fate brings. */
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { certainEnd } from '../rules/certainEnd';
import type { DragonMove } from '../rules/types';
import type { View } from '../rules/view';
import { END_TITLES, endWarning } from '../words/certainEnd';

interface Asking {
  /** Plays the move, or asks first. */
  readonly play: (move: DragonMove) => void;
  readonly question: ReactNode;
}

export function useCertainEnd(view: View | null, play: (move: DragonMove) => unknown): Asking {
  const [asked, setAsked] = useState<DragonMove | null>(null);
  const end = view && asked && certainEnd(view, asked);
  return {
    play: (move) => {
      if (view && certainEnd(view, move)) setAsked(move);
      else play(move);
    },
    question: view && asked && end && (
      <ConfirmDialog
        open
        title={END_TITLES[end]}
        confirmLabel="Do it anyway"
        cancelLabel="Go back"
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          play(asked);
        }}
      >
        <p>{endWarning(view, asked, end)}</p>
      </ConfirmDialog>
    ),
  };
}
