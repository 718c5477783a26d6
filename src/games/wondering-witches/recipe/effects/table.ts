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

export interface EffectKind {
  readonly title: string;
  readonly names: readonly EffectName[];
}

/** In the order in which a recipe draws one of each; the last only at effects level 2. */
export const EFFECT_KINDS = {
  cauldron: { title: 'Changes the cauldron', names: CAULDRON_EFFECTS },
  investigative: { title: 'Investigates', names: INVESTIGATIVE_EFFECTS },
  players: { title: 'Changes the players', names: PLAYER_EFFECTS },
  field: { title: 'Changes the field', names: FIELD_EFFECTS },
  complex: { title: 'Complex', names: COMPLEX_EFFECTS },
} as const satisfies Record<string, EffectKind>;

export function isPlayerEffect(name: EffectName): boolean {
  return EFFECT_KINDS.players.names.some((player) => player === name);
}
