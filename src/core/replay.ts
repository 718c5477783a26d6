/** Folds a record into states. A load is all or nothing: the first bad step refuses the whole. */
import { chanceFrom } from './chance';
import { checkGame, type GameRecord } from './record';
import { ok, type Result, refuse, within } from './result';
import type { GameTypes, Judge, PlayRules, UpgradableRecord } from './rules';

export interface Replayed<G extends GameTypes> {
  /** As given, or upgraded to the current version of the rules. */
  readonly record: GameRecord;
  readonly config: G['config'];
  /** One more than there are moves; `states[cursor]` is the one in play. */
  readonly states: readonly G['state'][];
  /** `events[n]` is what move n brought about, on the way to `states[n + 1]`. */
  readonly events: readonly (readonly G['event'][])[];
}

/** Work that may be laid down between any two of its steps. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function drained<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export function replay<G extends GameTypes>(rules: PlayRules<G>, given: GameRecord): Result<Replayed<G>> {
  return drained(replaySteps(rules, given));
}

/** A step a move. */
export function* replaySteps<G extends GameTypes>(
  rules: PlayRules<G>,
  given: GameRecord,
): Steps<Result<Replayed<G>>> {
  const owned = checkGame(given, rules.id);
  if (!owned.ok) return owned;
  const current = bringUpToDate(rules, given);
  if (!current.ok) return current;
  const record = current.value === given ? given : { ...current.value, foldsAs: undefined };

  const config = within('config', rules.parseConfig(record.config));
  if (!config.ok) return config;
  const first = within('deal', rules.start(config.value, record.deal, record.dealVersion));
  if (!first.ok) return first;

  const judge = judgeOf(rules, record.version);
  const chance = chanceFrom(record.seed);
  const states = [first.value];
  const events: (readonly G['event'][])[] = [];
  let state = first.value;
  for (const [index, text] of record.moves.entries()) {
    const move = within('move', rules.parseMove(text), index + 1);
    if (!move.ok) return move;
    const next = within('move', judge.apply(state, move.value, chance), index + 1);
    if (!next.ok) return next;
    state = next.value.state;
    states.push(state);
    events.push(next.value.events);
    yield;
  }
  return ok({ record, config: config.value, states, events });
}

/** Who judges the moves of a record of this version, once it is brought up to date. */
export function judgeOf<G extends GameTypes>(rules: PlayRules<G>, version: number): Judge<G> {
  return rules.earlierJudges?.[version] ?? rules;
}

/** Also what a code of an older version says, which is a record without moves. */
export function bringUpToDate<G extends GameTypes, R extends UpgradableRecord>(
  rules: PlayRules<G>,
  record: R,
): Result<R> {
  if (record.version === rules.version) return ok(record);
  if (record.version > rules.version) return refuse('NEWER_VERSION');
  if (rules.earlierJudges?.[record.version]) return ok(record);
  if (!rules.upgrade) return refuse('NO_UPGRADE', { version: record.version });
  const upgraded = within('upgrade', rules.upgrade(record));
  if (!upgraded.ok) return upgraded;
  return ok({ ...record, ...upgraded.value, version: rules.version });
}
