import type { GameMeta } from '../../frame/GameMeta';
import { painting } from '../painted/painting';
import { useToday } from './days';
import { dailyLevel } from './level';

/** How hard today's daily is; nothing where all days are alike. */
export function LevelText({ game }: { readonly game: GameMeta }) {
  const level = dailyLevel(game, useToday());
  // A page is painted once, for whatever day it will be: paintToday.ts writes the level.
  return painting.now ? <span data-weeks={JSON.stringify(game.weeks)} /> : level;
}
