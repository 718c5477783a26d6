/** What is saved of each game, read without its rules: for the home page and the backup. Changes nothing. */
import { useEffect, useState } from 'react';
import { readJson } from '../core/text';
import { database, local } from '../store/browser';
import { localKey, MAX_SAVE, parseSave, type Save, saveKey, tokenOf } from '../store/saveText';
import { readShelf, type Shelf, SLOTS, type Summary } from '../store/shelf';

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

export async function readLatestSave(game: string): Promise<Save | null> {
  const copy = readCopy(game);
  const text = await database.get(saveKey(game)).catch(() => null);
  const kept = readSave(text, game);
  return copy && continues(kept, copy) ? copy : kept;
}

/** A copy that lost to another tab's save is no continuation of it, however high its revision. */
function continues(kept: Save | null, copy: Save): boolean {
  if (kept === null) return true;
  return copy.revision > kept.revision && (copy.writer === kept.writer || copy.base === tokenOf(kept));
}

function readCopy(game: string): Save | null {
  try {
    return readSave(local?.getItem(localKey(game)) ?? null, game);
  } catch {
    return null;
  }
}

function readSave(text: string | null, game: string): Save | null {
  const parsed = text === null ? null : parseSave(text, game);
  return parsed?.ok ? parsed.value : null;
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

/** The game that *Continue* goes on with: the one on the table, else one left lying beside it. */
export function inProgress(shelf: Shelf | undefined): Summary | null {
  if (!shelf) return null;
  const slots = [shelf.active, ...SLOTS];
  return slots.map((slot) => shelf.summaries[slot]).find((summary) => summary && isBegun(summary)) ?? null;
}

export function isBegun({ kind, moves }: Summary): boolean {
  return (kind === 'playing' || kind === 'stuck') && moves > 0;
}
