/** How demanding a board is: how often careless games on it end stuck. */
import type { Grading } from './types';

export const GRADES = ['calm', 'tricky', 'treacherous'] as const;
export type Grade = (typeof GRADES)[number];

const CALM_BELOW = 0.15;
const TRICKY_BELOW = 0.5;

export function gradeOf({ stuck, playouts }: Grading): Grade {
  const share = stuck / playouts;
  if (share < CALM_BELOW) return 'calm';
  return share < TRICKY_BELOW ? 'tricky' : 'treacherous';
}
