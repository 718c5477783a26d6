/** The contract suite: what every game promises the store, whatever it is about. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../src/core/chance';
import { formatCode, parseCode } from '../../src/core/codes';
import { GAME_ID } from '../../src/core/gameId';
import { FIELD_TEXT, freshTally, type GameRecord, LIMITS } from '../../src/core/record';
import { replay } from '../../src/core/replay';
import { expect as must } from '../../src/core/result';
import { type GameTypes, MAX_MOVE_TEXT, type Rules } from '../../src/core/rules';
import { sampleMove } from '../../src/core/sample';
import { count } from '../counts';
import { deepFreeze } from './deepFreeze';
import { describeFilms, type Run } from './describeFilms';
import { mangled, NASTY_TEXTS } from './nastyTexts';

export interface ContractOptions<G extends GameTypes> {
  /** Configs beyond the presets that deserve the same treatment. */
  readonly configs?: readonly G['config'][];
  /** Dealt and played per config; small by default, more under soak. */
  readonly seeds?: number;
  readonly soakSeeds?: number;
  /** Longest random walk. */
  readonly walk?: number;
  /** At how many steps of each walk a hint is asked for; fewer where hints are costly. */
  readonly hinted?: number;
  /** Texts that look right and are not, beside the common nasty ones. */
  readonly badConfigs?: readonly string[];
  readonly badMoves?: readonly string[];
  readonly badDeals?: readonly string[];
  /** The same view over another hidden part; null where a state hides nothing. */
  readonly swapHidden?: (state: G['state'], seed: string) => G['state'] | null;
  /** Every legal progress move, found without asking `moves`; null where there are 5,000 or more. */
  readonly enumerate?: (state: G['state']) => readonly G['move'][] | null;
  /** Marks and other moves that are legal in this state but not progress, to walk through as well. */
  readonly sideMoves?: (state: G['state']) => readonly G['move'][];
  /** The promise behind a dealt board: followed to the end, its hints win. Or a game's own solver does. */
  readonly winning?: 'hints' | ((game: Dealt<G>) => readonly G['move'][]);
}

export interface Dealt<G extends GameTypes> {
  readonly config: G['config'];
  readonly seed: string;
  readonly deal: string;
  readonly first: G['state'];
}

