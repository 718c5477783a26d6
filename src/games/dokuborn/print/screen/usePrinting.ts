/** What is to be on paper: the grid of a code, or as many new ones as there are pages. */
import { useMemo, useState } from 'react';
import { dealPrinted, type Printed, readPrinted } from '../../../../frame/print/printed';
import { useDealing } from '../../../../frame/print/useDealing';
import { inlineDealer } from '../../../../store/session/dealer';
import type { Dokuborn, Level, Size } from '../../rules/types';
import { forNext, rules } from '../../screen/game';

export type PrintedGrid = Printed<Dokuborn>;

export const MOST_PAGES = 12;

export interface Choice {
  /** The grid of the code, and no new ones. */
  readonly isThis: boolean;
  readonly size: Size;
  readonly level: Level;
  readonly pages: number;
  readonly answers: boolean;
}

const dealer = inlineDealer(rules);

export function usePrinting(code: string | null) {
  const asked = useMemo(() => (code === null ? null : readPrinted(rules, code)), [code]);
  const own = asked?.ok ? asked.value : null;
  const [choice, setChoice] = useState<Choice>(() => ({
    isThis: own !== null,
    size: own?.config.size ?? 3,
    level: own?.config.level ?? 3,
    pages: 1,
    answers: false,
  }));
  const { isThis, size, level, pages } = choice;
  const config = forNext({ size, level, mode: 'free' });
  const dealing = useDealing(rules.formatConfig(config), isThis ? 0 : pages, (signal) =>
    dealPrinted(rules, dealer, config, signal),
  );
  const grids: readonly PrintedGrid[] = isThis && own ? [own] : dealing.dealt;
  return {
    own,
    refused: asked && !asked.ok ? asked.fault : null,
    choice,
    choose: (some: Partial<Choice>) => setChoice({ ...choice, ...some }),
    dealing: isThis ? null : dealing,
    grids,
  };
}

export type Printing = ReturnType<typeof usePrinting>;
