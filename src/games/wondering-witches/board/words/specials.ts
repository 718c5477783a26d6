/** What special cells do, for players round a table. */
import type { SpecialName } from '../rules/specials';

export const SPECIAL_EXPLANATIONS: Readonly<Record<SpecialName, string>> = {
  Efficiency: 'This cell holds two plants.',
  Versatility: 'This cell also counts as a garden of its own, which may be tested again and again.',
  Painter: 'Planting here lets you cut a garden in two.',
  Guesser: 'Planting here gives a free test of any potion that contains the plant.',
  'Low Ceiling': 'Nothing in this cell grows past two seeds.',
  'Fertile Ground': 'What stands in this cell grows by two seeds at a time.',
  'Hard Ground': 'Planting here costs your next turn.',
  'Black Magic': 'This cell cannot be used until it is the last free one.',
};
