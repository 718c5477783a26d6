/** What stands beside the title: what was proven, the Queen's defeat, level and time. */
import IconCrown from '~icons/game-icons/queen-crown';
import { Counter } from '../../../components/Counter';
import { Seal } from '../../../components/Seal';
import { Timer } from '../../../components/Timer';
import { provenText } from '../words/grades';
import { Piles } from './cards/Piles';
import { store } from './game';
import { useProof } from './useProof';
import type { Game } from './useTurn';

export function StatusRow({ game }: { readonly game: Game }) {
  const claims = game.config.deal !== 'any';
  const proof = useProof(game.record, claims);
  const proven = provenText(proof?.rating ?? null);
  return (
    <>
      {claims && (
        <Seal label={proven.label} isShown={proof !== null}>
          {proven.text}
        </Seal>
      )}
      {game.view.queenDefeated && <QueenDefeated />}
      <span className="contents phone:short:hidden">
        <Counter label="Level" value={game.view.level} />
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      </span>
      {/* Where there is no room for them below the board. */}
      <Piles view={game.view} className="hidden phone:short:flex" />
    </>
  );
}

function QueenDefeated() {
  return (
    <>
      <span className="inline-grid justify-items-center text-good" aria-hidden="true">
        <span className="icon text-lg lying:text-base">
          <IconCrown />
        </span>
        <span className="text-xs leading-none lying:hidden phone:hidden">defeated</span>
      </span>
      <span className="unseen">The Dragon Queen is defeated</span>
    </>
  );
}
