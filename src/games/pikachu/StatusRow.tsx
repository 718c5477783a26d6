/** Seal, counters and clock in the bar over the board. */
import { useMemo } from 'react';
import IconVerified from '~icons/ph/seal-check';
import { Counter } from '../../components/Counter';
import { Timer } from '../../components/Timer';
import { countPairs } from './clearing';
import { rules } from './rules';
import { type Game, store } from './store';

export function StatusRow({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  const proven = useMemo(() => {
    const first = rules.start(game.config, game.record.deal);
    return first.ok && first.value.line !== null;
  }, [game.config, game.record.deal]);
  return (
    <>
      {proven && (
        <span className="pika-proven" title="Verified: this deal can be cleared">
          <IconVerified aria-hidden="true" />
          <span className="unseen">Verified: this deal can be cleared</span>
        </span>
      )}
      <Counter label="Pairs" value={countPairs(game.view.tiles)} />
      <Counter label="Moves" value={game.tally.attempts} />
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
  );
}
