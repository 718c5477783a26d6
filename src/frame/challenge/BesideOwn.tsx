/** The player's own run and those that were sent, side by side. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button';
import { useLeave } from '../../components/Modal';
import type { GameTypes } from '../../core/rules';
import type { Desk, DeskState } from './challengeDesk';
import { RunTrack } from './RunTrack';
import { FIGURES, namesOf, OWN } from './runsInWords';
import { isSameRun, type ShownRun } from './shownRun';

interface Column {
  readonly name: string;
  readonly run: ShownRun;
  /** It came with a link of its own, of which this is the code, and can be answered. */
  readonly code: string | null;
}

export function BesideOwn<G extends GameTypes>({ desk }: { readonly desk: Desk<G> }) {
  const state = useStore(desk.state);
  const whole = useRef<HTMLDivElement>(null);
  useSeen(whole, desk.seen);
  const leave = useLeave();
  const { store, words } = desk.definition;
  const columns = columnsOf(state);
  const longest = Math.max(...columns.map(({ run }) => run.facts.tally.elapsedMs));
  const isBrief = columns.some(({ run }) => run.run === null);

  function watch({ run }: ShownRun): void {
    leave(() => {
      desk.state.setState({ isOpen: false });
      const { game } = store.getState();
      const isInPlay = run !== null && game?.record === run.record;
      store.watch(isInPlay ? null : run);
    });
  }

  return (
    <div ref={whole} data-runs="" className="grid grid-cols-1 gap-3">
      <Figures columns={columns} scoreName={words.scoreName} />
      <ul className="grid grid-cols-1 gap-3">
        {columns.map(({ name, run, code }) => (
          <li key={name} className="grid grid-cols-1 gap-1.5">
            <RunTrack name={name} run={run} longest={longest} words={words} />
            <div className="flex flex-wrap gap-2">
              {run.run && (
                <Button small aria-label={`Watch ${name}`} onClick={() => watch(run)}>
                  Watch
                </Button>
              )}
              {code !== null && state.own && (
                <Button
                  small
                  aria-label={`Send back to ${name}`}
                  onClick={() => desk.state.setState({ answering: { code, run }, isOpen: false })}
                >
                  Send back
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">
        {isBrief && 'Where nothing can be watched, only the result and its progress came with the link. '}
        {!state.own && 'Your own run is no longer kept. '}
        Runs are as their sender sent them.
      </p>
    </div>
  );
}

function columnsOf({ own, sent }: DeskState): readonly Column[] {
  const others = sent.flatMap(({ challenge, runs }) =>
    runs
      // An answer brings along the run that it answers, which may be the player's own.
      .filter((run, index) => index === 0 || !own || !isSameRun(run, own))
      .map((run, index) => ({ run, code: index === 0 ? challenge.code : null })),
  );
  const mine = own ? [{ name: OWN, run: own, code: null }] : [];
  const names = namesOf(others.map(({ run }) => run));
  return [...mine, ...others.map((other, index) => ({ ...other, name: names[index] ?? '' }))];
}

function Figures({
  columns,
  scoreName,
}: {
  readonly columns: readonly Column[];
  readonly scoreName: string | undefined;
}) {
  return (
    <div
      className="overflow-x-auto"
      {...(columns.length > FIT && { role: 'group', 'aria-label': 'Runs side by side', tabIndex: 0 })}
    >
      <table className="figures w-full text-sm [&_td]:border-t [&_td]:border-line [&_td]:px-1.5 [&_td]:py-1 [&_th]:px-1.5 [&_th]:py-1 [&_th]:text-start">
        <caption className="sr-only">Runs side by side</caption>
        <thead>
          <tr>
            <td className="sticky start-0 border-0! bg-raised" />
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="min-w-[88px] align-bottom font-semibold wrap-anywhere">
                {/* The whole of a wide one stands above its track. */}
                <span className="line-clamp-3">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.filter(({ of }) => columns.some(({ run }) => of(run.facts) !== null)).map(
            ({ label, of }) => (
              <tr key={label}>
                <th
                  scope="row"
                  className="sticky start-0 border-t border-line bg-raised font-normal text-soft"
                >
                  {label === 'Score' && scoreName ? capital(scoreName) : label}
                </th>
                {columns.map(({ name, run }) => (
                  <td key={name}>{of(run.facts) ?? '–'}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** So many stand side by side on the smallest phone; of more the keyboard has to reach the rest. */
const FIT = 2;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** On a phone the result is there before it is in sight. */
function useSeen(whole: React.RefObject<HTMLElement | null>, seen: () => void): void {
  useEffect(() => {
    if (!whole.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
    });
    observer.observe(whole.current);
    return () => observer.disconnect();
  }, [whole, seen]);
}
