/** Configs, deals and moves as text: `6x5-steady-hourglass`, one character a cell, `place 12 5`. */
import { ok, type Result, unreachable } from '../../../core/result';
import { refuse } from './faults';
import { findTemplate } from './templates';
import { type Config, type HudokuMove, LEVELS, MODES, type Puzzle, type Template } from './types';

const MAX_CONFIG = 40;
const DEAL = /^[0-9-]+$/;
const CELL = '(0|[1-9]\\d{0,2})';
const PLACE = new RegExp(`^place ${CELL} ([1-9])$`);
const NOTE = new RegExp(`^note ${CELL} ([1-9])$`);
const CLEAR = new RegExp(`^clear ${CELL}$`);

export function formatConfig({ template, level, mode }: Config): string {
  return [template, level, mode].join('-');
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
      return move.kind;
    case 'fillNotes':
      return FILL_NOTES;
    case 'mark':
      if (move.mark === 'fill') return 'notes';
      return move.mark === 'clear' ? `clear ${move.cell}` : `note ${move.cell} ${move.digit}`;
    default:
      return unreachable(move);
  }
}

const FILL_NOTES = 'fill-notes';
const MAX_MOVE = 20;

export function parseMove(text: string): Result<HudokuMove> {
  const unknown = refuse('BAD_MOVE');
  if (text.length > MAX_MOVE) return unknown;
  if (text === 'reveal' || text === 'sand' || text === 'solution') return ok({ kind: text });
  if (text === FILL_NOTES) return ok({ kind: 'fillNotes' });
  if (text === 'notes') return ok({ kind: 'mark', mark: 'fill' });
  const place = PLACE.exec(text);
  if (place) return ok({ kind: 'place', cell: Number(place[1]), digit: Number(place[2]) });
  const note = NOTE.exec(text);
  if (note) return ok({ kind: 'mark', mark: 'toggle', cell: Number(note[1]), digit: Number(note[2]) });
  const clear = CLEAR.exec(text);
  if (clear) return ok({ kind: 'mark', mark: 'clear', cell: Number(clear[1]) });
  return unknown;
}
