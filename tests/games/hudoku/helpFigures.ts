/** How Hudoku plays: what Fill notes gives away, which boards are barred, and how the sand threatens. Counts, not times. */
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { dealPuzzle } from '../../../src/games/hudoku/rules/deal';
import { isSingle, lowestDigit } from '../../../src/games/hudoku/rules/digits';
import { isDull } from '../../../src/games/hudoku/rules/dull';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { parseDeal } from '../../../src/games/hudoku/rules/text';
import type { Config, HudokuMove, Level, Template } from '../../../src/games/hudoku/rules/types';
import type { Figure } from '../../bench/measure';
import { count } from '../../counts';
import { timesSandRanOut } from './pace';
import { TEMPLATES } from './templates';

const BOARDS = count(60, 1_000);
/** Playing takes longer than dealing. */
const PLAYED = count(25, 400);

export function fillNotesFigures(): Figure[] {
  return each((config) => {
    const finished = (fill: HudokuMove) =>
      share(PLAYED, (n) => typingFinishes(config, deal(config, n, rules.dealVersion), fill));
    return `${finished({ kind: 'fillNotes' })}; as the first edition filled them ${finished({ kind: 'mark', mark: 'fill' })}`;
  });
}

export function dullFigures(): Figure[] {
  return each((config, { template }) => {
    const barred = (dealVersion: number) =>
      share(BOARDS, (n) => isDull(must(parseDeal(template, deal(config, n, dealVersion))), config.level));
    return `before ${barred(1)}, after ${barred(rules.dealVersion)}; most attempts ${mostAttempts(template, config.level)}`;
  });
}

export function sandFigures(): Figure[] {
  return each((config) => {
    const outs = (pace: number) =>
      Array.from({ length: PLAYED }, (_, n) =>
        timesSandRanOut(config, deal(config, n, rules.dealVersion), `sand${n}`, pace),
      );
    const of = (times: number[], least: number) =>
      percent(times.filter((one) => one >= least).length, times.length);
    const [full, half] = [outs(1), outs(0.5)];
    return `${of(full, 1)} see it run out at the model's pace; at half pace ${of(half, 1)}, three times ${of(half, 3)}`;
  }, 'three times at most 4 %');
}

function each(tell: (config: Config, at: { template: Template }) => string, wanted?: string): Figure[] {
  return TEMPLATES.flatMap((template) =>
    template.levels.map((level) => {
      const config: Config = { template: template.id, level, mode: 'hourglass' };
      const figure = { name: `${template.id} ${level}`, text: tell(config, { template }) };
      return wanted === undefined ? figure : { ...figure, wanted };
    }),
  );
}

/** Notes are filled once; then whatever stands alone in a cell is typed, and no thought is given to anything else. */
function typingFinishes(config: Config, text: string, fill: HudokuMove): boolean {
  const chance = chanceFrom('typing');
  let state = must(rules.apply(must(rules.start(config, text, rules.dealVersion)), fill, chance)).state;
  for (;;) {
    const cell = state.notes.findIndex(isSingle);
    if (cell < 0) return rules.moves(state)[Symbol.iterator]().next().done === true;
    const digit = lowestDigit(state.notes[cell] ?? 0);
    state = must(rules.apply(state, { kind: 'place', cell, digit }, chance)).state;
  }
}

function mostAttempts(template: Template, level: Level): number {
  const attempts = Array.from({ length: BOARDS }, (_, n) => {
    let tried = 0;
    const chance = chanceFrom(`help${n}`);
    dealPuzzle(
      template,
      level,
      (attempt) => {
        tried = attempt + 1;
        return chance('deal', attempt);
      },
      isDull,
    );
    return tried;
  });
  return Math.max(...attempts);
}

function deal(config: Config, n: number, dealVersion: number): string {
  return rules.deal(config, chanceFrom(`help${n}`), dealVersion);
}

function share(of: number, holds: (n: number) => boolean): string {
  return percent(Array.from({ length: of }, (_, n) => n).filter(holds).length, of);
}

function percent(some: number, all: number): string {
  return `${((100 * some) / all).toFixed(0)} %`;
}
