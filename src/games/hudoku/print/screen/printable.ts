/** What can be chosen of Hudoku on paper. */
import type { AnswerPlace } from '../../../../frame/print/pages';
import type { Printed } from '../../../../frame/print/printed';
import type { Printable, PrintChoice, Printing as PrintingOf } from '../../../../frame/print/usePrinting';
import { workerDealer } from '../../../../store/session/dealer';
import { playRules as rules } from '../../rules/playRules';
import type { Config, Hudoku } from '../../rules/types';
import { workplace } from '../../screen/game';

export const PER_PAGE = [1, 2, 4] as const;
export type PerPage = (typeof PER_PAGE)[number];

interface Choice extends PrintChoice {
  readonly config: Config;
  readonly perPage: PerPage;
  readonly answers: AnswerPlace;
}

export type PrintedPuzzle = Printed<Hudoku>;
export type Printing = PrintingOf<Hudoku, Choice>;

const FIRST: Config = { template: '6x5', level: 'steady', mode: 'relaxed' };

export const printable: Printable<Hudoku, Choice> = {
  rules,
  dealer: workerDealer(rules, workplace),
  first: (own) => ({
    isThis: own !== null,
    config: own ? { ...own.config, mode: 'relaxed' } : FIRST,
    perPage: own ? 1 : 2,
    pages: 1,
    answers: 'foot',
  }),
  configOf: ({ config }) => config,
  perPage: ({ perPage }) => perPage,
};
