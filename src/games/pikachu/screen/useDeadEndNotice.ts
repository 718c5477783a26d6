/**
 * A dead end in words: always where no pair is left, and before that only in the variants where it happens rarely.
 * Elsewhere the mark beside the counters is enough.
 */
import { useState } from 'react';
import type { Notice } from '../../../frame/say/Say';
import type { Variant } from '../rules/types';
import { LOST, SAFE_UNDO, SAFE_UNDO_COST, STUCK } from '../words/deadEnd';
import type { Game } from '../words/words';
import type { DeadEnd } from './useDeadEnd';

interface Around {
  readonly game: Game | null;
  readonly dead: DeadEnd | null;
  readonly shuffle: () => void;
  readonly undo: () => void;
  readonly safeUndo: (() => void) | undefined;
}

const RARE: readonly Variant[] = ['still', 'gravity-down'];

export function isSaidInWords(variant: Variant): boolean {
  return RARE.includes(variant);
}

export function useDeadEndNotice({ game, dead, shuffle, undo, safeUndo }: Around): Notice | null {
  const [putAway, setPutAway] = useState(false);
  const isDead = dead !== null;
  // A later dead end is said anew.
  if (!isDead && putAway) setPutAway(false);
  const toSafe = safeUndo && { label: SAFE_UNDO, onPress: safeUndo };
  const shuffles = { label: 'Shuffle', onPress: shuffle };
  if (game?.status.kind === 'stuck') {
    const text = toSafe ? `${STUCK} ${SAFE_UNDO}: ${SAFE_UNDO_COST.toLowerCase()}` : STUCK;
    return { text, tone: 'bad', actions: [shuffles, toSafe ?? { label: 'Undo', onPress: undo }] };
  }
  // A hint says it too, and was asked for.
  if (!isDead || putAway || !game || game.hint || !isSaidInWords(game.config.variant)) return null;
  return {
    text: `${LOST} ${toSafe ? `${SAFE_UNDO} ${SAFE_UNDO_COST.toLowerCase()}` : 'Undo, or shuffle.'}`,
    actions: [...(toSafe ? [toSafe] : []), shuffles],
    onDismiss: () => setPutAway(true),
  };
}
