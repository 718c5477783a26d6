/**
 * A dead end in words: always where no pair is left, and before that only in the variants where it happens rarely.
 * Elsewhere the mark beside the counters is enough.
 */
import { useState } from 'react';
import type { Notice } from '../../../../frame/say/Say';
import type { Variant } from '../../rules/types';
import { LOST_WITH_WAY_BACK, LOST_WITHOUT, SAFE_UNDO, STUCK, STUCK_WITH_WAY_BACK } from '../../words/deadEnd';
import type { Game } from '../../words/words';
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
  const [putAway, setPutAway] = useState<'lost' | 'stuck' | null>(null);
  const isStuck = game?.status.kind === 'stuck';
  // A later dead end is said anew.
  if (putAway === 'stuck' && !isStuck) setPutAway('lost');
  if (putAway === 'lost' && dead === null) setPutAway(null);
  const toSafe = safeUndo && { label: SAFE_UNDO, onPress: safeUndo };
  const shuffles = { label: 'Shuffle', onPress: shuffle };
  if (isStuck) {
    if (putAway === 'stuck') return null;
    return {
      text: toSafe ? STUCK_WITH_WAY_BACK : STUCK,
      tone: 'bad',
      actions: [toSafe ?? { label: 'Undo', onPress: undo }, shuffles],
      onDismiss: () => setPutAway('stuck'),
    };
  }
  // A hint says it too, and was asked for.
  if (dead === null || putAway !== null || !game || game.hint || !isSaidInWords(game.config.variant)) {
    return null;
  }
  return {
    text: toSafe ? LOST_WITH_WAY_BACK : LOST_WITHOUT,
    actions: [...(toSafe ? [toSafe] : []), shuffles],
    onDismiss: () => setPutAway('lost'),
  };
}
