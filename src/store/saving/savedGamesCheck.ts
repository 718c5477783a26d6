/**
 * Games whose rules have been loaded, for those who have to know beforehand whether a save would open: a backup
 * replaces everything or nothing, and may replace only by what can be played on.
 */
import { replay } from '../../core/replay';
import { ok, type Result, within } from '../../core/result';
import type { GameTypes, PlayRules } from '../../core/rules';
import { readJson } from '../../core/text';
import type { Database } from './database';
import { readSavedGames, SLOTS } from './savedGames';
import { MAX_SAVE } from './saveText';

/** What is stored beside the saves, here or in a backup. */
export type StoredTexts = Pick<Database, 'get'>;
/** The rules as they would be with these texts in the database. */
export type RulesOver<R> = (texts: StoredTexts) => Promise<R>;
type SaveCheck = (body: string, texts: StoredTexts) => Promise<Result<null>>;

const checks = new Map<string, SaveCheck>();

export function offerCheck<G extends GameTypes>(id: string, rulesOver: RulesOver<PlayRules<G>>): void {
  checks.set(id, async (body, texts) => checkSavedGames(await rulesOver(texts), body));
}

export function findCheck(id: string): SaveCheck | undefined {
  return checks.get(id);
}

/** Whether every game of a save replays. */
export function checkSavedGames<G extends GameTypes>(rules: PlayRules<G>, body: string): Result<null> {
  const saved = readJson(body, MAX_SAVE, readSavedGames);
  if (!saved.ok) return saved;
  for (const place of [...SLOTS, 'replaced'] as const) {
    const game = saved.value[place];
    for (const run of [game, game?.practiceRun]) {
      const played = run && within(place, replay(rules, run.record));
      if (played && !played.ok) return played;
    }
  }
  return ok(null);
}
