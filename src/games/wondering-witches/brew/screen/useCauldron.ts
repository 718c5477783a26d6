/** The half-built potion: the store keeps it as the game's draft, so that it survives a reload and no undo. */
import { useCallback, useMemo, useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import { faultSentence } from '../../../../frame/words/faults';
import {
  type Cauldron,
  EMPTIED,
  type Handling,
  move,
  put,
  remove,
  setSeeds,
} from '../../recipe/screen/cauldron';
import { useScreenNews } from '../../recipe/screen/useScreenNews';
import { MAX_POTION, type PotionItem } from '../../recipe/types';
import { chosenInWords, FULL, NOTHING_IN_IT } from '../../recipe/words/cauldron';
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
  const [chosen, setChosen] = useState<number | null>(null);
  const [isLaid, setIsLaid] = useState(false);
  const arrived = useCallback(() => setIsLaid(false), []);
  const news = useScreenNews(game?.last ?? null, (fault) => faultSentence(fault, words));

  function refuse(text: string): void {
    sound.play('wrong');
    news.refuse(text);
  }

  function handle(handling: Handling | null): void {
    if (!handling) return;
    store.wake();
    store.setDraft(draftOf(handling.items));
    setChosen(handling.chosen);
    news.say(handling.words);
  }

  return {
    items,
    chosen: chosen !== null && chosen < items.length ? chosen : null,
    said: news.text,
    fault: news.fault,
    choose(index) {
      setChosen(index);
      const item = items[index];
      if (item) news.say(chosenInWords(item, index, items.length));
    },
    put(ingredient) {
      if (items.length >= MAX_POTION) return refuse(FULL);
      sound.play('tap');
      // A recipe grows by one from place to place, so that is where the seeds begin.
      handle(put(items, { ingredient, seeds: items.length + 1 }));
    },
    setSeeds: (index, seeds) => handle(setSeeds(items, index, seeds)),
    move: (from, to) => handle(move(items, from, to)),
    remove: (index) => handle(remove(items, index)),
    clear: () => handle(EMPTIED),
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
      setChosen(null);
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
