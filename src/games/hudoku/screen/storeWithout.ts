/** The same puzzle without the hourglass, for a player who needs more time. */
import { formatCode } from '../../../core/codes';
import { playRules as rules } from '../rules/playRules';
import type { Game } from '../words/words';
import { store } from './game';

/** Nothing was played yet, so that it is simply another game. */
function startWithout({ config, record }: Game): void {
  const { seed, deal, version, dealVersion } = record;
  const relaxed = { ...config, mode: 'relaxed' } as const;
  store.openCode(formatCode(rules, { config: relaxed, seed, deal, version, dealVersion }));
}

/** With everything played so far. Outside the records: part of it was played by other rules than the rest. */
export function goOnWithout(game: Game): void {
  // Practice stays where it is, or another game would take the place of the first run.
  if (game.record.moves.length === 0 && game.day === null && game.otherRun !== 'first') {
    startWithout(game);
    return;
  }
  const config = rules.formatConfig({ ...game.config, mode: 'relaxed' });
  const tally = { ...game.tally, elapsedMs: Math.round(store.elapsedMs()), clockLeftMs: null };
  store.openRecord({ ...game.record, config, tally });
}
