/** Plays a game at random, by hints and against its rules, and tells every sentence that there is to read on the way. */
import { type Chance, chanceFrom, type Rng, rngFor } from '../src/core/chance';
import { formatCode, parseCode } from '../src/core/codes';
import { replay } from '../src/core/replay';
import { expect as must, type Result } from '../src/core/result';
import type { Film, GameTypes, Rules } from '../src/core/rules';
import { sampleMove } from '../src/core/sample';
import { faultSentence } from '../src/frame/words/faults';
import type { GameWords } from '../src/frame/words/sentences';
import type { GameStore } from '../src/store/session/createGameStore';
import type { GameInPlay } from '../src/store/session/sessionState';
import { mangled } from './contract/nastyTexts';
import { count } from './counts';
import { loaded, stateAt } from './store/fakes';

const DAY = '2026-11-18';

export type Tell = (text: string, of: string) => void;

export interface Speaker {
  readonly id: string;
  readonly settings: number;
  /** Plays one game of a setting, and tells everything that there is to read. */
  readonly speak: (setting: number, seed: string, tell: Tell) => Promise<void>;
}

export function speaker<G extends GameTypes>(
  rules: Rules<G>,
  words: GameWords<G>,
  announce: (game: GameInPlay<G>) => string,
): Speaker {
  const tellResult = (result: Result<unknown>, tell: Tell) => {
    if (!result.ok) tell(faultSentence(result.fault, words), result.fault.code);
  };

  function tellGame(game: GameInPlay<G>, tell: Tell): void {
    const { last, status, progress } = game;
    if (last.kind !== 'opened') tell(announce(game), `${last.kind} ${last.events[0]?.kind}`);
    tell(words.progress(progress), 'progress');
    const isOver = status.kind === 'won' || status.kind === 'lost';
    if (isOver && status.cause) tell(words.cause(status.cause), `cause ${status.cause}`);
  }

  function tellHint({ view }: GameInPlay<G>, tell: Tell): G['move'] | null {
    const hint = rules.hint(view);
    for (const stage of hint?.stages ?? []) tell(words.stage(stage, view), `stage ${stage.code}`);
    return hint?.move ?? null;
  }

  /** What the rules' films of the run say, shown from its beginning and from its end. */
  function tellFilms({ record }: GameInPlay<G>, tell: Tell): void {
    const { states } = must(replay(rules, record));
    const moves = record.moves.map((text) => must(rules.parseMove(text)));
    const chance = chanceFrom(record.seed);
    for (const code of rules.films ?? []) {
      tell(words.film?.(code) ?? '', `film ${code}`);
      for (const at of [0, states.length - 1]) {
        const made = rules.film?.(code, { states, moves, at, chance });
        if (made?.ok) tellFilm(made.value, states, chance, tell);
        else if (made) tellResult(made, tell);
      }
    }
  }

  function tellFilm(film: Film<G>, states: readonly G['state'][], chance: Chance, tell: Tell): void {
    const seen = states.slice(0, film.from + 1);
    for (const move of film.moves) seen.push(must(rules.apply(seen.at(-1), move, chance)).state);
    for (const [at, stage] of Object.entries(film.said)) {
      tell(words.stage(stage, rules.view(seen[Number(at)])), `said ${stage.code}`);
    }
  }

  function tellBadTexts({ record, config }: GameInPlay<G>, rng: Rng, tell: Tell): void {
    const { seed, deal, version, dealVersion } = record;
    const code = formatCode(rules, { config, seed, deal, version, dealVersion });
    for (const text of mangled(record.config, rng, 10)) tellResult(rules.parseConfig(text), tell);
    for (const text of mangled(deal, rng, 10)) tellResult(rules.start(config, text, dealVersion), tell);
    for (const text of mangled(code, rng, 10)) tellResult(parseCode(rules, text), tell);
  }

  function tellBadMoves({ record }: GameInPlay<G>, move: G['move'], rng: Rng, tell: Tell): void {
    const state = stateAt(rules, record);
    const others = [rules.formatMove(move), ...record.moves.slice(-2)];
    for (const text of others.flatMap((other) => [other, ...mangled(other, rng, 3)])) {
      const parsed = rules.parseMove(text);
      tellResult(parsed.ok ? rules.apply(state, parsed.value, chanceFrom(record.seed)) : parsed, tell);
    }
  }

  async function speak(setting: number, seed: string, tell: Tell): Promise<void> {
    const rng = rngFor(seed, 'speaker');
    const { config } = rules.presets[setting] ?? rules.daily(DAY);
    tell(words.config(rules.formatConfig(config)), 'config');
    const { store } = await loaded(rules, { seeds: [seed] });
    must(await store.newGame(config));
    const inPlay = () => {
      const { game } = store.getState();
      if (!game) throw new Error(`${rules.id} is not in play`);
      return game;
    };
    tellBadTexts(inPlay(), rng, tell);
    playOn(inPlay, store, rng, tell);
    tellFilms(inPlay(), tell);
  }

  function playOn(inPlay: () => GameInPlay<G>, store: GameStore<G>, rng: Rng, tell: Tell): void {
    for (let turn = 0; turn < count(20, 200); turn++) {
      const game = inPlay();
      if (game.status.kind !== 'playing') return;
      // The longer a game, the longer some hints think.
      const hinted = turn % 2 === 0 && turn <= count(4, 200) ? tellHint(game, tell) : null;
      const move = hinted ?? sampleMove(rules, stateAt(rules, game.record), rng);
      if (!move) return;
      tellBadMoves(game, move, rng, tell);
      must(store.play(move));
      tellGame(inPlay(), tell);
      store.undo('assisted');
      tellGame(inPlay(), tell);
      store.redo();
      tellGame(inPlay(), tell);
    }
  }
  return { id: rules.id, settings: rules.presets.length, speak };
}
