import { type Board, boardFrom } from '../../../src/games/hudoku/rules/solving/candidateBoard';
import { templateOf } from '../../../src/games/hudoku/rules/templates';

/** A board by its candidates: `57` may be 5 or 7, `=3` is filled, `*` anything of the region, `/3` an empty cell. */
export function drawn(id: string, drawing: string): Board {
  const template = templateOf(id);
  const tokens = drawing.trim().split(/\s+/);
  if (tokens.length !== template.isEmpty.length) throw new Error(`${tokens.length} cells drawn`);
  const emptyHints = tokens.map((token) => (token.startsWith('/') ? Number(token.slice(1)) : 0));
  const board = boardFrom({ template, revealed: tokens.map(() => 0), emptyHints });
  for (const [cell, token] of tokens.entries()) {
    if (token === '*' || token.startsWith('/')) continue;
    if (token.startsWith('=')) {
      board.values[cell] = Number(token.slice(1));
      board.candidates[cell] = 0;
      board.open--;
    } else board.candidates[cell] = [...token].reduce((mask, digit) => mask | (1 << Number(digit)), 0);
  }
  return board;
}
