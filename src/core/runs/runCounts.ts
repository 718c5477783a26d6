/** What can be counted in the moves of a run, whatever else is said of it. */
import { aidSums, oneMoreAid } from '../aids';
import type { GameTypes, PlayRules, Tally } from '../rules';
import { MAX_RUN_MOVES, MAX_RUN_SHUFFLES } from './runBlock';

export interface MoveCounts extends Pick<Tally, 'attempts' | 'aids'> {
  readonly moves: number;
  /** Marks left out. */
  readonly played: number;
}

export function countsIn<G extends GameTypes>(rules: PlayRules<G>, moves: readonly string[]): MoveCounts {
  let [attempts, marks] = [0, 0];
  let aids: Tally['aids'] = {};
  for (const text of moves) {
    const move = rules.parseMove(text);
    const role = move.ok ? rules.role(move.value) : 'plain';
    if (role === 'attempt') attempts++;
    if (role === 'mark') marks++;
    if (typeof role === 'object') aids = oneMoreAid(aids, role.aid);
  }
  return { attempts, aids, moves: moves.length, played: moves.length - marks };
}

/** More than anybody who opens a link is made to replay. */
export function isTooMuch(counts: MoveCounts): boolean {
  return counts.moves > MAX_RUN_MOVES || aidSums(counts).shuffles > MAX_RUN_SHUFFLES;
}
