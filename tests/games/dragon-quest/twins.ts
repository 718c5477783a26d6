/** Ours and the plain game of `plainVersion.ts`, dealt alike, and their moves in the same words. */
import { chanceFrom, shuffled } from '../../../src/core/chance';
import { type Config, type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { PlainDragonQuest, type PlainMove } from './plainVersion';
import { DUNGEON_NAMES, ITEM_NAMES, must } from './scenarios';

const COLUMNS = 13;

export function placeText(cell: number): string {
  return `${(cell % COLUMNS) - 6},${Math.floor(cell / COLUMNS) - 4}`;
}

export function oursText(move: DragonMove): string {
  switch (move.kind) {
    case 'explore':
    case 'resolve':
      return `${move.kind} ${placeText(move.cell)}`;
    case 'trade':
      return `trade ${placeText(move.cell)} ${move.want === 'exit' ? 'exit' : ITEM_NAMES[move.want]}`;
    case 'open':
      return `open ${ITEM_NAMES[move.item]} ${placeText(move.cell)}`;
    case 'ward':
    case 'command':
      return `${move.kind} ${ITEM_NAMES[move.item]}`;
    case 'suffer':
      return `suffer ${move.gems}`;
    default:
      return move.kind;
  }
}

export function plainText(move: PlainMove): string {
  switch (move.type) {
    case 'explore':
    case 'resolve':
      return `${move.type} ${move.x},${move.y}`;
    case 'trade':
      return `trade ${move.x},${move.y} ${move.want}`;
    case 'open':
      return `open ${move.item} ${move.x},${move.y}`;
    case 'ward':
    case 'command':
      return `${move.type} ${move.item}`;
    case 'suffer':
      return `suffer ${move.gems}`;
    default:
      return move.type;
  }
}

export interface Side {
  readonly state: State;
  readonly twin: PlainDragonQuest;
}

export function twins(config: Config, seed: string): Side {
  const chance = chanceFrom(seed);
  const state = must(rules.start(config, rules.deal(config, chance, 1), 1));
  const twin = new PlainDragonQuest(
    config.halls === 'narrow',
    {
      dungeon: state.order.map((card) => DUNGEON_NAMES[card] ?? ''),
      items: state.itemStock.map((item) => ITEM_NAMES[item] ?? ''),
      fate: state.fate,
    },
    {
      fate: (n) => shuffled([6, 7, 8, 9, 10], chance('fate', n)),
      dungeon: (level) => levelDeck(seed, level),
    },
  );
  return { state, twin };
}

function levelDeck(seed: string, level: number): string[] {
  const rng = chanceFrom(seed)('dungeon', level);
  const entrances = DUNGEON_NAMES.filter((name) => name !== 'AS' && name !== 'QS');
  const entrance = entrances[rng.below(entrances.length)] ?? '';
  return [
    entrance,
    ...shuffled(
      DUNGEON_NAMES.filter((name) => name !== entrance),
      rng,
    ),
  ];
}
