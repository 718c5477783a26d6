/** Fights and damage: from the drawn fate card to the last heart. */
import { type Chance, shuffled } from '../../../core/chance';
import { type Bonus, CRITICAL, DRAGON_QUEEN, FATES } from './cards';
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
  win,
} from './draft';
import { drawnFate, fateTotal, fewestGems, legalMoves } from './moves';

export function fateOrder(chance: Chance, shuffle: number): readonly number[] {
  return shuffled(FATES, chance('fate', shuffle));
}

export function fight(draft: Draft, cell: number, chance: Chance): void {
  drawFate(draft, cell, chance);
  awaitChoice(draft, cell, 0);
}

/** The card drawn before, if any, already counts as used: all five come back when the stock is empty. */
function drawFate(draft: Draft, cell: number, chance: Chance): void {
  const { state, events } = draft;
  if (state.fateDrawn === state.fate.length) {
    state.fate = fateOrder(chance, state.fateShuffles);
    state.fateShuffles += 1;
    state.fateDrawn = 0;
    events.push({ kind: 'fateReshuffled' });
  }
  state.fateDrawn += 1;
  state.revealed += 1;
  events.push({ kind: 'fate', fate: drawnFate(state), card: cardIn(draft, cell) });
}

function awaitChoice(draft: Draft, cell: number, wards: number): void {
  draft.state.moment = { kind: 'fate', cell, wards };
  if (!hasChoice(draft)) acceptFate(draft);
}

export function commandFate(draft: Draft, item: number, chance: Chance): void {
  if (draft.state.moment.kind !== 'fate') return;
  draft.events.push({ kind: 'commanded', item, fate: drawnFate(draft.state) });
  spendItem(draft, item);
  fight(draft, draft.state.moment.cell, chance);
}

/** A queen: one more on the fate card, or all damage cancelled. */
export function ward(draft: Draft, item: number): void {
  const { moment } = draft.state;
  spendItem(draft, item);
  if (moment.kind === 'fate') {
    draft.events.push({ kind: 'raised', item, total: fateTotal(draft.state) + 1 });
    awaitChoice(draft, moment.cell, moment.wards + 1);
  } else if (moment.kind === 'damage') {
    draft.events.push({ kind: 'warded', card: cardIn(draft, moment.cell), item });
    resolveCard(draft, moment.cell);
  }
}

export function acceptFate(draft: Draft): void {
  if (draft.state.moment.kind !== 'fate') return;
  const { cell } = draft.state.moment;
  const { effect } = cardFacing(draft, cell);
  if (effect.kind !== 'enemy') return;
  if (fateTotal(draft.state) >= effect.need) {
    defeat(draft, cell, effect.bonus);
    return;
  }
  draft.events.push({ kind: 'failed', card: cardIn(draft, cell), total: fateTotal(draft.state) });
  strike(draft, cell, effect.damage, false);
}

function defeat(draft: Draft, cell: number, bonus: Bonus): void {
  const card = cardIn(draft, cell);
  const critical = drawnFate(draft.state) === CRITICAL;
  draft.state.beaten += 1;
  draft.events.push({ kind: 'defeated', card, critical });
  if (card === DRAGON_QUEEN) defeatDragonQueen(draft);
  resolveCard(draft, cell);
  if (!critical) return;
  if (bonus.hearts > 0) heal(draft, bonus.hearts);
  if (bonus.gems > 0) gainGems(draft, bonus.gems);
  if (bonus.items > 0) findItems(draft, bonus.items);
  if (bonus.wins) win(draft, 'critical');
}

function defeatDragonQueen(draft: Draft): void {
  draft.state.queenDefeated = true;
}

export function strike(draft: Draft, cell: number, amount: number, hidden: boolean): void {
  draft.state.moment = { kind: 'damage', cell, amount, hidden };
  if (!hasChoice(draft)) suffer(draft, fewestGems(draft.state));
}

export function suffer(draft: Draft, gems: number): void {
  const { state, events } = draft;
  if (state.moment.kind !== 'damage') return;
  const { cell, amount } = state.moment;
  const card = cardIn(draft, cell);
  const hearts = Math.min(state.hearts, amount - gems);
  state.gems -= gems;
  state.hearts -= hearts;
  state.damageTaken += hearts;
  events.push({ kind: 'damage', card, gems, hearts });
  resolveCard(draft, cell);
  if (state.hearts === 0) lose(draft, card);
}

function hasChoice(draft: Draft): boolean {
  return legalMoves(draft.state).length > 1;
}
