/** What is to be on paper: the puzzle of a code, or as many new ones as fill the pages. */
import { useMemo, useState } from 'react';
import type { AnswerPlace } from '../../../../frame/print/pages';
import { dealPrinted, type Printed, readPrinted } from '../../../../frame/print/printed';
import { useDealing } from '../../../../frame/print/useDealing';
import { workerDealer } from '../../../../store/session/dealer';
import { playRules as rules } from '../../rules/playRules';
import type { Config, Hudoku } from '../../rules/types';
import { workplace } from '../../screen/game';

export type PrintedPuzzle = Printed<Hudoku>;

export const PER_PAGE = [1, 2, 4] as const;
export type PerPage = (typeof PER_PAGE)[number];
export const MOST_PAGES = 12;

export interface Choice {
  /** The puzzle of the code, and no new ones. */
  readonly isThis: boolean;
  readonly config: Config;
  readonly perPage: PerPage;
  readonly pages: number;
  readonly answers: AnswerPlace;
}

const dealer = workerDealer(rules, workplace);

const FIRST: Config = { template: '6x5', level: 'steady', mode: 'relaxed' };

export function usePrinting(code: string | null) {
  const asked = useMemo(() => (code === null ? null : readPrinted(rules, code)), [code]);
  const own = asked?.ok ? asked.value : null;
  const [choice, setChoice] = useState<Choice>(() => ({
    isThis: own !== null,
    config: own ? { ...own.config, mode: 'relaxed' } : FIRST,
    perPage: own ? 1 : 2,
    pages: 1,
    answers: 'foot',
  }));
  const { isThis, config, perPage, pages } = choice;
  const dealing = useDealing(rules.formatConfig(config), isThis ? 0 : perPage * pages, (signal) =>
    dealPrinted(rules, dealer, config, signal),
  );
  const puzzles: readonly PrintedPuzzle[] = isThis && own ? [own] : dealing.dealt;
  return {
    own,
    refused: asked && !asked.ok ? asked.fault : null,
    choice,
    choose: (some: Partial<Choice>) => setChoice({ ...choice, ...some }),
    dealing: isThis ? null : dealing,
    puzzles,
  };
}

export type Printing = ReturnType<typeof usePrinting>;
