/**
 * Dragon Quest Solitaire a second time, straight from the seed and the spec: mutable piles, cards as text, a grid of
 * slots. It imports nothing of ours. The bench races it, the tests compare both move by move.
 */
export interface Shuffles {
  /** The fate deck after its nth reshuffle, top first. */
  fate(n: number): number[];
  /** The dungeon deck of a level, the entrance first. */
  dungeon(level: number): string[];
}

export interface PlainDeal {
  readonly dungeon: readonly string[];
  readonly items: readonly string[];
  readonly fate: readonly number[];
}

export type PlainMove =
  | { type: 'explore' | 'resolve'; x: number; y: number }
  | { type: 'trade'; x: number; y: number; want: string }
  | { type: 'open'; item: string; x: number; y: number }
  | { type: 'ward' | 'command'; item: string }
  | { type: 'accept' }
  | { type: 'suffer'; gems: number };

interface Slot {
  card: string;
  x: number;
  y: number;
  resolved: boolean;
}

type Pending =
  | { type: 'fate'; slot: Slot; card: number; wards: number }
  | { type: 'damage'; slot: Slot; amount: number; hidden: boolean };

interface Foe {
  need: number;
  damage: number;
}

const FOES: Record<string, Foe> = {
  '10S': { need: 7, damage: 1 },
  JS: { need: 8, damage: 1 },
  QS: { need: 9, damage: 3 },
  KS: { need: 9, damage: 2 },
  '10C': { need: 7, damage: 1 },
  JC: { need: 8, damage: 1 },
  QC: { need: 10, damage: 1 },
  KC: { need: 9, damage: 3 },
};
const VISIBLE_PITS: Record<string, number> = { '3S': 1, '2C': 2, '3C': 3 };
const PAIRS: Record<string, string> = {
  '4S': '4C',
  '5S': '5C',
  '6S': '6C',
  '4C': '4S',
  '5C': '5S',
  '6C': '6S',
};
const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;
const MIDDLE_X = 6;
const MIDDLE_Y = 4;

export class PlainDragonQuest {
  level = 1;
  health = 5;
  gems = 0;
  held: string[] = [];
  itemStock: string[];
  fateStock: number[];
  fateUsed: number[] = [];
  fateReshuffles = 0;
  queenDefeated = false;
  deck: string[];
  slots: Slot[] = [];
  pending: Pending | null = null;
  result: 'won' | 'lost' | null = null;
  private grid: (Slot | null)[][] = [];
  private readonly narrow: boolean;
  private readonly shuffles: Shuffles;

  constructor(narrow: boolean, deal: PlainDeal, shuffles: Shuffles) {
    this.narrow = narrow;
    this.shuffles = shuffles;
    this.itemStock = [...deal.items];
    this.fateStock = [...deal.fate];
    this.deck = [];
    this.layEntrance([...deal.dungeon]);
  }

  private layEntrance(deck: string[]): void {
    this.grid = Array.from({ length: 9 }, () => Array.from({ length: 13 }, () => null));
    this.slots = [];
    this.deck = deck;
    this.lay(0, 0).resolved = true;
  }

  private lay(x: number, y: number): Slot {
    const slot: Slot = { card: this.deck.shift() ?? '', x, y, resolved: false };
    this.grid[y + MIDDLE_Y]![x + MIDDLE_X] = slot;
    this.slots.push(slot);
    return slot;
  }

  private at(x: number, y: number): Slot | null {
    return this.grid[y + MIDDLE_Y]?.[x + MIDDLE_X] ?? null;
  }

  private find(card: string): Slot | undefined {
    return this.slots.find((slot) => slot.card === card);
  }

  private canExplore(x: number, y: number): boolean {
    if (this.at(x, y)) return false;
    let resolved = 0;
    let touching = 0;
    for (const [dx, dy] of SIDES) {
      const slot = this.at(x + dx, y + dy);
      if (!slot) continue;
      touching++;
      if (slot.resolved) resolved++;
    }
    return resolved === 1 && (!this.narrow || touching === 1);
  }

  explorable(): { x: number; y: number }[] {
    if (this.deck.length === 0) return [];
    let left = 0;
    let right = 0;
    let top = 0;
    let bottom = 0;
    for (const { x, y } of this.slots) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const cells: { x: number; y: number }[] = [];
    for (let y = Math.max(top - 1, bottom - 4); y <= Math.min(bottom + 1, top + 4); y++) {
      for (let x = Math.max(left - 1, right - 6); x <= Math.min(right + 1, left + 6); x++) {
        if (this.canExplore(x, y)) cells.push({ x, y });
      }
    }
    return cells;
  }

  private holding(letter: string): string[] {
    return this.held.filter((item) => item[0] === letter || item === 'X');
  }

  private jackTargets(): Slot[] {
    return this.slots.filter((slot) => !slot.resolved && slot.card !== 'QS' && slot.card !== 'AS');
  }

  options(): PlainMove[] {
    if (this.result) return [];
    if (this.pending?.type === 'fate') return this.fateOptions(this.pending.slot, this.pending.card);
    if (this.pending?.type === 'damage') return this.damageOptions(this.pending.slot, this.pending.amount);
    const moves: PlainMove[] = [];
    for (const { x, y } of this.explorable()) moves.push({ type: 'explore', x, y });
    for (const slot of this.slots) if (!slot.resolved) this.addResolving(moves, slot);
    for (const item of this.holding('J')) {
      for (const { x, y } of this.jackTargets()) moves.push({ type: 'open', item, x, y });
    }
    return moves;
  }

