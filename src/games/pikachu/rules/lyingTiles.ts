/** Where the tiles lie that are left, all of them and those of each symbol, in row order, through a whole game. */
import type { Watcher } from './boardIndex';

/** Before the first and after the last cell of a symbol. */
const LOW = 0;
const HIGH = 0xffff;

interface Lists {
  /** Every tile, in row order. */
  readonly all: Uint16Array;
  /** By symbol, in row order: `LOW`, its cells, `HIGH`. */
  readonly cells: Uint16Array;
  /** For each cell its place in `cells`. */
  readonly places: Uint16Array;
  readonly counts: Uint8Array;
}

export class LyingTiles implements Watcher {
  /** So many tiles the commonest symbol had at the start. */
  readonly most: number;
  left: number;
  private readonly lists: Lists;

  private constructor(most: number, left: number, lists: Lists) {
    this.most = most;
    this.left = left;
    this.lists = lists;
  }

  static of(tiles: Uint16Array, highest: number): LyingTiles {
    const counts = new Uint8Array(highest + 1);
    for (const tile of tiles) if (tile !== 0) counts[tile] = (counts[tile] ?? 0) + 1;
    const most = Math.max(...counts);
    const all = new Uint16Array(tiles.length);
    const cells = new Uint16Array((highest + 1) * (most + 2)).fill(HIGH);
    const places = new Uint16Array(tiles.length);
    counts.fill(0);
    let left = 0;
    tiles.forEach((tile, cell) => {
      if (tile === 0) return;
      const first = tile * (most + 2);
      const count = (counts[tile] ?? 0) + 1;
      cells[first] = LOW;
      cells[first + count] = cell;
      places[cell] = first + count;
      counts[tile] = count;
      all[left++] = cell;
    });
    return new LyingTiles(most, left, { all, cells, places, counts });
  }

  copy(): LyingTiles {
    const { all, cells, places, counts } = this.lists;
    const lists = {
      all: all.slice(),
      cells: cells.slice(),
      places: places.slice(),
      counts: counts.slice(),
    };
    return new LyingTiles(this.most, this.left, lists);
  }

  /** Makes a copy what the lists are that it was made of. */
  refill({ left, lists }: LyingTiles): void {
    this.left = left;
    this.lists.all.set(lists.all);
    this.lists.cells.set(lists.cells);
    this.lists.places.set(lists.places);
    this.lists.counts.set(lists.counts);
  }

  tileAt(n: number): number {
    return this.lists.all[n] ?? 0;
  }

  /** 0 where the symbol has no more than so many tiles. */
  tileOf(symbol: number, n: number): number {
    const { cells, counts } = this.lists;
    return n < (counts[symbol] ?? 0) ? (cells[symbol * (this.most + 2) + 1 + n] ?? 0) : 0;
  }

  /** Before the tile leaves the board. */
  forget(cell: number, symbol: number): void {
    const { cells, places, counts } = this.lists;
    counts[symbol] = (counts[symbol] ?? 0) - 1;
    let place = places[cell] ?? 0;
    for (let next = LOW; next !== HIGH; place++) {
      next = cells[place + 1] ?? HIGH;
      cells[place] = next;
      if (next !== HIGH) places[next] = place;
    }
  }

  moved(from: number, to: number): void {
    const { cells, places } = this.lists;
    let place = places[from] ?? 0;
    for (let next = cells[place + 1] ?? HIGH; next < to; next = cells[place + 1] ?? HIGH) {
      cells[place] = next;
      places[next] = place++;
    }
    for (let before = cells[place - 1] ?? LOW; before > to; before = cells[place - 1] ?? LOW) {
      cells[place] = before;
      places[before] = place--;
    }
    cells[place] = to;
    places[to] = place;
  }

  emptied(cell: number): void {
    const { all } = this.lists;
    let held = all[--this.left] ?? 0;
    for (let n = this.left - 1; held !== cell && n >= 0; n--) {
      const own = all[n] ?? 0;
      all[n] = held;
      held = own;
    }
  }

  filled(cell: number): void {
    const { all } = this.lists;
    let n = this.left++;
    for (; n > 0 && (all[n - 1] ?? 0) > cell; n--) all[n] = all[n - 1] ?? 0;
    all[n] = cell;
  }
}
