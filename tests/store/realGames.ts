/** The real games, played through the real store with everything around them faked. */

import { type Rng, rngFor } from '../../src/core/chance';
import { expect as must, type Result } from '../../src/core/result';
import type { Move, Rules } from '../../src/core/rules';
import { rules as dokuborn } from '../../src/games/dokuborn/rules/rules';
import { rules as dragonQuest } from '../../src/games/dragon-quest/rules/rules';
import { rules as hudoku } from '../../src/games/hudoku/rules/rules';
import { rules as pikachu } from '../../src/games/pikachu/rules/rules';
import { brewRules } from '../../src/games/wondering-witches/brew/rules/rules';
import { rules as witches } from '../../src/games/wondering-witches/solo/rules/rules';
import { checkShelf } from '../../src/store/saving/savedGamesCheck';
import type { SaveState, Saves } from '../../src/store/saving/saves';
import { saveKey } from '../../src/store/saving/saveText';
import type { FinishedGame, Table } from '../../src/store/session/sessionState';
import { type BenchOptions, fakeDatabase, loaded } from './fakes';

export interface PlayedGame {
  /** As the store writes it. */
  readonly save: string;
  readonly body: string;
  readonly finished: readonly FinishedGame[];
}

export interface RealGame {
  readonly name: string;
  /** Tells the two ways of playing Wondering Witches apart. */
  readonly slug: string;
  readonly id: string;
  readonly presets: number;
  readonly check: (body: string) => Result<null>;
  /** A free game and a daily: so many moves at random, and then, if asked, as hints say to the end. */
  readonly play: (
    seed: string,
    moves: number,
    how?: { preset?: number; toEnd?: boolean },
  ) => Promise<PlayedGame>;
  /** What a save shows to whoever opens it again, undo included. */
  readonly reopen: (save: string) => Promise<string>;
  /** As a page does that is still being played on. */
  readonly open: (options: BenchOptions) => Promise<RealTable>;
  /** Opens what may be damaged, deals anew where nothing came of it, and uses whatever is then on the table. */
  readonly survive: (save: string, rng: Rng) => Promise<Survival>;
}

export interface RealTable {
  readonly saves: Saves;
  /** Something else on the table: a move at random, and a new game where there is none to make. */
  readonly play: (rng: Rng) => Promise<void>;
  readonly load: () => Promise<void>;
  /** The record; null: nothing is on the table. */
  readonly shown: () => string | null;
}

export interface Survival {
  /** As `reopen`; null: the save was refused. */
  readonly opened: string | null;
  /** Everything in the database afterwards. */
  readonly texts: readonly string[];
  readonly state: SaveState;
}

export const DAY = '2026-11-18';
const LONGEST = 400;

function realGame<C, M extends Move, S, V>(name: string, rules: Rules<C, M, S, V>): RealGame {
  async function open(options: BenchOptions) {
    const bench = await loaded(rules, options);
    const playOn = (moves: number, choose: (game: { state: S; view: V }) => M | null) => {
      for (let count = 0; count < moves; count++) {
        const { game } = bench.store.getState();
        const move = game?.status.kind === 'playing' ? choose(game) : null;
        if (!move || !bench.store.play(move).ok) return;
      }
    };
    return { ...bench, playOn };
  }
  return {
    name,
    slug: name.toLowerCase().replace(/\W+/g, '-'),
    id: rules.id,
    presets: rules.presets.length,
    check: (body) => checkShelf(rules, body),
    async play(seed, moves, { preset = 0, toEnd = false } = {}) {
      const { store, saves, database, finished, playOn } = await open({ seeds: [seed] });
      const playWith = (rng: Rng) => {
        playOn(moves, ({ state }) => rules.sample(state, rng));
        if (toEnd) playOn(LONGEST, ({ view }) => rules.hint(view)?.move ?? null);
      };
      must(await store.newGame(rules.presets[preset]?.config ?? rules.daily));
      playWith(rngFor(seed, 'free'));
      must(await store.openDaily(DAY, `daily-${DAY}`));
      playWith(rngFor(seed, 'daily'));
      await saves.idle();
      const save = database.texts.get(saveKey(rules.id)) ?? '';
      return { save, body: save.slice(save.indexOf('\n') + 1), finished };
    },
    async reopen(save) {
      const { store } = await open({ database: fakeDatabase(new Map([[saveKey(rules.id), save]])) });
      return whatIsShown(store.getState());
    },
    async open(options) {
      const { store, saves } = await open(options);
      let drafts = 0;
      return {
        saves,
        async play(rng) {
          const { game } = store.getState();
          const move = game?.status.kind === 'playing' ? rules.sample(game.state, rng) : null;
          if (move && store.play(move).ok) return;
          if (game && rng.below(4) > 0) store.setDraft(`thought ${drafts++}`);
          else must(await store.newGame(rules.presets[0]?.config ?? rules.daily));
        },
        load: store.load,
        shown() {
          const { game } = store.getState();
          return game && JSON.stringify([game.record, game.draft]);
        },
      };
    },
    async survive(save, rng) {
      const database = fakeDatabase(new Map([[saveKey(rules.id), save]]));
      const { store, saves, playOn } = await open({ database });
      const opened = store.getState().game ? whatIsShown(store.getState()) : null;
      if (opened === null) must(await store.newGame(rules.daily));
      store.askHint();
      playOn(1, ({ state }) => rules.sample(state, rng));
      while (store.undo('assisted') === 'done');
      for (let redone = 0; redone < LONGEST && store.redo(); redone++);
      await saves.idle();
      return { opened, texts: [...database.texts.values()], state: saves.state() };
    },
  };
}

function whatIsShown<C, M extends Move, S, V>({ game, notice }: Table<C, M, S, V>): string {
  return JSON.stringify({ state: game?.state, record: game?.record, notice });
}

export const realGames: readonly RealGame[] = [
  realGame('Pikachu', pikachu),
  realGame('Hudoku', hudoku),
  realGame('Dokuborn', dokuborn),
  realGame('Dragon Quest', dragonQuest),
  realGame('Wondering Witches, Solo', witches),
  realGame('Wondering Witches, Brew', brewRules),
];
