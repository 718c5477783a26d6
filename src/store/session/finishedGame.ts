/** What the statistics get to know of a game, and under which names. */
import { hashText } from '../../core/hash';
import { type GameRecord, scoreVersionOf } from '../../core/record';
import type { GameTypes, PlayRules } from '../../core/rules';
import type { LoadedGame } from './loadedGame';
import type { FinishedGame } from './sessionState';

export function finishedGame<G extends GameTypes>(
  rules: PlayRules<G>,
  { saved, config }: LoadedGame<G>,
  result: Pick<FinishedGame, 'outcome' | 'cause' | 'score'>,
): FinishedGame {
  const { day, begun, practice, record } = saved;
  return {
    ...result,
    game: rules.id,
    config: recordsCodeOf(rules, config, scoreVersionOf(record)),
    tally: record.tally,
    day,
    begun,
    practice,
    dealKey: dealKey(rules, record),
  };
}

/** What results are kept under; a later way of scoring begins lists of its own. */
export function recordsCodeOf<G extends GameTypes>(
  rules: PlayRules<G>,
  config: G['config'],
  scoreVersion: number,
): string {
  const code = rules.recordsCode?.(config) ?? rules.formatConfig(config);
  return scoreVersion === 1 ? code : `${code}.${scoreVersion}`;
}

/** What tells deals apart. Where a game has its own form of code, that is all a link says of a deal. */
export function dealKey<G extends GameTypes>(
  rules: PlayRules<G>,
  { config, seed, deal, version, dealVersion }: Omit<GameRecord, 'game' | 'moves' | 'cursor' | 'tally'>,
): string {
  const parsed = rules.code ? rules.parseConfig(config) : null;
  const name = parsed?.ok
    ? rules.code?.format({ config: parsed.value, seed, deal, version, dealVersion })
    : `${config}~${seed}~${deal}`;
  return hashText(name ?? '').toString(36);
}
