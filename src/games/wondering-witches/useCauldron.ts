/** The half-built potion: the store keeps it as the game's draft, so that it survives a reload and no undo. */
import { useCallback, useMemo, useState } from 'react';
import { sound } from '../../components/sound';
import type { Playing } from '../../store/table';
import { placeInWords } from './brewWords';
import { type Cauldron, moved, seedsInWords } from './cauldron';
import { ingredientName } from './ingredients';
import { formatMove, parseMove } from './moves';
import { store } from './store';
import {
  type BrewMove,
  type BrewState,
  type BrewView,
  MAX_POTION,
  MAX_SEEDS,
  type PotionItem,
  type WitchConfig,
} from './types';

export type Game = Playing<WitchConfig, BrewMove, BrewState, BrewView>;

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
  const serial = game?.last.serial ?? 0;
  const [said, setSaid] = useState<{ text: string; serial: number; isFault: boolean } | null>(null);
  const say = (text: string, isFault = false) => setSaid({ text, serial, isFault });
  const latest = said?.serial === serial ? said : null;
  const refused = game?.last.kind === 'refused' && !latest ? (game.last.fault?.detail ?? null) : null;

  function refuse(text: string): void {
    sound.play('wrong');
    say(text, true);
  }

  function change(next: readonly PotionItem[], nextChosen: number | null, words: string): void {
    store.wake();
    store.setDraft(next.length === 0 ? '' : formatMove({ kind: 'potion', items: next }));
    setChosen(nextChosen);
    say(words);
  }

  return {
    items,
    chosen: chosen !== null && chosen < items.length ? chosen : null,
    said: latest?.text ?? null,
    fault: latest?.isFault ? latest.text : refused,
    choose(index) {
      setChosen(index);
    },
    put(ingredient) {
      const name = ingredientName(ingredient);
      if (items.length >= MAX_POTION) {
        return refuse(`The cauldron is full: ${MAX_POTION} ingredients are the most.`);
      }
      sound.play('tap');
      const next = [...items, { ingredient, seeds: null }];
      change(next, items.length, `${name} put in, ${placeInWords(items.length, next.length)}.`);
    },
    setSeeds(index, seeds) {
      const item = items[index];
      if (!item || item.seeds === seeds || (seeds !== null && (seeds < 1 || seeds > MAX_SEEDS))) return;
      change(items.with(index, { ...item, seeds }), index, `${seedsInWords({ ...item, seeds })}.`);
    },
    move(from, to) {
      const item = items[from];
      if (!item || from === to || to < 0 || to >= items.length) return;
      const words = `${ingredientName(item.ingredient)} moved, ${placeInWords(to, items.length)}.`;
      change(moved(items, from, to), to, words);
    },
    remove(index) {
      const item = items[index];
      if (!item) return;
      const next = items.toSpliced(index, 1);
      const chosenNext = next.length === 0 ? null : Math.min(index, next.length - 1);
      change(next, chosenNext, `${ingredientName(item.ingredient)} taken out, ${left(next.length)}.`);
    },
    clear: () => change([], null, 'The cauldron is empty.'),
    isLaid,
    arrived,
    fill(next, words) {
      change(next, null, words);
      setIsLaid(true);
    },
    test() {
      if (items.length === 0) return refuse('Put something into the cauldron first.');
      if (!store.play({ kind: 'potion', items }).ok) return;
      sound.play('turn');
      store.setDraft('');
      setChosen(null);
    },
  };
}

function left(count: number): string {
  return count === 0 ? 'nothing left in it' : `${count} left`;
}

function readDraft(draft: string, size: number): readonly PotionItem[] {
  const parsed = parseMove(draft);
  if (!parsed.ok || parsed.value.kind !== 'potion') return [];
  return parsed.value.items.filter(({ ingredient }) => ingredient < size);
}
