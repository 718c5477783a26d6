/**
 * Games whose rules have been loaded, for those who have to know beforehand whether a save would open: a backup
 * replaces everything or nothing, and may replace only by what can be played on.
 */
import { replay } from '../../core/replay';
import { ok, type Result, within } from '../../core/result';
import type { Move, Rules } from '../../core/rules';
import { readJson } from '../../core/text';
import type { Database } from './database';
import { readShelf, SLOTS, type Slot } from './savedGames';
import { MAX_SAVE } from './saveText';

/** What is stored beside the saves, here or in a backup. */
export type StoredTexts = Pick<Database, 'get'>;
/** The rules as they would be with these texts in the database. */
export type RulesOver<R> = (texts: StoredTexts) => Promise<R>;
export type ShelfCheck = (body: string, texts: StoredTexts) => Promise<Result<null>>;

const checks = new Map<string, ShelfCheck>();

export function offerCheck<C, M extends Move, S, V>(
  id: string,
  rulesOver: RulesOver<Rules<C, M, S, V>>,
): void {
  checks.set(id, async (body, texts) => checkShelf(await rulesOver(texts), body));
}

export function findCheck(id: string): ShelfCheck | undefined {
  return checks.get(id);
}

const SLOT_WORDS: Readonly<Record<Slot | 'replaced', string>> = {
  free: 'In the free game',
  daily: 'In the daily',
  replaced: 'In the game put away',
};

/** Whether every game of a save replays. */
export function checkShelf<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, body: string): Result<null> {
  const shelf = readJson(body, MAX_SAVE, readShelf);
  if (!shelf.ok) return shelf;
  for (const place of [...SLOTS, 'replaced'] as const) {
    const sitting = shelf.value[place];
    for (const run of [sitting, sitting?.practiceRun]) {
      const played = run && within(SLOT_WORDS[place], replay(rules, run.record));
      if (played && !played.ok) return played;
    }
  }
  return ok(null);
}
