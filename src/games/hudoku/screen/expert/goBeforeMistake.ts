import type { GameRecord } from '../../../../core/record';
import { replay } from '../../../../core/replay';
import { beforeMistake } from '../../rules/expert/unjudged';
import { playRules as rules } from '../../rules/playRules';
import type { Aid } from '../../rules/types';
import { store } from '../game';

const BEFORE_MISTAKE: Aid = 'before-mistake';

/** True: it went back. That nothing is wrong is what Check tells, at the same price. */
export function goBeforeMistake(record: GameRecord): boolean {
  const played = replay(rules, { ...record, moves: record.moves.slice(0, record.cursor) });
  if (!played.ok) return false;
  const at = beforeMistake(played.value.states);
  if (at === null) {
    store.play({ kind: 'check' });
    return false;
  }
  return store.undoTo(at, BEFORE_MISTAKE) === 'done';
}
