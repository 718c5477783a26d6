/**
 * The one careful player by whom deals are rated. It looks only at what is shown; where two moves are as good, chance
 * decides. Its ways are a promise: they are frozen with the generator that rates by them (`dealVersion` 2).
 *
 * On its turn, the first of these that it can do:
 * 1. The Queen defeated: leave, by an Exit or a trader.
 * 2. A gem; an open passage; a chest; healing, if two hearts are missing; an item of the Wizard; one of the Merchant's
 *    with two gems. It likes the joker best, then queens, kings, jacks.
 * 3. An enemy that half of the fate cards left defeat, the Queen first; none that could kill it while it has no ward.
 * 4. The Queen met and missed on this level: leave, by the Exit, the Wizard, the Merchant.
 * 5. Explore the cell that leaves most cells to explore once its card is resolved.
 * 6. The cheapest way on. Healing and the Merchant's item cost nothing, in this order; an enemy its damage by how
 *    likely that is; a pit its damage; an Exit 1.2, and a gem more at the Merchant's; a jack past any card 1.1.
 *
 * Fate fails against the Queen or against damage of two or more: a ward, if one more is enough; else a king, if half
 * of the fate cards left are enough. Damage: gems before hearts; where two hearts would go, or the last, a jack past a
 * hidden pit, else a ward. The joker serves only where nothing else can.
 */

import { pick, type Rng } from '../../../../core/chance';
import { unreachable } from '../../../../core/result';
import { canPlayAs, DRAGON_QUEEN, type Effect, effectOf, type Power, RED_JOKER } from '../cards';
import { explorableCells, withCell } from '../field';
import { mostHearts } from '../grade';
import type { DragonMove } from '../types';
import { failing, type Table } from './table';

type MoveOf<K extends DragonMove['kind']> = Extract<DragonMove, { readonly kind: K }>;
type Enemy = Extract<Effect, { readonly kind: 'enemy' }>;

/** The six rules, each dearer than anything within the one before. What comes within a rule is told by cost. */
const RULE = { win: 0, gift: 1e3, fight: 2e3, leave: 3e3, explore: 4e3, way: 5e3 } as const;
const EXIT_COSTS = 1.2;
const JACK_COSTS = 1.1;
const GEM_COSTS = 1;

/** Null: nothing can be done. */
export function describedMove(table: Table, rng: Rng): DragonMove | null {
  switch (table.moment.kind) {
    case 'turn':
      return onTurn(table, rng);
    case 'fate':
      return underFate(table, table.cardIn(table.moment.cell));
    case 'damage':
      return underDamage(table, table.moment.amount);
    case 'won':
    case 'lost':
      return null;
    default:
      return unreachable(table.moment);
  }
}

function onTurn(table: Table, rng: Rng): DragonMove | null {
  const explorations = table.moves.filter((move) => move.kind === 'explore');
  const others = table.moves.filter((move) => move.kind !== 'explore');
  const [least, best] = cheapest(others, (move) => costOf(table, move));
  if (explorations.length === 0) return best.length > 0 ? pick(best, rng) : null;
  if (least < RULE.explore) return pick(best, rng);
  const [, roomiest] = cheapest(explorations, ({ cell }) => -roomAfter(table, cell));
  return pick(roomiest, rng);
}

function cheapest<M>(moves: readonly M[], costOf: (move: M) => number): readonly [number, readonly M[]] {
  let least = Number.POSITIVE_INFINITY;
  let best: M[] = [];
  for (const move of moves) {
    const cost = costOf(move);
    if (cost > least) continue;
    if (cost < least) best = [];
    least = cost;
    best.push(move);
  }
  return [least, best];
}

