/** What is to be on paper: the puzzle of a code, or as many new ones as fill the pages. */
import { useMemo, useState } from 'react';
import type { Fault } from '../../core/result';
import type { GameTypes, PlayRules } from '../../core/rules';
import type { Dealer } from '../../store/session/dealer';
import { dealPrinted, type Printed, readPrinted } from './printed';
import { type Dealing, useDealing } from './useDealing';

export const MOST_PAGES = 12;

export interface PrintChoice {
  /** The puzzle of the code, and no new ones. */
  readonly isThis: boolean;
  readonly pages: number;
}

/** What a game prints, `C` being what players choose of it. */
export interface Printable<G extends GameTypes, C extends PrintChoice> {
  readonly rules: PlayRules<G>;
  readonly dealer: Pick<Dealer<G>, 'deal'>;
  /** What is chosen before the player chooses; `own` is the puzzle of the code. */
  readonly first: (own: Printed<G> | null) => C;
  readonly configOf: (choice: C) => G['config'];
  readonly perPage: (choice: C) => number;
}

export interface Printing<G extends GameTypes, C extends PrintChoice> {
  readonly own: Printed<G> | null;
  /** Why the code has no puzzle. */
  readonly refused: Fault | null;
  readonly choice: C;
  readonly choose: (some: Partial<C>) => void;
  /** Of new ones alone. */
  readonly dealing: Dealing<Printed<G>> | null;
  readonly puzzles: readonly Printed<G>[];
}

export function usePrinting<G extends GameTypes, C extends PrintChoice>(
  { rules, dealer, first, configOf, perPage }: Printable<G, C>,
  code: string | null,
): Printing<G, C> {
  const asked = useMemo(() => (code === null ? null : readPrinted(rules, code)), [rules, code]);
  const own = asked?.ok ? asked.value : null;
  const [choice, setChoice] = useState(() => first(own));
  const { isThis, pages } = choice;
  const config = configOf(choice);
  const wanted = isThis ? 0 : perPage(choice) * pages;
  const dealing = useDealing(rules.formatConfig(config), wanted, (signal) =>
    dealPrinted(rules, dealer, config, signal),
  );
  const puzzles: readonly Printed<G>[] = isThis && own ? [own] : dealing.dealt;
  return {
    own,
    refused: asked && !asked.ok ? asked.fault : null,
    choice,
    choose: (some: Partial<C>) => setChoice({ ...choice, ...some }),
    dealing: isThis ? null : dealing,
    puzzles,
  };
}
