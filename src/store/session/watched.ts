/** A run that is looked at move by move, and what it had cost at the place that is shown. */
import { oneMoreAid } from '../../core/aids';
import { freshTally, type GameRecord, scoreVersionOf } from '../../core/record';
import type { Film, GameTypes, PlayRules, Tally } from '../../core/rules';
import { notedUpTo, type Timeline, timeAt } from '../../core/timeline';
import type { LoadedGame } from './loadedGame';

export interface Watched<G extends GameTypes> {
  /** Its cursor is the place that is looked at. */
  readonly loaded: LoadedGame<G>;
  /** The game in play itself, so that it can be gone back to. */
  readonly isOwn: boolean;
  readonly timeline: Timeline | null;
  /** Where it shows how it could have been played: by which of the rules' films, and what it says at each state. */
  readonly film: {
    readonly name: string;
    readonly said: Film<G>['said'];
    readonly of: Watched<G>;
  } | null;
}

/** What the run had cost when it came to this place. What nobody wrote down is told of its end alone. */
export function tallyThen<G extends GameTypes>(rules: PlayRules<G>, { loaded, timeline }: Watched<G>): Tally {
  const { saved, states } = loaded;
  const { record } = saved;
  if (record.cursor === states.length - 1) return record.tally;
  const clockLeftMs = timeline && sandThen(rules, loaded, timeline);
  const tally = freshTally(clockLeftMs);
  if (!timeline) return tally;
  const codes = notedUpTo(record, record.cursor);
  const mistakes = codes.filter((code) => code === 'mistake').length;
  const aids = codes.filter((code) => code !== 'mistake' && code !== 'undo').reduce(oneMoreAid, tally.aids);
  const attempts = mistakes + attemptsIn(rules, record);
  return { ...tally, elapsedMs: timeAt(timeline, record.cursor) ?? 0, attempts, mistakes, aids };
}

function attemptsIn<G extends GameTypes>(rules: PlayRules<G>, { moves, cursor }: GameRecord): number {
  return moves.slice(0, cursor).filter((text) => {
    const move = rules.parseMove(text);
    return move.ok && rules.role(move.value) === 'attempt';
  }).length;
}

/** As much as was left right after the move; null: the game has no hourglass. */
function sandThen<G extends GameTypes>(
  { hourglass, parseMove }: PlayRules<G>,
  { saved, states }: LoadedGame<G>,
  timeline: Timeline,
): number | null {
  const { moves, cursor } = saved.record;
  const length = hourglass?.lengthMs(states[cursor], scoreVersionOf(saved.record)) ?? null;
  if (!hourglass || length === null) return null;
  const turned = moves.slice(0, cursor).findLastIndex((text) => {
    const move = parseMove(text);
    return move.ok && hourglass.turnedBy(move.value);
  });
  const since = (timeAt(timeline, cursor) ?? 0) - (timeAt(timeline, turned + 1) ?? 0);
  return Math.max(0, length - since);
}
