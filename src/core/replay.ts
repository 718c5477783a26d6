/** Folds a record into states. A load is all or nothing: the first bad step refuses the whole. */
import { checkGame, type GameRecord } from './record';
import { ok, type Result, refuse, within } from './result';
import { chanceFrom } from './rng';
import type { Move, Rules } from './rules';

export interface Replayed<C, S> {
  /** As given, or upgraded to the current version of the rules. */
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

  const config = within('config', rules.parseConfig(record.config));
  if (!config.ok) return config;
  const first = within('deal', rules.start(config.value, record.deal));
  if (!first.ok) return first;

  const chance = chanceFrom(record.seed);
  const states = [first.value];
  let state = first.value;
  for (const [index, text] of record.moves.entries()) {
    const place = `move ${index + 1}`;
    const move = within(place, rules.parseMove(text));
    if (!move.ok) return move;
    const next = within(place, rules.apply(state, move.value, chance));
    if (!next.ok) return next;
    state = next.value;
    states.push(state);
  }
  return ok({ record, config: config.value, states });
}

function bringUpToDate<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  record: GameRecord,
): Result<GameRecord> {
  if (record.version === rules.version) return ok(record);
  if (record.version > rules.version) {
    return refuse('NEWER_VERSION', 'This game was played with a newer version of Parlour.');
  }
  if (!rules.upgrade) return refuse('NO_UPGRADE', `Version ${record.version} of this game cannot be read.`);
  const upgraded = within('upgrade', rules.upgrade(record));
  if (!upgraded.ok) return upgraded;
  return ok({ ...record, ...upgraded.value, version: rules.version });
}
