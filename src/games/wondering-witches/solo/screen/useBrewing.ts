/** The cauldron of Solo: the plants of one garden, or a free potion. Kept as the game's draft, like Brew's. */
import { useCallback, useMemo, useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import { unreachable } from '../../../../core/result';
import { type Cauldron, EMPTIED } from '../../recipe/screen/cauldron';
import { useHandling } from '../../recipe/screen/useHandling';
import type { ScreenNews } from '../../recipe/screen/useScreenNews';
import type { PotionItem } from '../../recipe/types';
import { NOTHING_IN_IT, seedsInWords } from '../../recipe/words/cauldron';
import { checkBrew, itemsOf } from '../rules/brewing';
import { bedsAt, bedsIn, gardenAt, has } from '../rules/field';
import { formatSoloMove, parseSoloMove } from '../rules/moves';
import type { Bed, SoloMove, SoloView, Source } from '../rules/types';
import { sourceInWords } from '../words/soloSentences';
import { type Game, store } from './game';

/** all: anything; one: it may differ from the garden in one thing; single: one plant; order: only that is free. */
type Freedom = 'all' | 'one' | 'single' | 'order';

export interface Brewing extends Cauldron {
  /** Null: the cauldron stands empty. */
  readonly source: Source | null;
  readonly freedom: Freedom;
  readonly open: (source: Source, items?: readonly PotionItem[]) => void;
  readonly putAway: () => void;
  /** Minimalist: this plant and no other. */
  readonly only: (item: PotionItem) => void;
}

interface Pot {
  readonly source: Source;
  readonly items: readonly PotionItem[];
}

export function useBrewing(game: Game | null, news: ScreenNews): Brewing {
  const view = game?.view ?? null;
  const draft = game?.draft ?? '';
  const pot = useMemo(() => (view ? readPot(view, draft) : null), [view, draft]);
  const items = pot?.items ?? NOTHING;
  const source = pot?.source ?? null;
  const freedom = view && source ? freedomOf(view, source) : 'order';
  const [isLaid, setIsLaid] = useState(false);
  const arrived = useCallback(() => setIsLaid(false), []);
  const { text, fault, say, refuse } = news;
  const { hands, handle, letGo } = useHandling({ items, keep, say, refuse });

  function keep(next: readonly PotionItem[]): void {
    if (!source) return;
    store.wake();
    store.setDraft(draftOf(source, next));
  }

  return {
    ...hands,
    source,
    freedom,
    said: text,
    fault,
    open(from, given) {
      if (!view) return;
      const next = given ?? firstItems(view, from);
      store.wake();
      store.setDraft(draftOf(from, next));
      letGo();
      setIsLaid(next.length > 0);
      say(`In the cauldron, from ${sourceInWords(from)}.`);
    },
    putAway() {
      store.setDraft('');
      letGo();
      say(EMPTIED.words);
    },
    only(item) {
      handle({ items: [item], chosen: 0, words: `${seedsInWords(item)}, and nothing else.` });
    },
    put(ingredient) {
      if (hands.put(ingredient)) sound.play('tap');
    },
    // A plant on the board has the seeds it has: there is no "exactly right" here.
    setSeeds: (index, seeds) => seeds !== null && hands.setSeeds(index, seeds),
    isLaid,
    arrived,
    test() {
      if (!source) return;
      if (items.length === 0) return refuse(NOTHING_IN_IT);
      if (!store.play(moveOf(source, items)).ok) return sound.play('wrong');
      sound.play('turn');
      store.setDraft('');
      letGo();
    },
  };
}

const NOTHING: readonly PotionItem[] = [];

function freedomOf(view: SoloView, { from }: Source): Freedom {
  if (from === 'guess' || from === 'lastDitch') return 'all';
  if (has(view, 'Genius')) return 'one';
  return has(view, 'Minimalist') ? 'single' : 'order';
}

export function plantsFor(view: SoloView, source: Source): readonly Bed[] {
  if (source.from === 'cell') return bedsAt(view, source.cell);
  const garden = source.from === 'garden' ? view.gardens[source.garden] : undefined;
  return garden ? bedsIn(view, garden) : [];
}

function firstItems(view: SoloView, source: Source): PotionItem[] {
  const items = itemsOf(plantsFor(view, source));
  return has(view, 'Minimalist') ? items.slice(0, 1) : items;
}

function moveOf(source: Source, items: readonly PotionItem[]): SoloMove {
  switch (source.from) {
    case 'garden':
      return { kind: 'brew', garden: source.garden, items };
    case 'cell':
      return { kind: 'taste', cell: source.cell, items };
    case 'guess':
      return { kind: 'guess', items };
    case 'lastDitch':
      return { kind: 'potion', items };
    default:
      return unreachable(source);
  }
}

/** An empty potion is no move, but a free test may begin with one. */
function draftOf(source: Source, items: readonly PotionItem[]): string {
  if (items.length > 0) return formatSoloMove(moveOf(source, items));
  return source.from === 'guess' ? 'guess' : '';
}

/** What the draft says, as long as the garden still stands as it says. */
function readPot(view: SoloView, draft: string): Pot | null {
  const parsed = parseSoloMove(draft);
  const move = parsed.ok ? parsed.value : null;
  if (view.phase === 'lastDitch') {
    const items = move?.kind === 'potion' ? knownItems(view, move.items) : NOTHING;
    return { source: { from: 'lastDitch' }, items };
  }
  if (view.phase !== 'playing') return null;
  if (draft === 'guess' || move?.kind === 'guess') {
    if (view.guesses.length === 0) return null;
    const items = move?.kind === 'guess' ? knownItems(view, move.items) : NOTHING;
    return { source: { from: 'guess' }, items };
  }
  if (move?.kind === 'brew') return fittingPot(view, { from: 'garden', garden: move.garden }, move.items);
  if (move?.kind === 'taste') return fittingPot(view, { from: 'cell', cell: move.cell }, move.items);
  return null;
}

function knownItems({ config }: SoloView, items: readonly PotionItem[]): readonly PotionItem[] {
  return items.filter(({ ingredient, seeds }) => ingredient < config.ingredients && seeds !== null);
}

function fittingPot(view: SoloView, source: Source, items: readonly PotionItem[]): Pot | null {
  const garden =
    source.from === 'garden'
      ? view.gardens[source.garden]
      : source.from === 'cell'
        ? gardenAt(view, source.cell)
        : null;
  const beds = plantsFor(view, source);
  if (!garden || garden.isUsed || beds.length === 0) return null;
  const fits = has(view, 'Genius') || checkBrew(view, beds, items).ok;
  return fits ? { source, items: knownItems(view, items) } : null;
}