  private addResolving(moves: PlainMove[], { card, x, y }: Slot): void {
    if (card === 'AC' || card === 'X') {
      if (card === 'AC' && this.gems === 0) return;
      for (const want of [...this.itemStock, 'exit']) moves.push({ type: 'trade', x, y, want });
    } else if (!PAIRS[card] || this.find(PAIRS[card])) {
      moves.push({ type: 'resolve', x, y });
    }
  }

  private fateOptions(slot: Slot, card: number): PlainMove[] {
    const total = card + (this.pending?.type === 'fate' ? this.pending.wards : 0);
    const moves: PlainMove[] = [{ type: 'accept' }];
    if (total < FOES[slot.card]!.need) {
      for (const item of this.holding('Q')) moves.push({ type: 'ward', item });
    }
    if (card !== 10) for (const item of this.holding('K')) moves.push({ type: 'command', item });
    return moves;
  }

  private damageOptions({ card, x, y }: Slot, amount: number): PlainMove[] {
    const moves: PlainMove[] = [];
    const most = Math.min(this.gems, amount);
    for (let gems = card === '2S' ? most : 0; gems <= most; gems++) moves.push({ type: 'suffer', gems });
    for (const item of this.holding('Q')) moves.push({ type: 'ward', item });
    if (card === '2S') for (const item of this.holding('J')) moves.push({ type: 'open', item, x, y });
    return moves;
  }

  play(move: PlainMove): void {
    switch (move.type) {
      case 'explore':
        this.turnUp(move.x, move.y);
        break;
      case 'resolve':
        this.resolve(this.at(move.x, move.y)!);
        break;
      case 'trade':
        this.trade(this.at(move.x, move.y)!, move.want);
        break;
      case 'open':
        this.spend(move.item);
        this.pending = null;
        this.at(move.x, move.y)!.resolved = true;
        break;
      case 'ward':
        this.ward(move.item);
        break;
      case 'command':
        this.spend(move.item);
        this.drawFate((this.pending as Pending).slot);
        break;
      case 'accept':
        this.acceptFate();
        break;
      case 'suffer':
        this.suffer(move.gems);
        break;
    }
  }

  private turnUp(x: number, y: number): void {
    const slot = this.lay(x, y);
    if (slot.card === '2S') this.hurt(slot, 2, true);
  }

  private resolve(slot: Slot): void {
    const { card } = slot;
    if (FOES[card]) {
      this.drawFate(slot);
      return;
    }
    if (VISIBLE_PITS[card]) {
      this.hurt(slot, VISIBLE_PITS[card], false);
      return;
    }
    slot.resolved = true;
    if (PAIRS[card]) this.find(PAIRS[card])!.resolved = true;
    else if (card === 'AS') this.exit();
    else if (card.startsWith('7')) this.gainGems(1);
    else if (card.startsWith('8')) this.health = Math.min(5, this.health + 2);
    else if (card.startsWith('9')) this.gainItem();
  }

  private exit(): void {
    if (this.queenDefeated) {
      this.result = 'won';
      return;
    }
    this.level++;
    this.layEntrance(this.shuffles.dungeon(this.level));
  }

  private trade(slot: Slot, want: string): void {
    if (slot.card === 'AC') this.gems--;
    slot.resolved = true;
    if (want === 'exit') {
      this.exit();
    } else {
      this.itemStock = this.itemStock.filter((item) => item !== want);
      this.held.push(want);
    }
  }

  private gainGems(count: number): void {
    this.gems = Math.min(10, this.gems + count);
  }

  private gainItem(): void {
    const item = this.itemStock.shift();
    if (item) this.held.push(item);
  }

  private spend(item: string): void {
    this.held.splice(this.held.indexOf(item), 1);
    this.itemStock.push(item);
  }

  private ward(item: string): void {
    const pending = this.pending as Pending;
    this.spend(item);
    if (pending.type === 'fate') {
      pending.wards++;
      if (this.options().length === 1) this.acceptFate();
    } else {
      pending.slot.resolved = true;
      this.pending = null;
    }
  }

  private drawFate(slot: Slot): void {
    if (this.fateStock.length === 0) {
      this.fateStock = this.shuffles.fate(this.fateReshuffles++);
      this.fateUsed = [];
    }
    const card = this.fateStock.shift()!;
    this.fateUsed.push(card);
    this.pending = { type: 'fate', slot, card, wards: 0 };
    if (this.options().length === 1) this.acceptFate();
  }

  private acceptFate(): void {
    const { slot, card, wards } = this.pending as Extract<Pending, { type: 'fate' }>;
    const foe = FOES[slot.card]!;
    this.pending = null;
    if (card + wards < foe.need) {
      this.hurt(slot, foe.damage, false);
      return;
    }
    slot.resolved = true;
    if (slot.card === 'QS') this.queenDefeated = true;
    if (card === 10) this.critical(slot.card);
  }

  private critical(card: string): void {
    if (card.startsWith('10')) this.health = Math.min(5, this.health + 1);
    if (card[0] === 'J') this.gainGems(1);
    if (card === 'QS') this.result = 'won';
    if (card === 'KS') this.gainItem();
    if (card === 'QC') this.gainGems(3);
    if (card !== 'KC') return;
    this.gainGems(1);
    this.gainItem();
    this.health = Math.min(5, this.health + 1);
  }

  private hurt(slot: Slot, amount: number, hidden: boolean): void {
    this.pending = { type: 'damage', slot, amount, hidden };
    if (this.options().length === 1) this.suffer(hidden ? Math.min(this.gems, amount) : 0);
  }

  private suffer(gems: number): void {
    const { slot, amount } = this.pending as Extract<Pending, { type: 'damage' }>;
    this.gems -= gems;
    this.health = Math.max(0, this.health - (amount - gems));
    slot.resolved = true;
    this.pending = null;
    if (this.health === 0) this.result = 'lost';
  }
}
