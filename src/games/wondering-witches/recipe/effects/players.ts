import { type Effect, MET } from '../workingPotion';
import type { PlayerEffect } from './names';

/** What they do to the players lasts through the next potion, and concerns no potion. */
const TELLS_THAT_IT_WAS_MET: Effect = { act: () => MET };

export const PLAYERS: Readonly<Record<PlayerEffect, Effect>> = {
  Poison: TELLS_THAT_IT_WAS_MET,
  'Green Fingers': TELLS_THAT_IT_WAS_MET,
  Piggyback: TELLS_THAT_IT_WAS_MET,
  Allergies: TELLS_THAT_IT_WAS_MET,
  Distracted: TELLS_THAT_IT_WAS_MET,
  Genius: TELLS_THAT_IT_WAS_MET,
  Sharer: TELLS_THAT_IT_WAS_MET,
  Minimalist: TELLS_THAT_IT_WAS_MET,
  Copycat: TELLS_THAT_IT_WAS_MET,
};
