/** A record as a run that can be sent: whole, and brief for where that does not fit. */
import { aidSums } from '../aids';
import { formatCode, parseCode } from '../codes';
import { type GameRecord, scoreVersionOf } from '../record';
import { type Replayed, replay } from '../replay';
import { ok, type Result } from '../result';
import type { GameTypes, PlayRules, Tally } from '../rules';
import type { BriefRun, WholeRun } from './runBlock';
import { countsIn, isTooMuch, type MoveCounts } from './runCounts';
import { progressCurve } from './runCurve';
import { cleanName } from './senderName';

export interface RunToSend {
  /** Null: to replay it would be too much to ask of whoever opens the link. */
  readonly whole: WholeRun | null;
  readonly brief: BriefRun;
}

/** As far as its cursor. */
export function runToSend<G extends GameTypes>(
  rules: PlayRules<G>,
  given: GameRecord,
  name = '',
): Result<RunToSend> {
  const replayed = replay(rules, asFarAsPlayed(given));
  return replayed.ok ? ok(runOfReplayed(rules, replayed.value, name)) : replayed;
}

export function asFarAsPlayed(record: GameRecord): GameRecord {
  return { ...record, moves: record.moves.slice(0, record.cursor) };
}

/** Of a record that ends at its cursor; `code`: the one that it is sent with, where that is not its own. */
export function runOfReplayed<G extends GameTypes>(
  rules: PlayRules<G>,
  replayed: Replayed<G>,
  name: string,
  code = codeOf(rules, replayed),
): RunToSend {
  const { moves, journal = null } = replayed.record;
  const counts = countsIn(rules, moves);
  const facts = factsOf(rules, replayed, counts, cleanName(name), code);
  const curve = progressCurve(rules, replayed);
  return {
    whole: isTooMuch(counts) ? null : { ...facts, kind: 'whole', moves, journal },
    brief: { ...facts, kind: 'brief', played: counts.played, curve },
  };
}

function codeOf<G extends GameTypes>(rules: PlayRules<G>, { record, config }: Replayed<G>): string {
  const { version, dealVersion, seed, deal } = record;
  return formatCode(rules, { config, seed, deal, version, dealVersion });
}

function factsOf<G extends GameTypes>(
  rules: PlayRules<G>,
  { record, states }: Replayed<G>,
  counts: MoveCounts,
  name: string,
  code: string,
): Omit<BriefRun, 'kind' | 'played' | 'curve'> {
  const { version, dealVersion } = record;
  const scoreVersion = scoreVersionOf(record);
  const tally = tallyToSend(record.tally, counts);
  const {
    kind: outcome,
    score,
    cause,
  } = { score: null, cause: null, ...rules.status(states.at(-1), tally, scoreVersion) };
  const opened = parseCode(rules, code);
  const isSaid = opened.ok && rules.formatConfig(opened.value.config) === record.config;
  return {
    version,
    dealVersion,
    scoreVersion,
    config: isSaid ? '' : record.config,
    outcome,
    score,
    cause,
    tally,
    name,
  };
}

/** A game gone on with from somebody's moves has counted only its own; all that the moves show is told. */
function tallyToSend(tally: Tally, counts: MoveCounts): Tally {
  const { elapsedMs, clockLeftMs, attempts, mistakes } = tally;
  return {
    ...tally,
    elapsedMs: Math.round(elapsedMs),
    clockLeftMs: clockLeftMs === null ? null : Math.round(clockLeftMs),
    attempts: Math.max(attempts, mistakes + counts.attempts),
    aids: aidsToSend(tally, counts),
  };
}

function aidsToSend({ aids }: Tally, counts: MoveCounts): Tally['aids'] {
  const [told, shown] = [aidSums({ aids }), aidSums(counts)];
  if (told.hints >= shown.hints && told.shuffles >= shown.shuffles) return aids;
  const codes = Object.keys({ ...aids, ...counts.aids });
  return Object.fromEntries(codes.map((code) => [code, Math.max(aids[code] ?? 0, counts.aids[code] ?? 0)]));
}
