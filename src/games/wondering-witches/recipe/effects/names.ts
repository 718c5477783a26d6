/** Every effect there is, by kind. One of each kind is drawn before any is drawn freely. */
export const CAULDRON_EFFECTS = [
  'Cutoff',
  'Spicy',
  'Refreshing',
  'Enthusiastic',
  'Cleaner',
  'Fertilizer',
] as const;

export const INVESTIGATIVE_EFFECTS = [
  'Detective',
  'Liar',
  'Inspector',
  'General',
  'Pessimist',
  'Optimist',
  'Calculator',
  'Joker',
  'Revealer',
  'Blessing',
  'Scientist',
  'Hugger',
  'Crowdy',
  'Brothers',
  'Enemies',
] as const;

export const PLAYER_EFFECTS = [
  'Poison',
  'Green Fingers',
  'Piggyback',
  'Allergies',
  'Distracted',
  'Genius',
  'Sharer',
  'Minimalist',
  'Copycat',
] as const;

export const FIELD_EFFECTS = ['Rain', 'Weeds', 'Sprout', 'Blight', 'Compost', 'Sunbeam'] as const;

export const COMPLEX_EFFECTS = [
  'Resetter',
  'Equalizer',
  'Student',
  'Spreader',
  'Random',
  'Blender',
  'Downer',
  'Teamplayer',
  'Analyzer',
  'Odd',
  'Even',
  'Coward',
] as const;

/** Carried by Imposter decoys, never drawn. */
const DECOY_EFFECTS = ['Imposter'] as const;

export type CauldronEffect = (typeof CAULDRON_EFFECTS)[number];
export type InvestigativeEffect = (typeof INVESTIGATIVE_EFFECTS)[number];
export type PlayerEffect = (typeof PLAYER_EFFECTS)[number];
export type FieldEffect = (typeof FIELD_EFFECTS)[number];
export type ComplexEffect = (typeof COMPLEX_EFFECTS)[number];
export type DecoyEffect = (typeof DECOY_EFFECTS)[number];

export type EffectName =
  | CauldronEffect
  | InvestigativeEffect
  | PlayerEffect
  | FieldEffect
  | ComplexEffect
  | DecoyEffect;

export const EFFECT_NAMES: readonly EffectName[] = [
  ...CAULDRON_EFFECTS,
  ...INVESTIGATIVE_EFFECTS,
  ...PLAYER_EFFECTS,
  ...FIELD_EFFECTS,
  ...COMPLEX_EFFECTS,
  ...DECOY_EFFECTS,
];

/** In this order they are brought in, one more with every game, before any are drawn. */
export const TAUGHT_EFFECTS = ['Detective', 'Spicy', 'Compost'] as const satisfies readonly EffectName[];

/** These come as two, on two different ingredients. */
export const PAIRED_EFFECTS: readonly EffectName[] = ['Brothers', 'Enemies'];
