/** The newest save of a game in this browser, read without its rules. Changes nothing. */
import { database, local } from '../browser';
import { formatSave, latestOf, localKey, parseSave, type Save, saveKey } from './saveText';

export async function readLatestSave(game: string): Promise<Save | null> {
  return latestOf(readSave(await readKept(game), game), readCopy(game));
}

/** As text; where nothing can be read, whatever is there, however damaged. */
export async function readLatestText(game: string): Promise<string | null> {
  const kept = await readKept(game);
  const copy = readCopyText(game);
  const save = latestOf(readSave(kept, game), readSave(copy, game));
  return save ? formatSave(save) : (kept ?? copy);
}

/** The page's own copy, at once. */
export function readCopy(game: string): Save | null {
  return readSave(readCopyText(game), game);
}

export function readCopyText(game: string): string | null {
  try {
    return local?.getItem(localKey(game)) ?? null;
  } catch {
    return null;
  }
}

async function readKept(game: string): Promise<string | null> {
  return database.get(saveKey(game)).catch(() => null);
}

function readSave(text: string | null, game: string): Save | null {
  const parsed = text === null ? null : parseSave(text, game);
  return parsed?.ok ? parsed.value : null;
}
