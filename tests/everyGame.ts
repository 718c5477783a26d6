/**
 * What the tests know of the games. Which games there are is read from the registry (`src/app/registry.ts`), never from
 * a list here. What a test has to know of one game beyond that lies beside that game's own tests, in a file of a fixed
 * name in `tests/games/<id>/`, where the tests that all games share find it. Each of these may be absent, but for the
 * first; `tests/everyGame.test.ts` says which file a game lacks:
 *
 *   some `*.test.ts`      puts every `rules` of the game through the contract suite (`tests/contract/describeRules.ts`)
 *   inBrowser.ts          `inBrowser: InBrowser` of tests/inBrowser.ts: how a move is made on the page, by mouse and by
 *                         keys, and how a game is won there. Without it a move is whatever the hint proposes.
 *   sayings.ts            `sayings: Sayings` of tests/sayings.ts: what the game says of n things, for the test of singular and plural
 *   causes.ts             `causes: Causes`: how its games end, by code, and what the statistics say of each
 *   documentNames.ts      `documentNames: readonly string[]`: modules of its rules that hold names from its document
 *   bench.ts              `figures: readonly Bench[]` of tests/bench/measure.ts: what `npm run bench -- <id>` prints
 *   golden/               what was released and must open for ever, each file named after its room's id:
 *                         `<room>.format-1.save` with what it opens as in `hashes.json`, `<room>.released.txt.gz`, and
 *                         `<room>.first-edition.json` where the first edition had the room; `<room>.released-2.txt.gz`
 *                         and so on are what later generators dealt; `<room>.dailies.txt.gz` every daily before the
 *                         weekdays differed. A new game has none.
 *
 * Of the game itself the tests find, for every room in which something is saved, `rules/rules.ts` with `rules` in it,
 * and beside that folder `words/words.ts` with `words`.
 */
import { savedRooms } from '../src/app/rooms';
import type { GameTypes, Rules } from '../src/core/rules';
import type { GameWords } from '../src/frame/words/sentences';

type AnyRules = Rules<GameTypes>;

const rulesModules = import.meta.glob<{ readonly rules: AnyRules }>('../src/games/**/rules/rules.ts', {
  eager: true,
});
const wordsModules = import.meta.glob<{ readonly words?: GameWords<GameTypes> }>(
  '../src/games/**/words/words.ts',
  { eager: true },
);

/** A room in which something is saved, with its rules and its words. */
export interface PlayedRoom {
  readonly id: string;
  readonly title: string;
  readonly rules: AnyRules;
  readonly words: GameWords<GameTypes>;
}

const found = Object.entries(rulesModules).map(([path, { rules }]) => ({
  rules,
  words: wordsModules[path.replace(/rules\/rules\.ts$/, 'words/words.ts')]?.words,
}));

/** In the order of the registry; a room whose rules or words are missing is told by `everyGame.test.ts`. */
export const playedRooms: readonly PlayedRoom[] = savedRooms.flatMap(({ id, title }) =>
  found.flatMap(({ rules, words }) => (rules.id === id && words ? [{ id, title, rules, words }] : [])),
);

export const allRules: readonly AnyRules[] = playedRooms.map(({ rules }) => rules);

/** The room's id, how its game ended, the code it is kept under, and what is said of it. */
export type Causes = readonly (readonly [
  room: string,
  outcome: 'won' | 'lost',
  code: string,
  said: string,
])[];

/** What the first edition showed, and what that is kept as today. */
export interface FirstEdition {
  /** What it called each config, and the config's code. */
  readonly configNames: Readonly<Record<string, string>>;
  /** What its statistics in `tests/store/golden` hold of the room, in codes. */
  readonly stored: {
    readonly causes: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly results: readonly (readonly [config: string, cause: string | null])[];
  };
}
