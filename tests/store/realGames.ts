/** The real games, played through the real store with everything around them faked. */
import { aidSums } from '../../src/core/aids';
import { type Rng, rngFor } from '../../src/core/chance';
import type { GameRecord } from '../../src/core/record';
import { type Fault, expect as must, type Result } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { sampleMove } from '../../src/core/sample';
import { type FaultWords, faultSentence } from '../../src/frame/words/faults';
import { checkSavedGames } from '../../src/store/saving/savedGamesCheck';
import type { SaveState, Saves } from '../../src/store/saving/saves';
import { saveKey } from '../../src/store/saving/saveText';
import type { FinishedGame, GameInPlay, SessionState } from '../../src/store/session/sessionState';
import { playedRooms } from '../everyGame';
import { fakeDatabase, loaded, type PageOptions, stateAt } from './fakes';

export interface PlayedGame {
  /** As the store writes it. */
  readonly save: string;
  readonly body: string;
  readonly finished: readonly FinishedGame[];
}

export interface RealGame {
  readonly name: string;
  readonly id: string;
  readonly presets: number;
  readonly check: (body: string) => Result<null>;
  readonly sentence: (fault: Fault) => string;
  /** A free game and a daily: so many moves at random, and then, if asked, as hints say to the end. */
  readonly play: (
    seed: string,
    moves: number,
    how?: { preset?: number; toEnd?: boolean },
  ) => Promise<PlayedGame>;
  /** What a save shows to whoever opens it again, undo included. */
  readonly reopen: (save: string) => Promise<string>;
  /** As a page does that is still being played on. */
  readonly open: (options: PageOptions) => Promise<RealPage>;
  /** Opens what may be damaged, deals anew where nothing came of it, and uses whatever is then in play. */
  readonly survive: (save: string, rng: Rng) => Promise<Survival>;
}

export interface RealPage {
  readonly saves: Saves;
  /** Something else in play: a move at random, and a new game where there is none to make. */
  readonly play: (rng: Rng) => Promise<void>;
  readonly load: () => Promise<void>;
  /** The record; null: nothing is in play. */
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

export function realGame<G extends GameTypes>(name: string, rules: Rules<G>, words: FaultWords): RealGame {
  const ordinary = rules.daily(DAY).config;

  async function open(options: PageOptions) {
    const bench = await loaded(rules, options);
    const playOn = (moves: number, choose: (game: GameInPlay<G>) => G['move'] | null) => {
      for (let count = 0; count < moves; count++) {
        const { game } = bench.store.getState();
        const move = game?.status.kind === 'playing' ? choose(game) : null;
        if (!move || !bench.store.play(move).ok) return;
      }
    };
    return { ...bench, playOn };
  }

  const atRandom = (rng: Rng) => (game: GameInPlay<G>) => sampleMove(rules, stateAt(rules, game.record), rng);

  return {
    name,
    id: rules.id,
    presets: rules.presets.length,
    check: (body) => checkSavedGames(rules, body),
    sentence: (fault) => faultSentence(fault, words),
    async play(seed, moves, { preset = 0, toEnd = false } = {}) {
      const { store, saves, database, finished, playOn } = await open({ seeds: [seed] });
      const playWith = (rng: Rng) => {
        playOn(moves, atRandom(rng));
        if (toEnd) playOn(LONGEST, ({ view }) => rules.hint(view)?.move ?? null);
      };
      must(await store.newGame(rules.presets[preset]?.config ?? ordinary));
      playWith(rngFor(seed, 'free'));
      must(await store.openDaily(DAY));
      playWith(rngFor(seed, 'daily'));
      await saves.idle();
      const save = database.texts.get(saveKey(rules.id)) ?? '';
      return { save, body: save.slice(save.indexOf('\n') + 1), finished };
    },
    async reopen(save) {
      const { store } = await open({ database: fakeDatabase(new Map([[saveKey(rules.id), save]])) });
      return whatIsShown(rules, store.getState());
    },
    async open(options) {
      const { store, saves } = await open(options);
      let drafts = 0;
      return {
        saves,
        async play(rng) {
          const { game } = store.getState();
          const move = game?.status.kind === 'playing' ? atRandom(rng)(game) : null;
          if (move && store.play(move).ok) return;
          if (game && rng.below(4) > 0) store.setDraft(`thought ${drafts++}`);
          else must(await store.newGame(rules.presets[0]?.config ?? ordinary));
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
      const opened = store.getState().game ? whatIsShown(rules, store.getState()) : null;
      if (opened === null) must(await store.newGame(ordinary));
      store.askHint();
      playOn(1, atRandom(rng));
      while (store.undo('assisted') === 'done');
      for (let redone = 0; redone < LONGEST && store.redo(); redone++);
      await saves.idle();
      return { opened, texts: [...database.texts.values()], state: saves.state() };
    },
  };
}

/** As the first edition would have it, so that the hashes of its saves stay what they were. */
function whatIsShown<G extends GameTypes>(rules: Rules<G>, { game, notice }: SessionState<G>): string {
  const state = game ? stateAt(rules, game.record) : undefined;
  return JSON.stringify({ state, record: game ? inOldForm(game.record) : undefined, notice });
}

function inOldForm({ tally, journal, ...record }: GameRecord): object {
  const { aids: _, assisted, ...figures } = tally;
  const old = { ...record, tally: { ...figures, ...aidSums(tally), assisted } };
  return journal === undefined ? old : { ...old, journal };
}

export const realGames: readonly RealGame[] = playedRooms.map(({ title, rules, words }) =>
  realGame(title, rules, words),
);