function costOf(table: Table, move: DragonMove): number {
  switch (move.kind) {
    case 'resolve':
      return costOfResolving(table, table.cardIn(move.cell));
    case 'trade':
      return costOfTrade(table, move);
    case 'open':
      return RULE.way + JACK_COSTS + (move.item === RED_JOKER ? 0.01 : 0);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function costOfResolving(table: Table, card: number): number {
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'exit':
      return costOfLeaving(table, 0, 0);
    case 'gem':
      return RULE.gift;
    case 'passage':
      return RULE.gift + 1;
    case 'chest':
      return RULE.gift + 2;
    case 'healing':
      return mostHearts(table.config) - table.hearts >= 2 ? RULE.gift + 3 : RULE.way;
    case 'enemy':
      return costOfFight(table, effect, card === DRAGON_QUEEN);
    case 'pit':
      return RULE.way + effect.damage;
    case 'trader':
      return Number.POSITIVE_INFINITY;
    default:
      return unreachable(effect);
  }
}

function costOfLeaving({ queenDefeated, queenMissed }: Table, choice: number, price: number): number {
  if (queenDefeated) return RULE.win;
  return queenMissed ? RULE.leave + choice : RULE.way + EXIT_COSTS + price;
}

function costOfFight(table: Table, { need, damage }: Enemy, isQueen: boolean): number {
  const failure = failing(table, need);
  if (failure <= 0.5 && !(failure > 0 && couldKill(table, damage))) return RULE.fight + (isQueen ? 0 : 1);
  return RULE.way + failure * damage;
}

function couldKill(table: Table, damage: number): boolean {
  return damage >= table.hearts + table.gems && itemFor(table, 'queen') === null;
}

function costOfTrade(table: Table, { cell, want }: MoveOf<'trade'>): number {
  const effect = effectOf(table.cardIn(cell));
  const isFree = effect.kind === 'trader' && effect.price === 0;
  if (want === 'exit') return costOfLeaving(table, isFree ? 1 : 2, isFree ? 0 : GEM_COSTS);
  const dislike = dislikeOf(want) / 10;
  if (isFree) return RULE.gift + 4 + dislike;
  return table.gems >= 2 ? RULE.gift + 5 + dislike : RULE.way + 0.01 + dislike / 10;
}

function dislikeOf(item: number): number {
  if (item === RED_JOKER) return 0;
  if (canPlayAs(item, 'queen')) return 1;
  return canPlayAs(item, 'king') ? 2 : 3;
}

function roomAfter({ taken, resolved, config }: Table, cell: number): number {
  return explorableCells(withCell(taken, cell), withCell(resolved, cell), config.halls === 'narrow').length;
}

function underFate(table: Table, card: number): DragonMove {
  const effect = effectOf(card);
  const isGrave = effect.kind === 'enemy' && (card === DRAGON_QUEEN || effect.damage >= 2);
  if (!isGrave || table.lacking <= 0) return { kind: 'accept' };
  const ward = itemFor(table, 'queen');
  if (table.lacking === 1 && ward !== null) return { kind: 'ward', item: ward };
  const king = itemFor(table, 'king');
  if (king !== null && failing(table, effect.need) <= 0.5) return { kind: 'command', item: king };
  return { kind: 'accept' };
}

function underDamage(table: Table, amount: number): DragonMove {
  const gems = Math.min(table.gems, amount);
  const loss = amount - gems;
  if (loss < 2 && loss < table.hearts) return { kind: 'suffer', gems };
  const [, [saving]] = cheapest(table.moves, savingCost);
  return saving && savingCost(saving) < Number.POSITIVE_INFINITY ? saving : { kind: 'suffer', gems };
}

/** Queens are worth more than jacks, the joker more than both. */
function savingCost(move: DragonMove): number {
  if (move.kind !== 'open' && move.kind !== 'ward') return Number.POSITIVE_INFINITY;
  return 3 - dislikeOf(move.item);
}

function itemFor({ held }: Table, power: Power): number | null {
  return (
    held.find((item) => item !== RED_JOKER && canPlayAs(item, power)) ??
    held.find((item) => item === RED_JOKER) ??
    null
  );
}
