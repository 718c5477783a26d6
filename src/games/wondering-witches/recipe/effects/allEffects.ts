import type { Effect } from '../workingPotion';
import { CAULDRON } from './cauldron';
import { COMPLEX } from './complex';
import { FIELD } from './field';
import { INVESTIGATIVE } from './investigative';
import {
  CAULDRON_EFFECTS,
  COMPLEX_EFFECTS,
  type EffectName,
  FIELD_EFFECTS,
  INVESTIGATIVE_EFFECTS,
  PLAYER_EFFECTS,
} from './names';
import { PLAYERS } from './players';

export const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  ...CAULDRON,
  ...INVESTIGATIVE,
  ...PLAYERS,
  ...FIELD,
  ...COMPLEX,
};

/** In the order in which a recipe draws one of each; the last only at effects level 2. */
export const EFFECT_KIND_NAMES = ['cauldron', 'investigative', 'players', 'field', 'complex'] as const;
export type EffectKindName = (typeof EFFECT_KIND_NAMES)[number];

export const EFFECT_KINDS = {
  cauldron: CAULDRON_EFFECTS,
  investigative: INVESTIGATIVE_EFFECTS,
  players: PLAYER_EFFECTS,
  field: FIELD_EFFECTS,
  complex: COMPLEX_EFFECTS,
} as const satisfies Readonly<Record<EffectKindName, readonly EffectName[]>>;

export function isPlayerEffect(name: EffectName): boolean {
  return EFFECT_KINDS.players.some((player) => player === name);
}
