/** What is saved of each game, read without its rules: for the home page and the backup. Changes nothing. */
import { useEffect, useState } from 'react';
import { readJson } from '../../core/text';
import { readCopy, readLatestSave } from '../../store/saving/latestSave';
import { readSavedGames, type SavedGames } from '../../store/saving/savedGames';
import { MAX_SAVE, type Save } from '../../store/saving/saveText';

/** What is saved of these games: at once from the page's own copies, then as the database has them. */
export function useSavedGames(games: readonly string[]): ReadonlyMap<string, SavedGames> {
  const [saved, setSaved] = useState(() => readAll(games.map((game) => [game, readCopy(game)])));
  const wanted = games.join(' ');
  useEffect(() => {
    let current = true;
    const reading = wanted.split(' ').map(async (game) => [game, await readLatestSave(game)] as const);
    void Promise.all(reading).then((saves) => current && setSaved(readAll(saves)));
    return () => {
      current = false;
    };
  }, [wanted]);
  return saved;
}

function readAll(saves: readonly (readonly [string, Save | null])[]): ReadonlyMap<string, SavedGames> {
  return new Map(
    saves.flatMap(([game, save]) => {
      const games = save && savedGamesIn(save.body);
      return games ? [[game, games] as const] : [];
    }),
  );
}

export function savedGamesIn(body: string): SavedGames | null {
  const read = readJson(body, MAX_SAVE, readSavedGames);
  return read.ok ? read.value : null;
}
