/** What moves do. Every move here has been judged legal before. */

import { type Chance, type Rng, shuffled } from '../../../core/chance';
import { unreachable } from '../../../core/result';
import { DRAGON_QUEEN, DUNGEON_SIZE, EXIT, effectOf, HEALING } from './cards';
import {
  cardFacing,
  cardIn,
  type Draft,
  findItems,
  gainGems,
  heal,
  lose,
  resolveCard,
  spendItem,
  TURN,
  takeItem,
  win,
} from './draft';
import { ENTRANCE_CELL, ENTRANCE_ONLY, withCell } from './field';
import { acceptFate, commandFate, fight, strike, suffer, ward } from './fight';
import { earliestQueen } from './grade';
import { cardAt, legalMoves, placeOf } from './moves';
import type { DragonMove, State } from './types';

export function perform(draft: Draft, move: DragonMove, chance: Chance): void {
  switch (move.kind) {
    case 'explore':
      explore(draft, move.cell);
      break;
    case 'resolve':
      resolve(draft, move.cell, chance);
      break;
    case 'trade':
      trade(draft, move.cell, move.want, chance);
      break;
    case 'open':
      open(draft, move.item, move.cell);
      break;
    case 'ward':
      ward(draft, move.item);
      break;
    case 'command':
      commandFate(draft, move.item, chance);
      break;
    case 'accept':
      acceptFate(draft);
      break;
    case 'suffer':
      suffer(draft, move.gems);
      break;
    case 'giveUp':
      lose(draft, isTrapped(draft.state) ? 'trapped' : 'gaveUp');
      break;
    default:
      unreachable(move);
  }
}

export function isTrapped(state: State): boolean {
  return state.moment.kind === 'turn' && legalMoves(state).length === 0;
}

function explore(draft: Draft, cell: number): void {
  const { state, events } = draft;
  const place = state.laid.length;
  const card = cardAt(state, place);
  state.laid = [...state.laid, cell];
  state.faceUp = [...state.faceUp, place];
  state.taken = withCell(state.taken, cell);
  state.explored += 1;
  state.revealed += 1;
  events.push({ kind: 'explored', cell, card });
  const effect = effectOf(card);
  if (effect.kind === 'pit' && effect.hidden) strike(draft, cell, effect.damage, true);
}

function resolve(draft: Draft, cell: number, chance: Chance): void {
  const effect = cardFacing(draft, cell).effect;
  switch (effect.kind) {
    case 'exit':
      resolveCard(draft, cell);
      leave(draft, chance);
      break;
    case 'enemy':
      fight(draft, cell, chance);
      break;
    case 'pit':
      enter(draft, cell, effect.damage, effect.hidden);
      break;
    case 'passage':
      openPassage(draft, cell, effect.pair);
      break;
    case 'gem':
      resolveCard(draft, cell);
      gainGems(draft, 1);
      break;
    case 'healing':
      resolveCard(draft, cell);
      heal(draft, HEALING);
      break;
    case 'chest':
      resolveCard(draft, cell);
      findItems(draft, 1);
      break;
    case 'trader':
      throw new Error('A trader is resolved by trading');
    default:
      unreachable(effect);
  }
}

/** Where nothing is to be chosen, the damage tells it all. */
function enter(draft: Draft, cell: number, amount: number, hidden: boolean): void {
  strike(draft, cell, amount, hidden);
  if (draft.state.moment.kind === 'damage')
    draft.events.push({ kind: 'entered', cell, card: cardIn(draft, cell), amount });
}

/** The other end may lie resolved already: as the entrance, or opened by a jack. */
function openPassage(draft: Draft, cell: number, pair: number): void {
  const { state, events } = draft;
  const other = state.order.indexOf(pair);
  events.push({ kind: 'passage', card: cardIn(draft, cell), pair });
  resolveCard(draft, cell);
  if (state.faceUp.includes(other)) resolveCard(draft, state.laid[other] ?? 0);
}

function trade(draft: Draft, cell: number, want: number | 'exit', chance: Chance): void {
  const effect = cardFacing(draft, cell).effect;
  const price = effect.kind === 'trader' ? effect.price : 0;
  draft.state.gems -= price;
  draft.events.push({ kind: 'bought', card: cardIn(draft, cell), price, want });
  resolveCard(draft, cell);
  if (want === 'exit') leave(draft, chance);
  else takeItem(draft, want);
}

function open(draft: Draft, item: number, cell: number): void {
  spendItem(draft, item);
  draft.events.push({ kind: 'opened', item, card: cardAt(draft.state, placeOf(draft.state, cell)) });
  resolveCard(draft, cell);
}

function leave(draft: Draft, chance: Chance): void {
  if (draft.state.queenDefeated) win(draft, 'exit');
  else resetDungeon(draft, chance);
}

function resetDungeon(draft: Draft, chance: Chance): void {
  const { state, events } = draft;
  state.level += 1;
  state.revealed += 1;
  state.order = dungeonOrder(chance('dungeon', state.level), earliestQueen(state.config));
  events.push({ kind: 'newLevel', level: state.level });
  Object.assign(state, freshDungeon());
}

type FreshDungeon = Pick<State, 'laid' | 'faceUp' | 'taken' | 'resolved' | 'moment'>;

/** The entrance lies alone, resolved. */
export function freshDungeon(): FreshDungeon {
  return { laid: [ENTRANCE_CELL], faceUp: [], taken: ENTRANCE_ONLY, resolved: ENTRANCE_ONLY, moment: TURN };
}

export function canBeEntrance(card: number): boolean {
  return card !== EXIT && card !== DRAGON_QUEEN;
}

const CARDS = Array.from({ length: DUNGEON_SIZE }, (_, card) => card);
const ENTRANCES = CARDS.filter(canBeEntrance);

/**
 * Drawing an entrance, putting Exit or Dragon Queen back and drawing again comes to this: any other card first,
 * and the rest in any order.
 */
export function dungeonOrder(rng: Rng, queenFrom: number): readonly number[] {
  const entrance = ENTRANCES[rng.below(ENTRANCES.length)] ?? 0;
  const others = shuffled(
    CARDS.filter((card) => card !== entrance),
    rng,
  );
  return [entrance, ...(queenFrom > 1 ? withQueenFrom(queenFrom, others, rng) : others)];
}

/** Every place that is left to her is equally likely, as if the cards were shuffled until she lay in one. */
function withQueenFrom(earliest: number, cards: readonly number[], rng: Rng): readonly number[] {
  const others = cards.filter((card) => card !== DRAGON_QUEEN);
  return others.toSpliced(earliest - 1 + rng.below(cards.length - earliest + 1), 0, DRAGON_QUEEN);
}
