/** The half-built potion: the store keeps it as the game's draft, so that it survives a reload and no undo. */
import { useCallback, useMemo, useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import { faultSentence } from '../../../../frame/words/faults';
import type { Cauldron } from '../../recipe/screen/cauldron';
import { useHandling } from '../../recipe/screen/useHandling';
import { useScreenNews } from '../../recipe/screen/useScreenNews';
import type { PotionItem } from '../../recipe/types';
import { NOTHING_IN_IT } from '../../recipe/words/cauldron';
import { formatMove, parseMove } from '../rules/moves';
import { words } from '../words/words';
import { type Game, store } from './game';

export interface BrewCauldron extends Cauldron {
  /** A whole potion at once. */
  readonly fill: (items: readonly PotionItem[], words: string) => void;
}

export function useCauldron(game: Game | null): BrewCauldron {
  const draft = game?.draft ?? '';
  const size = game?.config.ingredients ?? 0;
  const items = useMemo(() => readDraft(draft, size), [draft, size]);
  const [isLaid, setIsLaid] = useState(false);
  const arrived = useCallback(() => setIsLaid(false), []);
  const { text, fault, say, refuse } = useScreenNews(game?.last ?? null, (fault) =>
    faultSentence(fault, words),
  );
  const { hands, handle, letGo } = useHandling({ items, keep, say, refuse });

  function keep(next: readonly PotionItem[]): void {
    store.wake();
    store.setDraft(draftOf(next));
  }

  return {
    ...hands,
    said: text,
    fault,
    put(ingredient) {
      if (hands.put(ingredient)) sound.play('tap');
    },
    isLaid,
    arrived,
    fill(next, told) {
      handle({ items: next, chosen: null, words: told });
      setIsLaid(true);
    },
    test() {
      if (items.length === 0) return refuse(NOTHING_IN_IT);
      if (!store.play({ kind: 'potion', items }).ok) return;
      sound.play('turn');
      store.setDraft('');
      letGo();
    },
  };
}

function draftOf(items: readonly PotionItem[]): string {
  return items.length === 0 ? '' : formatMove({ kind: 'potion', items });
}

export function readDraft(draft: string, size: number): readonly PotionItem[] {
  const parsed = parseMove(draft);
  if (!parsed.ok || parsed.value.kind !== 'potion') return [];
  return parsed.value.items.filter(({ ingredient }) => ingredient < size);
}
