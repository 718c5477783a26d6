/** The half-built potion: the store keeps it as the game's draft, so that it survives a reload and no undo. */
import { useCallback, useMemo, useState } from 'react';
import { sound } from '../../../../components/sound';
import type { Playing } from '../../../../store/session/sessionState';
import { formatMove, parseMove } from '../../brew/rules/moves';
import { store } from '../../brew/screen/store';
import { type Cauldron, EMPTIED, FULL, type Handling, move, put, remove, setSeeds } from '../cauldron';
import {
  type BrewMove,
  type BrewState,
  type BrewView,
  MAX_POTION,
  type PotionItem,
  type WitchConfig,
} from '../types';

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

  function handle(handling: Handling | null): void {
    if (!handling) return;
    store.wake();
    store.setDraft(draftOf(handling.items));
    setChosen(handling.chosen);
    say(handling.words);
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
      if (items.length >= MAX_POTION) return refuse(FULL);
      sound.play('tap');
      handle(put(items, { ingredient, seeds: null }));
    },
    setSeeds: (index, seeds) => handle(setSeeds(items, index, seeds)),
    move: (from, to) => handle(move(items, from, to)),
    remove: (index) => handle(remove(items, index)),
    clear: () => handle(EMPTIED),
    isLaid,
    arrived,
    fill(next, words) {
      handle({ items: next, chosen: null, words });
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

function draftOf(items: readonly PotionItem[]): string {
  return items.length === 0 ? '' : formatMove({ kind: 'potion', items });
}

function readDraft(draft: string, size: number): readonly PotionItem[] {
  const parsed = parseMove(draft);
  if (!parsed.ok || parsed.value.kind !== 'potion') return [];
  return parsed.value.items.filter(({ ingredient }) => ingredient < size);
}
