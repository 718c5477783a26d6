/** The tab that is shown: the player chooses it, and what is done in the game brings its own. */
import { useState } from 'react';

interface Bringing<Tab, Doings> {
  /** What is going on, as far as it asks for a tab, and what it is compared with to begin with. */
  readonly doings: Doings;
  readonly first: Doings;
  /** Null: the tab stays. */
  readonly tabFor: (before: Doings, now: Doings) => Tab | null;
}

export function useBroughtTab<Tab extends string, Doings extends object>(
  begin: Tab,
  { doings, first, tabFor }: Bringing<Tab, Doings>,
): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState(begin);
  const [before, setBefore] = useState(first);
  // Not in an effect: what is brought has to be there when the focus goes to it.
  if (isDifferent(before, doings)) {
    setBefore(doings);
    const next = tabFor(before, doings);
    if (next) setTab(next);
  }
  return [tab, setTab];
}

function isDifferent<Doings extends object>(before: Doings, now: Doings): boolean {
  return (Object.keys(now) as (keyof Doings)[]).some((key) => before[key] !== now[key]);
}
