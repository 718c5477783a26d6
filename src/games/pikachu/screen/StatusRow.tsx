/** Seal, counters and clock in the bar over the board. */
import { useMemo } from 'react';
import { Counter } from '../../../components/Counter';
import { Timer } from '../../../components/Timer';
import { countPairs } from '../rules/clearing';
import { rules } from '../rules/rules';
import type { Game } from '../words/words';
import { store } from './game';
import { Proven } from './Proven';

export function StatusRow({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  const proven = useMemo(() => {
    const first = rules.start(game.config, game.record.deal, game.record.dealVersion);
    return first.ok && first.value.line !== null;
  }, [game.config, game.record.deal, game.record.dealVersion]);
  return (
    <>
      {proven && <Proven />}
      <Counter label="Pairs" value={countPairs(game.view.tiles)} />
      <Counter label="Moves" value={game.tally.attempts} />
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
  );
}
