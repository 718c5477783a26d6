/** A saved game with all that its record folds into. */
import { type GameRecord, scoreVersionOf } from '../../core/record';
import type { GameTypes, Hint, PlayRules, Status } from '../../core/rules';
import type { SavedGame, Summary } from '../saving/savedGames';
import type { ShownHint } from './sessionState';

export interface LoadedGame<G extends GameTypes> {
  readonly saved: SavedGame;
  readonly config: G['config'];
  /** One more than there are moves. */
  readonly states: readonly G['state'][];
  /** What each move brought about. */
  readonly events: readonly (readonly G['event'][])[];
}

export function stateOf<G extends GameTypes>({ saved, states }: LoadedGame<G>): G['state'] {
  const { cursor } = saved.record;
  if (cursor >= states.length) throw new Error('a cursor without a state');
  return states[cursor];
}

/** Each record is scored as it was when it began. */
export function statusOf<G extends GameTypes>(
  rules: PlayRules<G>,
  state: G['state'],
  record: GameRecord,
): Status {
  return rules.status(state, record.tally, scoreVersionOf(record));
}

export function summarise<G extends GameTypes>(rules: PlayRules<G>, loaded: LoadedGame<G>): Summary {
  const state = stateOf(loaded);
  const { record, day } = loaded.saved;
  return {
    config: record.config,
    kind: statusOf(rules, state, record).kind,
    progress: rules.progress(state),
    moves: record.cursor,
    day,
  };
}

export interface AskedHint<G extends GameTypes> {
  readonly hint: Hint<G>;
  readonly shown: number;
  readonly open: boolean;
  /** What else was asked about the same state: going back to it is not another hint. */
  readonly others: readonly { readonly hint: Hint<G>; readonly shown: number }[];
}

export function showHint<G extends GameTypes>(asked: AskedHint<G> | null): ShownHint<G> | null {
  if (!asked?.open) return null;
  const { hint, shown } = asked;
  const of = hint.stages.length;
  return { stages: hint.stages.slice(0, shown), more: shown < of, of, move: hint.move };
}
