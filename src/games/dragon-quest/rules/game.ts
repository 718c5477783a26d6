/** The fold itself: a first state from a deal, and the next state from a move. */

import type { Chance } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import type { Outcome } from '../../../core/rules';
import { DRAGON_QUEEN } from './cards';
import { parseDeal } from './dealText';
import { draftOf } from './draft';
import { refuse } from './faults';
import { earliestQueen, mostHearts } from './grade';
import { refusalOf } from './judge';
import { freshDungeon, perform } from './play';
import type { Config, DragonMove, DragonQuest, State } from './types';

export function start(config: Config, dealText: string): Result<State> {
  const piles = parseDeal(dealText);
  if (!piles.ok) return piles;
  const { dungeon, items, fate } = piles.value;
  if (dungeon.indexOf(DRAGON_QUEEN) < earliestQueen(config)) return refuse('QUEEN_TOO_EARLY');
  return ok({
    config,
    level: 1,
    order: dungeon,
    ...freshDungeon(),
    hearts: mostHearts(config),
    gems: 0,
    held: [],
    itemStock: items,
    fate,
    fateDrawn: 0,
    fateShuffles: 0,
    queenDefeated: false,
    revealed: 0,
    explored: 0,
    beaten: 0,
    gemsFound: 0,
    itemsFound: 0,
    damageTaken: 0,
  });
}

export function apply(state: State, move: DragonMove, chance: Chance): Result<Outcome<DragonQuest>> {
  const refusal = refusalOf(state, move);
  if (refusal) return refusal;
  const draft = draftOf(state);
  perform(draft, move, chance);
  return ok(draft);
}