export function describeRules<G extends GameTypes>(rules: Rules<G>, options: ContractOptions<G> = {}): void {
  const configs = [...rules.presets.map((preset) => preset.config), ...(options.configs ?? [])];
  const seeds = count(options.seeds ?? 2, options.soakSeeds ?? 20);
  const longest = options.walk ?? 60;
  const tally = freshTally(null);

  const dealt: Dealt<G>[] = configs.flatMap((config) =>
    Array.from({ length: seeds }, (_, index) => {
      const seed = `contract${index}`;
      const deal = rules.deal(config, chanceFrom(seed), rules.dealVersion);
      return { config, seed, deal, first: deepFreeze(must(rules.start(config, deal, rules.dealVersion))) };
    }),
  );

  /** A random walk in which every seventh step or so is a side move, so that marks are walked through too. */
  function walk(
    game: Dealt<G>,
    visit?: (state: G['state'], move: G['move'], after: G['state']) => void,
  ): Run<G> & { moves: G['move'][]; last: G['state'] } {
    const chance = chanceFrom(game.seed);
    const rng = rngFor(game.seed, 'walk');
    const moves: G['move'][] = [];
    let state = game.first;
    const states = [state];
    for (let step = 0; step < longest; step++) {
      const side = rng.below(7) === 0 ? (options.sideMoves?.(state) ?? []) : [];
      const move = side[rng.below(Math.max(1, side.length))] ?? sampleMove(rules, state, rng);
      if (move === null) break;
      const after = deepFreeze(must(rules.apply(state, move, chance)).state);
      visit?.(state, move, after);
      moves.push(move);
      states.push(after);
      state = after;
    }
    return { states, moves, chance, last: state };
  }

  function recordOf(game: Dealt<G>, moves: readonly G['move'][]): GameRecord {
    return {
      game: rules.id,
      version: rules.version,
      dealVersion: rules.dealVersion,
      config: rules.formatConfig(game.config),
      seed: game.seed,
      deal: game.deal,
      moves: moves.map(rules.formatMove),
      cursor: moves.length,
      tally,
    };
  }

  describe(`contract: ${rules.id}`, () => {
    it('has an id that records, saves and addresses can carry', () => {
      expect(rules.id).toMatch(GAME_ID);
    });

    it('has presets with codes of their own, and a config for every day', () => {
      const codes = rules.presets.map((preset) => preset.code);
      expect(codes.length).toBeGreaterThan(0);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(code).toMatch(/^[a-z0-9-]+$/);
      for (const day of DAYS) {
        const { config, dealVersion, seed } = rules.daily(day);
        expect(must(rules.parseConfig(rules.formatConfig(config)))).toEqual(config);
        expect(dealVersion).toBeLessThanOrEqual(rules.dealVersion);
        expect(seed).toMatch(FIELD_TEXT);
      }
    });

    it('writes configs and deals in link-safe text within the limits, and reads configs back', () => {
      for (const { config, deal } of dealt) {
        const text = rules.formatConfig(config);
        expect(text).toMatch(FIELD_TEXT);
        expect(text.length).toBeLessThanOrEqual(LIMITS.config);
        expect(must(rules.parseConfig(text))).toEqual(config);
        expect(deal).toMatch(FIELD_TEXT);
        expect(deal.length).toBeLessThanOrEqual(LIMITS.deal);
      }
    });

    it('deals the same from the same seed, and differently from another', () => {
      for (const config of configs) {
        const again = [0, 1, 2, 3].map((index) =>
          rules.deal(config, chanceFrom(`contract${index}`), rules.dealVersion),
        );
        expect(rules.deal(config, chanceFrom('contract0'), rules.dealVersion)).toBe(again[0]);
        const starts = again.map((deal) =>
          JSON.stringify(must(rules.start(config, deal, rules.dealVersion))),
        );
        expect(new Set(starts).size).toBeGreaterThan(1);
      }
    });

    it('faults on bad text, without a throw', () => {
      const chance = chanceFrom('bad');
      for (const text of [...NASTY_TEXTS, ...(options.badConfigs ?? [])]) {
        expect(rules.parseConfig(text).ok, `config ${text.slice(0, 40)}`).toBe(false);
      }
      for (const text of [...NASTY_TEXTS, ...(options.badMoves ?? [])]) {
        expect(rules.parseMove(text).ok, `move ${text.slice(0, 40)}`).toBe(false);
      }
      for (const { config, first } of dealt) {
        for (const text of [...NASTY_TEXTS, ...(options.badDeals ?? [])]) {
          expect(rules.start(config, text, rules.dealVersion).ok, `deal ${text.slice(0, 40)}`).toBe(false);
        }
        expect(() =>
          rules.apply(first, must(rules.parseMove(rules.formatMove(anyMove(first)))), chance),
        ).not.toThrow();
      }
    });

    it('survives mangled configs, deals, moves and codes', () => {
      for (const game of dealt) {
        const { moves } = walk(game);
        const rng = rngFor(game.seed, 'mangle');
        const code = formatCode(rules, { ...game, version: rules.version, dealVersion: rules.dealVersion });
        for (const text of [rules.formatConfig(game.config), ...moves.slice(0, 5).map(rules.formatMove)]) {
          for (const bad of mangled(text, rng, count(20, 500))) {
            rules.parseConfig(bad);
            const move = rules.parseMove(bad);
            if (move.ok) rules.apply(game.first, move.value, chanceFrom(game.seed));
          }
        }
        for (const bad of mangled(game.deal, rng, count(20, 500)))
          rules.start(game.config, bad, rules.dealVersion);
        for (const bad of mangled(code, rng, count(20, 500))) parseCode(rules, bad);
      }
    });

    it('round-trips its share codes, which have no dot', () => {
      for (const { config, seed, deal, first } of dealt) {
        const code = formatCode(rules, {
          config,
          seed,
          deal,
          version: rules.version,
          dealVersion: rules.dealVersion,
        });
        expect(code).not.toContain('.');
        expect(encodeURI(code)).toBe(code);
        const game = must(parseCode(rules, ` ${code}\n`));
        expect(JSON.stringify(must(rules.start(game.config, game.deal, game.dealVersion)))).toBe(
          JSON.stringify(first),
        );
      }
    });

    it('writes every move as one line and reads it back', () => {
      for (const game of dealt) {
        walk(game, (_state, move) => {
          const text = rules.formatMove(move);
          expect(text.length).toBeLessThanOrEqual(MAX_MOVE_TEXT);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested
          expect(text).toMatch(/^[^\u0000-\u001f\u007f]+$/);
          expect(must(rules.parseMove(text))).toEqual(move);
          const role = rules.role(move);
          if (typeof role === 'object') expect(role.aid).toMatch(/^[a-z][a-z-]{0,30}$/);
          else expect(['attempt', 'plain', 'mark']).toContain(role);
        });
      }
    });

    it('folds the same record into the same states', () => {
      for (const game of dealt) {
        const { moves, last } = walk(game);
        const one = must(replay(rules, recordOf(game, moves)));
        const two = must(replay(rules, recordOf(game, moves)));
        expect(one.states).toEqual(two.states);
        expect(one.events).toEqual(two.events);
        expect(one.events).toHaveLength(moves.length);
        expect(one.states.at(-1)).toEqual(last);
        expect(one.states).toHaveLength(moves.length + 1);
      }
    });

    it('keeps states and views that survive JSON', () => {
      for (const game of dealt) {
        walk(game, (_before, _move, after) => {
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          expect(JSON.parse(JSON.stringify(rules.view(after)))).toEqual(rules.view(after));
        });
      }
    });

    it('applies every move it lists, and samples only those', () => {
      for (const game of dealt) {
        const chance = chanceFrom(game.seed);
        let looked = 0;
        walk(game, (state) => {
          if (looked++ > count(4, 40)) return;
          const listed = listMoves(state);
          for (const text of listed) must(rules.apply(state, must(rules.parseMove(text)), chance));
          const sampled = sampleMove(rules, state, rngFor(game.seed, 'sample', looked));
          if (listed.length < TOO_MANY && sampled) expect(listed).toContain(rules.formatMove(sampled));
        });
      }
    });

    if (options.enumerate) {
      it('lists exactly the moves that an independent enumeration finds', () => {
        let compared = 0;
        for (const game of dealt) {
          walk(game, (state) => {
            const found = options.enumerate?.(state);
            if (!found) return;
            compared++;
            // As one text: one by one, to compare thousands of them takes longer than to find them.
            expect(listMoves(state).sort().join('\n')).toBe(found.map(rules.formatMove).sort().join('\n'));
          });
        }
        expect(compared).toBeGreaterThan(0);
      });
    }

    it('is stuck exactly when it still plays but has no progress move', () => {
      for (const game of dealt) {
        const check = (state: G['state']) => {
          const { kind } = rules.status(state, tally);
          const has = !rules.moves(state)[Symbol.iterator]().next().done;
          if (kind === 'playing') expect(has).toBe(true);
          else expect(has, kind).toBe(false);
          expect(sampleMove(rules, state, rngFor('any', 'sample')) !== null).toBe(has);
        };
        check(game.first);
        walk(game, (_before, _move, after) => check(after));
      }
    });

    it('reports progress within its total, complete when won', () => {
      for (const game of dealt) {
        walk(game, (_before, _move, after) => {
          const { done, total } = rules.progress(after);
          expect(total).toBeGreaterThan(0);
          expect(done).toBeGreaterThanOrEqual(0);
          expect(done).toBeLessThanOrEqual(total);
        });
      }
    });

    it('hints legally, in codes, and never better for knowing what is hidden', () => {
      for (const game of dealt) {
        const chance = chanceFrom(game.seed);
        let looked = 0;
        walk(game, (state) => {
          if (looked++ >= count(options.hinted ?? 12, 60)) return;
          const hint = rules.hint(rules.view(state));
          const swapped = options.swapHidden?.(state, `swap${looked}`);
          if (swapped) {
            expect(rules.view(swapped)).toEqual(rules.view(state));
            expect(rules.hint(rules.view(swapped))).toEqual(hint);
          }
          if (!hint) return;
          must(rules.apply(state, hint.move, chance));
          expect(hint.stages.length).toBeGreaterThan(0);
          for (const stage of hint.stages) expect(stage.code).toMatch(/^[a-zA-Z][\w-]*$/);
          expect(JSON.parse(JSON.stringify(hint))).toEqual(hint);
          // As a worker's answer arrives: nothing of it may hang on a class.
          expect(structuredClone(hint)).toStrictEqual(hint);
        });
      }
    });

    it('tells what happened as plain events, the same whatever is hidden beside them', () => {
      for (const game of dealt) {
        const chance = chanceFrom(game.seed);
        walk(game, (state, move) => {
          const { events } = must(rules.apply(state, move, chance));
          for (const event of events) expect(event.kind).toMatch(/^[a-zA-Z][\w-]*$/);
          expect(JSON.parse(JSON.stringify(events))).toEqual(events);
          expectSameTold(state, move);
        });
      }
    });

    it('gives marks no chance, no place among moves and no effect on the rest', () => {
      for (const game of dealt) {
        const forbidden = () => {
          throw new Error('a mark drew chance');
        };
        walk(game, (state) => {
          const marks = (options.sideMoves?.(state) ?? []).filter((move) => rules.role(move) === 'mark');
          if (marks.length === 0) return;
          const [moves, status] = [listMoves(state), rules.status(state, tally)];
          for (const move of marks) {
            expect(move.kind).toBe('mark');
            const after = must(rules.apply(state, move, forbidden)).state;
            expect(listMoves(after)).toEqual(moves);
            expect(rules.status(after, tally)).toEqual(status);
            expect(rules.undoCost(state, move, after)).toBe('free');
          }
        });
      }
    });

    const { winning } = options;
    if (winning) {
      it('wins every deal it promised to be winnable', () => {
        for (const game of dealt) {
          const chance = chanceFrom(game.seed);
          let state = game.first;
          if (winning === 'hints') {
            for (let step = 0; rules.status(state, tally).kind === 'playing' && step < 2000; step++) {
              const hint = rules.hint(rules.view(state));
              if (!hint) throw new Error(`no hint after ${step} moves of ${game.seed}`);
              state = must(rules.apply(state, hint.move, chance)).state;
            }
          } else {
            for (const move of winning(game)) state = must(rules.apply(state, move, chance)).state;
          }
          expect(rules.status(state, tally).kind, `${rules.formatConfig(game.config)} ${game.seed}`).toBe(
            'won',
          );
        }
      });
    }

    if (rules.films) {
      // A film may take as long as nothing in play does, so that one run of each config is enough.
      describeFilms(rules, () => dealt.filter((_, index) => index % seeds === 0).map((game) => walk(game)));
    }

    /** Where a move shows the same to the player over another hidden part, it also tells the same. */
    function expectSameTold(state: G['state'], move: G['move']): void {
      const swapped = options.swapHidden?.(state, 'events');
      if (!swapped) return;
      const chance = chanceFrom('events');
      const [one, other] = [rules.apply(state, move, chance), rules.apply(swapped, move, chance)];
      if (!one.ok || !other.ok) return;
      const shown = (after: G['state']) => JSON.stringify(rules.view(after));
      if (shown(one.value.state) === shown(other.value.state))
        expect(other.value.events).toEqual(one.value.events);
    }

    function anyMove(state: G['state']): G['move'] {
      const move = sampleMove(rules, state, rngFor('any', 'move'));
      if (!move) throw new Error('a fresh deal without a move');
      return move;
    }

    function listMoves(state: G['state']): string[] {
      const listed: string[] = [];
      for (const move of rules.moves(state)) {
        listed.push(rules.formatMove(move));
        if (listed.length >= TOO_MANY) break;
      }
      return listed;
    }
  });
}

const TOO_MANY = 5000;
/** The first daily, a leap day's neighbour, and one of a far era. */
const DAYS = ['2026-01-01', '2026-11-18', '2028-02-29', '2040-12-31'];
