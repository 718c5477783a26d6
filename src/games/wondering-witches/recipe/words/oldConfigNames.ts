/**
 * The first edition kept its statistics under the words that it showed. All of them are made here once more, in
 * wording that is frozen, and turn into codes.
 */
const LEVELS: Readonly<Record<string, string>> = {
  '6-0-x': 'First Game',
  '6-1-x': 'Beginner',
  '8-1-x': 'Amateur Witch',
  '8-1-d': 'Spice Sorcerer',
  '8-1-dvs': 'Potion Master',
  '10-2-dvs': 'High Witch',
};

const HERBS = [4, 5, 6, 7, 8, 9, 10];
const FEWEST_TO_VARY = 6;
const EFFECTS = [0, 1, 2];
const SWITCHES = [
  ['d', 'drama decoys'],
  ['v', 'variable recipe'],
  ['s', 'special cells'],
] as const;
const EVENTS = 'random events';

type Switches = readonly (readonly [letter: string, words: string])[];

/** Every choice of switches, in their order. */
function choices([first, ...rest]: Switches): Switches[] {
  if (first === undefined) return [[]];
  const others = choices(rest);
  return [...others, ...others.map((chosen) => [first, ...chosen])];
}

function namesOf(herbs: number, effects: number, chosen: Switches): [words: string, code: string][] {
  const letters = chosen.map(([letter]) => letter).join('');
  const code = `${herbs}-${effects}-${letters || 'x'}`;
  const custom = [`Custom: ${herbs} ingredients`, `effects ${effects}`, ...chosen.map(([, words]) => words)];
  const words = LEVELS[code] ?? custom.join(', ');
  return [
    [words, code],
    [`${words}, ${EVENTS}`, `${herbs}-${effects}-${letters}r`],
  ];
}

const CONFIGS: ReadonlyMap<string, string> = new Map(
  HERBS.flatMap((herbs) =>
    EFFECTS.flatMap((effects) =>
      choices(SWITCHES)
        .filter((chosen) => herbs >= FEWEST_TO_VARY || chosen.every(([letter]) => letter !== 'v'))
        .flatMap((chosen) => namesOf(herbs, effects, chosen)),
    ),
  ),
);

export function codeFromOldName(words: string): string | null {
  return CONFIGS.get(words) ?? null;
}
