/** Deals the positions of Pikachu's study. */
import type { Study } from '../../../core/study';
import { GAMES } from './games';
import { LESSONS } from './lessons';
import { ordersFrom } from './orders';
import { study as played } from './study';
import { tailOf } from './tails';
import type { TailPosition, TailStudy } from './types';

export const study: Study<TailStudy> = { ...played, position };

function position(code: string, n: number): TailPosition {
  const lesson = LESSONS.find((one) => one.code === code);
  const game = GAMES[code]?.split('-')[n];
  const tail = lesson && game !== undefined ? tailOf(lesson, Number.parseInt(game, 36)) : null;
  const orders = tail && ordersFrom(tail);
  if (!tail || orders?.fewestLeft !== 0) throw new Error(`No position ${n} for ${code}`);
  return { ...tail, carelessStuck: Math.round(100 * orders.stuck) };
}
