/** What can be chosen of Dokuborn on paper: a grid a page. */
import type { Printed } from '../../../../frame/print/printed';
import type { Printable, PrintChoice, Printing as PrintingOf } from '../../../../frame/print/usePrinting';
import { inlineDealer } from '../../../../store/session/dealer';
import type { Dokuborn, Level, Size } from '../../rules/types';
import { forNext, rules } from '../../screen/game';

interface Choice extends PrintChoice {
  readonly size: Size;
  readonly level: Level;
  readonly answers: boolean;
}

export type PrintedGrid = Printed<Dokuborn>;
export type Printing = PrintingOf<Dokuborn, Choice>;

export const printable: Printable<Dokuborn, Choice> = {
  rules,
  dealer: inlineDealer(rules),
  first: (own) => ({
    isThis: own !== null,
    size: own?.config.size ?? 3,
    level: own?.config.level ?? 3,
    pages: 1,
    answers: false,
  }),
  configOf: ({ size, level }) => forNext({ size, level, mode: 'free' }),
  perPage: () => 1,
};
