/**
 * Holds what a run says of itself against its moves, by replaying them. Work is bounded by `MAX_RUN_MOVES` and
 * `MAX_RUN_SHUFFLES`. What moves cannot show (times, hints, mistakes) stays as its sender sent it.
 */
import { aidSums } from '../aids';
import { formatCode } from '../codes';
import { readJournal } from '../journal';
import { type GameRecord, scoredBy } from '../record';
import { drained, type Replayed, replaySteps, type Steps } from '../replay';
import { ok, type Result, within } from '../result';
import type { GameTypes, PlayRules, SharedGame } from '../rules';
import type { RunBlock, WholeRun } from './runBlock';
import { countsIn, isTooMuch, type MoveCounts } from './runCounts';
import { refuse } from './runFaults';

/** Null: a brief run of this deal, which has nothing that it could be held against. */
export function checkRun<G extends GameTypes>(
  rules: PlayRules<G>,
  shared: SharedGame<G['config']>,
  block: RunBlock,
): Result<Replayed<G> | null> {
  return drained(checkSteps(rules, shared, block));
}

/** The same in steps, none of them longer than a move. */
export function* checkSteps<G extends GameTypes>(
  rules: PlayRules<G>,
  shared: SharedGame<G['config']>,
  block: RunBlock,
): Steps<Result<Replayed<G> | null>> {
  const game = gameOf(rules, shared, block);
  if (!game.ok) return game;
  if (block.kind === 'brief') return ok(null);
  const counts = countsIn(rules, block.moves);
  if (isTooMuch(counts)) return refuse('RUN_TOO_LARGE');
  const replayed = yield* replaySteps(rules, recordOf(rules, game.value, block));
  if (!replayed.ok) return { ok: false, fault: { code: 'RUN_NOT_PLAYABLE', at: replayed.fault.at ?? [] } };
  if (!countsAgree(block, counts)) return refuse('RUN_OTHER_COUNTS');
  if (!timesAgree(block)) return refuse('RUN_OTHER_TIMES');
  return resultAgrees(rules, replayed.value, block) ? replayed : refuse('RUN_OTHER_RESULT');
}

/** The sender's own config and versions stand only where the link would be the very same with them, or all but its settings. */
function gameOf<G extends GameTypes>(
  rules: PlayRules<G>,
  shared: SharedGame<G['config']>,
  { config, version, dealVersion, scoreVersion }: RunBlock,
): Result<SharedGame<G['config']>> {
  if (version > rules.version || dealVersion > rules.dealVersion || scoreVersion > rules.scoreVersion) {
    return refuse('RUN_NEWER');
  }
  const own = config === '' ? ok(shared.config) : within('config', rules.parseConfig(config));
  if (!own.ok) return refuse('RUN_OF_ANOTHER_DEAL');
  const game = { ...shared, config: own.value, version, dealVersion };
  const inLink = rules.isDealtAlike?.(own.value, shared.config) ? shared.config : own.value;
  const code = formatCode(rules, { ...game, config: inLink });
  return code === formatCode(rules, shared) ? ok(game) : refuse('RUN_OF_ANOTHER_DEAL');
}

function recordOf<G extends GameTypes>(
  rules: PlayRules<G>,
  { config, ...game }: SharedGame<G['config']>,
  { moves, journal, tally, scoreVersion }: WholeRun,
): GameRecord {
  return {
    game: rules.id,
    ...game,
    config: rules.formatConfig(config),
    moves,
    cursor: moves.length,
    tally,
    ...scoredBy(scoreVersion),
    ...(journal === null ? {} : { journal }),
  };
}

function resultAgrees<G extends GameTypes>(
  rules: PlayRules<G>,
  { states }: Replayed<G>,
  { outcome, score, cause, tally, scoreVersion }: WholeRun,
): boolean {
  const told = { score: null, cause: null, ...rules.status(states.at(-1), tally, scoreVersion) };
  return told.kind === outcome && told.score === score && told.cause === cause;
}

/** Attempts and aids that were taken back count on, so that there may be more than are left among the moves. */
function countsAgree({ tally, journal }: WholeRun, counts: MoveCounts): boolean {
  const [told, shown] = [aidSums(tally), aidSums(counts)];
  const noted = entriesOf(journal).filter(({ code }) => code === 'mistake').length;
  return (
    tally.attempts >= tally.mistakes + counts.attempts &&
    tally.mistakes >= noted &&
    told.hints >= shown.hints &&
    told.shuffles >= shown.shuffles
  );
}

/** That they never go back follows from how they are written. */
function timesAgree({ tally, journal }: WholeRun): boolean {
  return (entriesOf(journal).at(-1)?.ms ?? 0) <= tally.elapsedMs;
}

const entriesOf = (journal: string | null) => readJournal(journal ?? '') ?? [];
