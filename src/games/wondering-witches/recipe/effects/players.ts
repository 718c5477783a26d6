import { type Effect, MET } from '../workingPotion';
import type { PlayerEffect } from './names';

function forPlayers(explanation: string): Effect {
  return { explanation: `${explanation} Lasts through the next potion.`, act: () => MET };
}

export const PLAYERS: Readonly<Record<PlayerEffect, Effect>> = {
  Poison: forPlayers('Whoever tested is poisoned. Once every player is, the game is lost.'),
  'Green Fingers': forPlayers('When you grow a garden, every plant gains two seeds instead of one.'),
  Piggyback: forPlayers('Take your actions on a neighbour’s board instead of your own.'),
  Allergies: forPlayers('Do not plant or grow anything that is in this potion.'),
  Distracted: forPlayers('Nothing on your board grows past two seeds.'),
  Genius: forPlayers('When testing, you may change one thing about the potion.'),
  Sharer: forPlayers('Plant only what you have least of.'),
  Minimalist: forPlayers('Test only single ingredients.'),
  Copycat: forPlayers('Copy a neighbour’s garden onto your own board.'),
};
