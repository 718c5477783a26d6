/** What a potion does beyond its result: to the witch (abilities), to the field, and what happens besides. */
import { pick, type Rng } from '../../../../core/chance';
import { FIELD_EFFECTS, type FieldEffect } from '../../recipe/effects/names';
import type { FeedbackLine, PotionItem, PotionResult } from '../../recipe/types';
import { addSeeds, type Changed, crossOut, livingSpots, loseSeed, nothing, sprout } from './changes';
import { freeCells, gardenAt, rowOfGarden } from './field';
import { eventIndex, SOLO_EVENTS } from './soloEvents';
import {
  DEADLY_POISONINGS,
  type Fate,
  type FieldChange,
  SOLO_ABILITIES,
  type SoloState,
  type Source,
} from './types';

interface Tested {
  readonly source: Source;
  readonly items: readonly PotionItem[];
  readonly result: PotionResult;
}

interface FieldScene {
  readonly state: SoloState;
  readonly source: Source;
  readonly line: FeedbackLine;
  readonly rng: Rng;
  readonly fate: Fate;
}

const FIELD_ACTS: Readonly<Record<FieldEffect, (scene: FieldScene) => Changed>> = {
  Rain: ({ state, source }) => rain(state, source),
  Weeds: ({ state, rng, fate }) => crossOut(state, rng, 'Weeds', fate),
  Sprout: ({ state, line, rng, fate }) =>
    line.says === 'plant'
      ? sprout(state, line.ingredient, rng, { cause: 'Sprout', fate })
      : nothing(state, 'Sprout'),
  Blight: ({ state, rng }) => loseSeed(state, rng, 'Blight'),
  // Acts where the garden would be used up, before anything else does.
  Compost: ({ state, source }) =>
    source.from === 'garden'
      ? { state, change: { what: 'kept', cause: 'Compost', garden: source.garden } }
      : nothing(state, 'Compost'),
  Sunbeam: ({ state }) => nothing({ ...state, hasSunbeam: true }, 'Sunbeam'),
};

/** The potion's number in the log is the counter of all chance that is drawn here. */
export function carryOut(before: SoloState, tested: Tested, fate: Fate): SoloState {
  const n = before.potions.length;
  const { chance } = fate;
  const { source, items, result } = tested;
  let state = spendGarden(changeWitch(before, tested), tested);
  const changes: FieldChange[] = [];
  const note = (changed: Changed) => {
    state = changed.state;
    changes.push(changed.change);
  };
  const rng = chance('field', n);
  for (const line of result.feedback) {
    const name = FIELD_EFFECTS.find((own) => own === line.effect);
    if (name) note(FIELD_ACTS[name]({ state, source, line, rng, fate }));
  }
  let event: number | null = null;
  if (state.config.events && !isOverNow(state)) {
    const drawn = pick(SOLO_EVENTS, chance('event', n));
    event = eventIndex(drawn);
    note(drawn.happen(state, chance('eventField', n), fate));
  }
  return { ...state, potions: [...state.potions, { items, result, event, source, happenings: changes }] };
}

function isOverNow(state: SoloState): boolean {
  return state.poisonings >= DEADLY_POISONINGS || freeCells(state).length === 0;
}

function changeWitch(state: SoloState, { items, result }: Tested): SoloState {
  const met = (name: string) => result.feedback.some(({ effect }) => effect === name);
  const allergies = [...new Set(items.map(({ ingredient }) => ingredient))].sort((a, b) => a - b);
  return {
    ...state,
    abilities: SOLO_ABILITIES.filter(met),
    allergies: met('Allergies') ? allergies : [],
    poisonings: state.poisonings + (met('Poison') ? 1 : 0),
    isMisty: false,
    isPotCracked: false,
  };
}

function spendGarden(state: SoloState, { source, result }: Tested): SoloState {
  if (source.from !== 'garden') return state;
  const isKept = result.feedback.some(({ effect }) => effect === 'Compost');
  const n = state.potions.length;
  return {
    ...state,
    gardens: state.gardens.map((own, index) =>
      index === source.garden ? { ...own, isUsed: !isKept, potion: n } : own,
    ),
  };
}

/** Every plant in the gardens that begin in the same row as the tested one. */
function rain(state: SoloState, source: Source): Changed {
  const tested =
    source.from === 'garden'
      ? state.gardens[source.garden]
      : source.from === 'cell'
        ? gardenAt(state, source.cell)
        : null;
  if (!tested) return nothing(state, 'Rain');
  const row = rowOfGarden(tested);
  const wet = state.gardens.filter((garden) => rowOfGarden(garden) === row).flatMap(({ cells }) => cells);
  return addSeeds(
    state,
    livingSpots(state).filter(({ cell }) => wet.includes(cell)),
    'Rain',
  );
}
