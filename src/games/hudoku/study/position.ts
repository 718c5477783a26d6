/** Deals the position of a lesson: a puzzle of the released generator, and the solver's way into it. */
import { chanceFrom } from '../../../core/chance';
import { expect } from '../../../core/result';
import { possibleDigits } from '../rules/notes';
import { rules } from '../rules/rules';
import { boardFrom } from '../rules/solving/candidateBoard';
import type { Technique } from '../rules/solving/steps';
import { nextStep, takeStep } from '../rules/solving/techniques';
import { templateOf } from '../rules/templates';
import type { Config, State } from '../rules/types';
import { askedBy, techniqueOf } from './lessons';
import { type Series, TABLE } from './table';
import type { Position } from './types';

/** The generator that the table was made with: released, and so for ever what it was. */
const DEAL_VERSION = 2;

export interface Moment extends Pick<Series, 'template' | 'level'> {
  readonly lesson: Technique;
  readonly seed: number;
  readonly steps: number;
}

export function position(lesson: string, n: number): Position {
  const moment = momentsOf(techniqueOf(lesson))[n];
  if (moment === undefined) throw new Error(`No position ${n} of ${lesson}`);
  return positionAt(moment);
}

export function momentsOf(lesson: Technique): readonly Moment[] {
  return TABLE[lesson].flatMap(({ template, level, moments }) =>
    moments.split(' ').map((text) => {
      const [seed, steps] = [text.slice(0, -2), text.slice(-2)].map((part) => Number.parseInt(part, 36));
      return { lesson, template, level, seed: seed ?? -1, steps: steps ?? -1 };
    }),
  );
}

export function positionAt({ lesson, template, level, seed, steps }: Moment): Position {
  const config: Config = { template, level, mode: 'relaxed' };
  const start = dealt(config, seed);
  const { solution, emptyHints } = start;
  const board = boardFrom({ template: templateOf(template), revealed: start.revealed, emptyHints });
  for (let taken = 0; taken < steps; taken++) {
    const step = nextStep(board, 'fiendish');
    if (step === null) throw new Error(`No step ${taken} in ${template} ${seed}`);
    takeStep(board, step);
  }
  const revealed = board.values;
  const isNumber = askedBy(lesson) === 'number';
  const notes = isNumber ? possibleDigits({ config, revealed, emptyHints }) : board.candidates;
  return { lesson, template, revealed, emptyHints, notes, solution };
}

export function dealt(config: Config, seed: number): State {
  const deal = rules.deal(config, chanceFrom(`study${seed}`), DEAL_VERSION);
  return expect(rules.start(config, deal, DEAL_VERSION));
}
