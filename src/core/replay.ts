/** Folds a record into states. A load is all or nothing: the first bad step refuses the whole. */

import { chanceFrom } from './chance';
import { checkGame, type GameRecord } from './record';
import { ok, type Result, refuse, within } from './result';
import type { Judge, Move, Rules, UpgradableRecord } from './rules';

export interface Replayed<C, S> {
  /** As given, or brought up to date. */
  readonly record: GameRecord;
  readonly config: C;
  /** One more than there are moves; `states[cursor]` is on the table. */
  readonly states: readonly S[];
}

export function replay<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  given: GameRecord,
): Result<Replayed<C, S>> {
  const owned = checkGame(given, rules.id);
  if (!owned.ok) return owned;
  const current = bringUpToDate(rules, given);
  if (!current.ok) return current;
  const record = current.value;

  const config = within('In its settings', rules.parseConfig(record.config));
  if (!config.ok) return config;
  const first = within('In its deal', rules.start(config.value, record.deal));
  if (!first.ok) return first;

  const judge = judgeOf(rules, record.version);
  const chance = chanceFrom(record.seed);
  const states = [first.value];
  let state = first.value;
  for (const [index, text] of record.moves.entries()) {
    const place = `At move ${index + 1}`;
    const move = within(place, rules.parseMove(text));
    if (!move.ok) return move;
    const next = within(place, judge.apply(state, move.value, chance));
    if (!next.ok) return next;
    state = next.value;
    states.push(state);
  }
  return ok({ record, config: config.value, states });
}

/** Who judges the moves of a record of this version, once it is brought up to date. */
export function judgeOf<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, version: number): Judge<M, S> {
  return rules.earlierJudges?.[version] ?? rules;
}

export function bringUpToDate<C, M extends Move, S, V, R extends UpgradableRecord>(
  rules: Rules<C, M, S, V>,
  record: R,
): Result<R> {
  if (record.version === rules.version) return ok(record);
  if (record.version > rules.version) {
    return refuse('NEWER_VERSION', 'This game was played with a newer version of Parlour.');
  }
  if (rules.earlierJudges?.[record.version]) {
    // Where nothing has been played yet, there is nothing that the current rules could change.
    return ok(record.moves.length > 0 ? record : { ...record, version: rules.version });
  }
  if (!rules.upgrade) return refuse('NO_UPGRADE', `Version ${record.version} of this game cannot be read.`);
  const upgraded = within('As a game of an older version', rules.upgrade(record));
  if (!upgraded.ok) return upgraded;
  return ok({ ...record, ...upgraded.value, version: rules.version });
}
