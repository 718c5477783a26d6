import { useStore } from 'zustand';
import IconGhost from '~icons/ph/ghost-fill';
import { useTick } from '../../components/browser/useTick';
import type { GameTypes } from '../../core/rules';
import { useSettings } from '../useSettings';
import type { Desk, DeskState } from './challengeDesk';
import { namesOf } from './runsInWords';
import type { ShownRun } from './shownRun';

/** How far the others had come when as much time had passed: a line on the edge of the head, which moves nothing. */
export function Ghost<G extends GameTypes>({ desk }: { readonly desk: Desk<G> }) {
  const { store } = desk.definition;
  const { ghost } = useSettings();
  const game = useStore(store, (state) => state.game);
  const runs = useStore(desk.state, runsToFollow);
  useTick(ghost && game?.clockRuns === true, 1000, store.elapsedMs);
  if (!ghost || !game || game.paused || game.watch || runs.length === 0) return null;
  const { done, total } = game.progress;
  const own = Math.round((100 * done) / Math.max(1, total));
  const others = runs.map(({ name, run }) => ({ name, at: doneBy(run, store.elapsedMs()) }));
  const told = others.map(({ name, at }) => `${name}: ${at} per cent`).join(', ');
  return (
    <div
      role="img"
      data-ghost=""
      aria-label={`By now, you: ${own} per cent, ${told}`}
      className="pointer-events-none absolute inset-x-2 bottom-0 z-10 h-0.5 rounded-full bg-line [grid-area:head] forced-colors:bg-[GrayText]"
    >
      <span
        className="absolute inset-y-0 start-0 rounded-full bg-accent forced-colors:bg-[Highlight]"
        style={{ inlineSize: `${own}%` }}
      />
      {others.map(({ name, at }) => (
        <span
          key={name}
          className="absolute bottom-0 -ms-1 text-[0.5rem] leading-none text-ink transition-[inset-inline-start] duration-(--quick)"
          style={{ insetInlineStart: `clamp(0.25rem, ${at}%, 100% - 0.25rem)` }}
        >
          <IconGhost />
        </span>
      ))}
    </div>
  );
}

interface Followed {
  readonly name: string;
  readonly run: ShownRun;
}

let before: { readonly sent: DeskState['sent']; readonly runs: readonly Followed[] } = { sent: [], runs: [] };

/** The sender's own of each link, where its times were kept; the same list as long as the same were sent. */
function runsToFollow({ sent }: DeskState): readonly Followed[] {
  if (before.sent !== sent) {
    const own = sent.flatMap(({ runs }) => runs.slice(0, 1));
    const names = namesOf(own);
    const runs = own.map((run, index) => ({ run, name: names[index] ?? '' }));
    before = { sent, runs: runs.filter(({ run }) => run.facts.curve) };
  }
  return before.runs;
}

/** In per cent. Nothing had been done at the start. */
function doneBy({ facts }: ShownRun, ms: number): number {
  const curve = facts.curve ?? [];
  const { elapsedMs } = facts.tally;
  const point = elapsedMs === 0 ? curve.length : Math.floor((ms / elapsedMs) * curve.length);
  return [0, ...curve][Math.min(point, curve.length)] ?? 0;
}
