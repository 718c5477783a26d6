/** Configs, deals and moves as text: `6x5-steady-hourglass`, one character a cell, `place 12 5`. */
import { ok, type Result, unreachable } from '../../../core/result';
import { refuse } from './faults';
import { isOwnTemplate } from './ownTemplates';
import { findTemplate } from './templates';
import {
  COLOURS,
  type Config,
  type HudokuMove,
  LEVELS,
  type Mark,
  MODES,
  MOST_CHECKPOINTS,
  type Puzzle,
  type Template,
} from './types';

/** A board that a player has drawn is in it from corner to corner. */
const MAX_CONFIG = 180;
const DEAL = /^[0-9-]+$/;
/** A cell or the number of a checkpoint, and where there are two, a digit or a colour. */
const WITH_FIGURES = /^([a-z]+) (0|[1-9]\d{0,2})(?: ([1-9]))?$/;

export function formatConfig({ template, level, mode }: Config): string {
  return [template, level, mode].join('-');
}

/** Everybody's own boards in one: results on them stand beside those on the boards that all share. */
export function recordsCode(config: Config): string {
  return formatConfig(isOwnTemplate(config.template) ? { ...config, template: 'own' } : config);
}

export function parseConfig(text: string): Result<Config> {
  const [id = '', levelText, modeText, ...more] = text.slice(0, MAX_CONFIG).split('-');
  const template = findTemplate(id);
  const level = LEVELS.find((name) => name === levelText);
  const mode = MODES.find((name) => name === modeText);
  if (text.length > MAX_CONFIG || more.length > 0 || !level || !mode) {
    return refuse('BAD_CONFIG');
  }
  if (!template) return refuse('NO_SUCH_TEMPLATE');
  if (!template.levels.includes(level)) return refuse('LEVEL_NOT_REACHED');
  return ok({ template: template.id, level, mode });
}

const DASH = '-';

/** In reading order: a given digit, 0 for a hidden one; in empty cells the number shown, or a dash. */
export function formatDeal({ template, revealed, emptyHints }: Puzzle): string {
  return revealed.map((digit, cell) => (template.isEmpty[cell] ? emptyHints[cell] || DASH : digit)).join('');
}

/** Size and characters only; whether the puzzle makes sense is for `checkPuzzle` to say. */
export function parseDeal(template: Template, text: string): Result<Puzzle> {
  const size = template.isEmpty.length;
  if (text.length !== size) {
    return refuse('DEAL_SIZE', { wanted: size, found: text.length });
  }
  if (!DEAL.test(text)) return refuse('DEAL_CHARACTERS');
  const symbols = [...text];
  const odd = symbols.findIndex((symbol, cell) => symbol === (template.isEmpty[cell] ? '0' : DASH));
  if (odd >= 0) return refuse('DEAL_CELL', { cell: odd });
  return ok({
    template,
    revealed: symbols.map((symbol, cell) => (template.isEmpty[cell] ? 0 : Number(symbol))),
    emptyHints: symbols.map((symbol, cell) =>
      template.isEmpty[cell] && symbol !== DASH ? Number(symbol) : 0,
    ),
  });
}

export function formatMove(move: HudokuMove): string {
  switch (move.kind) {
    case 'place':
      return `place ${move.cell} ${move.digit}`;
    case 'reveal':
    case 'sand':
    case 'solution':
    case 'check':
      return move.kind;
    case 'fillNotes':
      return FILL_NOTES;
    case 'erase':
      return `erase ${move.cell}`;
    case 'restore':
      return `restore ${move.checkpoint}`;
    case 'mark':
      return formatMark(move);
    default:
      return unreachable(move);
  }
}

function formatMark(move: Mark): string {
  switch (move.mark) {
    case 'toggle':
      return `note ${move.cell} ${move.digit}`;
    case 'clear':
      return `clear ${move.cell}`;
    case 'colour':
      return `colour ${move.cell} ${move.colour}`;
    default:
      return PLAIN_MARKS[move.mark];
  }
}

/** Those that say nothing more. */
const PLAIN_MARKS = {
  fill: 'notes',
  noteAll: 'note-all',
  clearAll: 'clear-all',
  clearColours: 'clear-colours',
  checkpoint: 'checkpoint',
} as const;

const FILL_NOTES = 'fill-notes';
const MAX_MOVE = 20;

export function parseMove(text: string): Result<HudokuMove> {
  const unknown = refuse('BAD_MOVE');
  if (text.length > MAX_MOVE) return unknown;
  if (text === 'reveal' || text === 'sand' || text === 'solution' || text === 'check')
    return ok({ kind: text });
  if (text === FILL_NOTES) return ok({ kind: 'fillNotes' });
  for (const mark of ['fill', 'noteAll', 'clearAll', 'clearColours', 'checkpoint'] as const)
    if (text === PLAIN_MARKS[mark]) return ok({ kind: 'mark', mark });
  const [, word, first = '', second = ''] = WITH_FIGURES.exec(text) ?? [];
  const move = word === undefined ? null : withFigures(word, Number(first), Number(second));
  return move ? ok(move) : unknown;
}

function withFigures(word: string, first: number, second: number): HudokuMove | null {
  const isPair = second > 0;
  switch (word) {
    case 'place':
      return isPair ? { kind: 'place', cell: first, digit: second } : null;
    case 'note':
      return isPair ? { kind: 'mark', mark: 'toggle', cell: first, digit: second } : null;
    case 'colour':
      return isPair && second <= COLOURS
        ? { kind: 'mark', mark: 'colour', cell: first, colour: second }
        : null;
    case 'clear':
      return isPair ? null : { kind: 'mark', mark: 'clear', cell: first };
    case 'erase':
      return isPair ? null : { kind: 'erase', cell: first };
    case 'restore':
      return isPair || first < 1 || first > MOST_CHECKPOINTS ? null : { kind: 'restore', checkpoint: first };
    default:
      return null;
  }
}
