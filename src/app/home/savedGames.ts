/** What is saved of each game, read without its rules: for the home page and the backup. Changes nothing. */
import { useEffect, useState } from 'react';
import { readJson } from '../../core/text';
import { readCopy, readLatestSave } from '../../store/saving/latestSave';
import { begunSlot, readShelf, type Shelf, type Summary } from '../../store/saving/savedGames';
import { MAX_SAVE, type Save } from '../../store/saving/saveText';

/** The shelves of these games: at once from the page's own copies, then as the database has them. */
export function useShelves(games: readonly string[]): ReadonlyMap<string, Shelf> {
  const [shelves, setShelves] = useState(() => toShelves(games.map((game) => [game, readCopy(game)])));
  const wanted = games.join(' ');
  useEffect(() => {
    let current = true;
    const reading = wanted.split(' ').map(async (game) => [game, await readLatestSave(game)] as const);
    void Promise.all(reading).then((saves) => current && setShelves(toShelves(saves)));
    return () => {
      current = false;
    };
  }, [wanted]);
  return shelves;
}

function toShelves(saves: readonly (readonly [string, Save | null])[]): ReadonlyMap<string, Shelf> {
  return new Map(
    saves.flatMap(([game, save]) => {
      const shelf = save && shelfOf(save.body);
      return shelf ? [[game, shelf] as const] : [];
    }),
  );
}

export function shelfOf(body: string): Shelf | null {
  const read = readJson(body, MAX_SAVE, readShelf);
  return read.ok ? read.value : null;
}

/** The game that *Continue* goes on with. */
export function inProgress(shelf: Shelf | undefined): Summary | null {
  const slot = shelf && begunSlot(shelf);
  return slot ? shelf.summaries[slot] : null;
}
