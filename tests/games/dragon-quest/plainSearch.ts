/** What the plain game says of winning: every option is tried, by nothing of ours. */
import { PlainDragonQuest } from './plainVersion';

/** Plays on by itself, whatever is done with the other. */
export function copyOf(game: PlainDragonQuest): PlainDragonQuest {
  const { held, itemStock, fateStock, fateUsed, deck, pending } = game;
  const slots = game.slots.map((slot) => ({ ...slot }));
  const own = <Slot>(slot: Slot) => slots.find((_, index) => game.slots[index] === slot) ?? null;
  return Object.assign(Object.create(PlainDragonQuest.prototype), game, {
    held: [...held],
    itemStock: [...itemStock],
    fateStock: [...fateStock],
    fateUsed: [...fateUsed],
    deck: [...deck],
    slots,
    // Private to TypeScript alone.
    // biome-ignore lint/complexity/useLiteralKeys: see above
    grid: game['grid'].map((row) => row.map(own)),
    pending: pending && { ...pending, slot: own(pending.slot) },
  });
}

/** Null: so many options were tried, and not all. */
export function canBeWon(game: PlainDragonQuest, most: number): boolean | null {
  const seen = new Set<string>();
  const waiting = [game];
  for (let tried = 0, at = waiting.pop(); at; at = waiting.pop()) {
    for (const option of at.options()) {
      if (tried++ === most) return null;
      const after = copyOf(at);
      after.play(option);
      if (after.result === 'won') return true;
      const name = JSON.stringify({ ...after, grid: null });
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(after);
    }
  }
  return false;
}
