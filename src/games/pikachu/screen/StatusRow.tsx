/** Seal, counters and clock in the bar over the board. */
import { useMemo } from 'react';
import { Counter } from '../../../components/Counter';
import { Timer } from '../../../components/Timer';
import { countPairs } from '../rules/clearing';
import { playRules as rules } from '../rules/playRules';
import { LOST } from '../words/deadEnd';
import type { Game } from '../words/words';
import { Lost, Proven } from './deadEnd/Proven';
import type { DeadEnd } from './deadEnd/useDeadEnd';
import { isSaidInWords } from './deadEnd/useDeadEndNotice';
import { store } from './game';

interface StatusRowProps {
  readonly game: Game;
  readonly timed: boolean;
  readonly deadEnd: DeadEnd | null;
  readonly onSafeUndo: (() => void) | undefined;
}

export function StatusRow({ game, timed, deadEnd, onSafeUndo }: StatusRowProps) {
  const proven = useMemo(() => {
    const first = rules.start(game.config, game.record.deal, game.record.dealVersion);
    return first.ok && first.value.line !== null;
  }, [game.config, game.record.deal, game.record.dealVersion]);
  return (
    <>
      {/* There before it has anything to say, or it would not be heard. */}
      <span className="unseen" role="status">
        {deadEnd && !isSaidInWords(game.config.variant) ? LOST : ''}
      </span>
      {deadEnd ? <Lost onSafeUndo={onSafeUndo} /> : proven && <Proven />}
      <Counter label="Pairs" value={countPairs(game.view.tiles)} />
      <Counter label="Moves" value={game.tally.attempts} />
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
  );
}
