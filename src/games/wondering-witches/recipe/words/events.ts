/** What each event asks of those at the table. */
import type { EventName } from '../events';

export const EVENT_TEXTS: Readonly<Record<EventName, string>> = {
  'Warm night': 'Every player adds one seed to one plant of their choice.',
  'Swept floor': 'One player may erase one crossed-out cell.',
  'Second helping': 'The player who tested takes another turn at once.',
  Cutting: 'Copy one plant, with one seed, into an empty cell next to it.',
  Ladybirds: 'Choose a garden: each plant in it with one seed gains another.',
  'Clean cauldron': 'One garden that was used may be tested once more.',
  'Old friend': 'Each player may move one plant to an empty cell of their board.',
  'New moon': 'Turns now go round the table the other way.',
  'Swap shop': 'Two players exchange one plant each, seeds and all.',
  'House call': 'Pass your board to the left for one turn.',
  'Silent hour': 'Nobody speaks until the next potion has been tested.',
  'Borrowed hat': 'The next ingredient is chosen by the player to your right.',
  Mist: 'Until the next potion, everyone plants in an outer cell if one is free.',
  Magpie: 'One plant with the most seeds loses all but one.',
  'Cold snap': 'Nothing grows in the next turn; you may still plant.',
  'Spilt ink': 'Every player crosses out one empty cell.',
  Moles: 'Remove one plant with a single seed.',
  Drought: 'One plant of each player loses a seed; at one seed it withers.',
  'Cat on the shelf': 'The player to the left picks what you plant next.',
  'Cracked pot': 'No potion of more than four ingredients may be tested next.',
};
