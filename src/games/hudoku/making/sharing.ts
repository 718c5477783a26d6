/** A proven sketch as a game's code. */
import { formatCode } from '../../../core/codes';
import { hashText } from '../../../core/hash';
import { playRules } from '../rules/playRules';
import { formatDeal } from '../rules/text';
import type { Level, Mode } from '../rules/types';
import { puzzleOf, type Sketch, templateOfSketch } from './sketch';

interface Played {
  readonly level: Level;
  readonly mode: Mode;
}

/**
 * Also where it is one of the boards that Parlour brings: its results are kept apart from those of dealt puzzles. The
 * same puzzle has the same code. Null where it is not wholly drawn.
 */
export function codeOfSketch(sketch: Sketch, { level, mode }: Played): string | null {
  const template = templateOfSketch(sketch);
  if (!template.ok) return null;
  const deal = formatDeal(puzzleOf(template.value, sketch));
  const config = { template: ownTemplateId(sketch), level, mode };
  const { version, dealVersion } = playRules;
  const seed = hashText(deal).toString(36);
  return formatCode(playRules, { config, seed, deal, version, dealVersion });
}

/** The text that `readOwnTemplate` reads. */
export function ownTemplateId({ columns, cells }: Sketch): string {
  const signs = cells.map((cell) => (cell.startsWith('-') ? cell.slice(1).toUpperCase() : cell));
  return `d${columns.toString(36)}${signs.join('')}`;
}
