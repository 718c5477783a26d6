/** What each effect does, as the players are told. */

import { EFFECT_KIND_NAMES, EFFECT_KINDS, type EffectKindName } from '../effects/allEffects';
import type {
  CauldronEffect,
  ComplexEffect,
  DecoyEffect,
  EffectName,
  FieldEffect,
  InvestigativeEffect,
  PlayerEffect,
} from '../effects/names';

const CAULDRON: Readonly<Record<CauldronEffect, string>> = {
  Cutoff: 'The potion ends here: whatever lies behind this ingredient is not looked at.',
  Spicy: 'The next ingredient’s number is one higher, for this potion.',
  Refreshing: 'The next ingredient’s number is one lower, for this potion.',
  Enthusiastic: 'The next ingredient is skipped: neither judged nor heard.',
  Cleaner: 'The next ingredient loses its effects, for this potion.',
  Fertilizer: 'The next ingredient that is grown wrongly counts as grown perfectly.',
};

const INVESTIGATIVE: Readonly<Record<InvestigativeEffect | DecoyEffect, string>> = {
  Detective: 'Tells the number of a random ingredient in the potion.',
  Liar: 'Tells a number of the recipe’s range that nothing in the potion has.',
  Inspector: 'Tells how many ingredients in the potion have an effect.',
  General: 'Tells how many effects the potion holds in all.',
  Pessimist: 'Tells how many ingredients do not continue the count of the one before them.',
  Optimist: 'Tells how many ingredients are in the right order; the first one always is.',
  Calculator: 'Tells the sum of all numbers in the potion.',
  Revealer: 'Tells how many decoys are in the potion.',
  Blessing: 'Tells how many good ingredients are in the potion.',
  Scientist: 'Tells whether any ingredient in the potion has more than one effect.',
  Hugger: 'Tells whether the ingredient right before it is exactly one higher or lower.',
  Crowdy: 'Speaks only if at least three other ingredients are in the potion.',
  Joker: 'Gives the answer of some other investigative effect, without saying which.',
  Brothers: 'Two ingredients are brothers. Each is wrong unless both are in the potion.',
  Enemies: 'Two ingredients are enemies. Each is wrong if both are in the potion.',
  Imposter: 'A decoy with a number like a good one, but always wrong. It tells that it was met.',
};

const PLAYERS: Readonly<Record<PlayerEffect, string>> = {
  Poison:
    'Whoever tested is poisoned. Once every player is, the game is lost. Lasts through the next potion.',
  'Green Fingers':
    'When you grow a garden, every plant gains two seeds instead of one. Lasts through the next potion.',
  Piggyback: 'Take your actions on a neighbour’s board instead of your own. Lasts through the next potion.',
  Allergies: 'Do not plant or grow anything that is in this potion. Lasts through the next potion.',
  Distracted: 'Nothing on your board grows past two seeds. Lasts through the next potion.',
  Genius: 'When testing, you may change one thing about the potion. Lasts through the next potion.',
  Sharer: 'Plant only what you have least of. Lasts through the next potion.',
  Minimalist: 'Test only single ingredients. Lasts through the next potion.',
  Copycat: 'Copy a neighbour’s garden onto your own board. Lasts through the next potion.',
};

const FIELD: Readonly<Record<FieldEffect, string>> = {
  Rain: 'Every plant in the tested garden’s row of gardens grows by one.',
  Weeds: 'Cross out one empty cell.',
  Blight: 'One plant loses a seed.',
  Compost: 'The tested garden is not used up.',
  Sunbeam: 'The next time you grow a garden counts double.',
  Sprout: 'A random ingredient appears with one seed; the High Witch says which.',
};

const COMPLEX: Readonly<Record<ComplexEffect, string>> = {
  Resetter: 'Everything up to and including it is forgotten, reports too: the potion begins anew behind it.',
  Equalizer: 'The next ingredient’s number becomes the number of effects it has.',
  Student: 'The player who tested may plant any ingredient next.',
  Spreader: 'The player who tested may plant in any cell next.',
  Random: 'Its own number is rolled anew in every potion.',
  Blender: 'Its own number grows by the number of good ingredients in the potion.',
  Downer: 'Its own number falls by the number of decoys in the potion.',
  Teamplayer: 'Adds the number of the ingredient right before it to its own.',
  Analyzer: 'Tells how far its own number is from its place in the potion.',
  Odd: 'In a potion with an odd count of ingredients it is an Ignore decoy, and its other effects are silent.',
  Even: 'In a potion with an even count of ingredients it says what it is; in any other its number is rolled anew.',
  Coward: 'Found in the first half of the potion, it runs to the end and is judged there instead.',
};

const EXPLANATIONS: Readonly<Record<EffectName, string>> = {
  ...CAULDRON,
  ...INVESTIGATIVE,
  ...PLAYERS,
  ...FIELD,
  ...COMPLEX,
};

export function explanationOf(effect: EffectName): string {
  return EXPLANATIONS[effect];
}

const KIND_TITLES: Readonly<Record<EffectKindName, string>> = {
  cauldron: 'Changes the cauldron',
  investigative: 'Investigates',
  players: 'Changes the players',
  field: 'Changes the field',
  complex: 'Complex',
};

interface TitledEffects {
  readonly title: string;
  readonly names: readonly EffectName[];
}

/** Under titles of their kinds; kinds without any are left out. */
export function byKind(effects: readonly EffectName[]): readonly TitledEffects[] {
  const kinds = EFFECT_KIND_NAMES.map((kind) => ({
    title: KIND_TITLES[kind],
    names: effects.filter((effect) => EFFECT_KINDS[kind].some((name) => name === effect)),
  }));
  const decoys = { title: 'Decoys', names: effects.filter((effect) => effect === 'Imposter') };
  return [...kinds, decoys].filter(({ names }) => names.length > 0);
}
