import type { Fault } from '../../../../core/result';
import { faultSentence } from '../../../../frame/words/faults';
import { plural } from '../../../../frame/words/plural';
import { type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import type { SketchFaultCode } from '../../making/faults';
import { words } from '../../words/words';

const SENTENCES: Sentences<SketchFaultCode> = {
  BAD_SKETCH: 'This is no grid on its way.',
  NOTHING_OPEN: 'Every row and column has its condition already.',
  BROKEN_ALREADY: 'What is chosen has no answer, so nothing can be added to it.',
  MORE_STARS_ALREADY: ({ level, wanted }) =>
    `What is chosen makes ${plural(Number(level), 'star')} already, so it cannot become a grid of ${wanted}.`,
  NO_FILLING: ({ level }) =>
    `Nothing makes this a grid of ${plural(Number(level), 'star')}: every way has been tried.`,
  NO_FILLING_FOUND: ({ level }) =>
    `No way to make this a grid of ${plural(Number(level), 'star')} has been found. Another number of stars may do.`,
};

/** In the maker's own words, or in those of the game, which reads the codes that are put in. */
export function sketchFault(fault: Fault): string {
  return faultSentence(fault, {
    fault: (one) => sentenceOf(SENTENCES, one.code, one.params) ?? words.fault(one),
  });
}
