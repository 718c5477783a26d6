import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/wondering-witches/brew/rules/rules';
import type { BrewEvent } from '../../../src/games/wondering-witches/brew/rules/types';
import { names } from '../../../src/games/wondering-witches/brew/words/names';
import { words } from '../../../src/games/wondering-witches/brew/words/words';
import { EVENTS, TONES } from '../../../src/games/wondering-witches/recipe/events';
import { LEVELS, parseConfig } from '../../../src/games/wondering-witches/recipe/levels';
import type { BrewMove, BrewState, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { findWinningPotion } from '../../../src/games/wondering-witches/recipe/winnable';
import { EVENT_TEXTS } from '../../../src/games/wondering-witches/recipe/words/events';
import { describeGrowth, describeLine } from '../../../src/games/wondering-witches/recipe/words/words';
import { describeRules } from '../../contract/describeRules';
import { count } from '../../counts';
import { NAMED_LEVELS, resultText } from './recipeText';

const HIGH_WITCH = LEVELS[5]!.config;
const CUSTOM: WitchConfig = { ...HIGH_WITCH, ingredients: 4, variable: false, events: true };
const tally = freshTally(null);

function begin(config: WitchConfig, seed: string): BrewState {
  return must(rules.start(config, rules.deal(config, chanceFrom(seed), 1), 1));
}

function play(state: BrewState, seed: string, ...texts: string[]): BrewState {
  return texts.reduce(
    (now, text) => must(rules.apply(now, must(rules.parseMove(text)), chanceFrom(seed))).state,
    state,
  );
}

function winningMove(state: BrewState): BrewMove {
  const items = findWinningPotion(state.puzzle);
  if (!items) throw new Error('not winnable');
  return { kind: 'potion', items };
}

/** Other owners, other numbers: the same view. */
function swapHidden(state: BrewState, seed: string): BrewState | null {
  if (state.phase === 'won' || state.phase === 'lost') return null;
  const by = 1 + rngFor(seed, 'swap').below(state.puzzle.ingredients.length - 1);
  const { ingredients, codeLength } = state.puzzle;
  return {
    ...state,
    puzzle: { codeLength, ingredients: [...ingredients.slice(by), ...ingredients.slice(0, by)] },
  };
}

describeRules(rules, {
  configs: [CUSTOM, { ...HIGH_WITCH, ingredients: 7, events: true }],
  seeds: 1,
  soakSeeds: 4,
  walk: count(8, 12),
  hinted: 1,
  badConfigs: ['3-0-x', '11-0-x', '8-3-x', '8-1-', '8-1-vd', '8-1-dd', '8-1-xd', '5-0-v', '08-1-x', '8-1-x '],
  badMoves: [
    'potion ',
    'potion a',
    'potion 0x0',
    'potion 0x21',
    'potion 0x-1',
    'potion 10',
    'potion 0,,1',
    'potion 0,',
    `potion ${Array.from({ length: 13 }, () => '1').join(',')}`,
    'mark 1.2',
    'mark 1.7.cross',
    'mark 1.2.dot',
    'mark 10.2.cross',
    'Lose',
    'lose ',
  ],
  badDeals: ['r', 'raaaaaaaaaa', 'raaaaaaaaaaaa', 'xaaaaaaaaaaa', 'rAAAAAAAAAAA', 'raaaaaaaaaa_'],
  swapHidden,
  sideMoves: (state) =>
    state.phase === 'playing'
      ? (['cross', 'circle'] as const)
          .flatMap((mark) =>
            [0, 3].map((ingredient): BrewMove => ({ kind: 'mark', ingredient, column: 2, mark })),
          )
          .filter((move) => rules.apply(state, move, chanceFrom('x')).ok)
          .concat([{ kind: 'help' }])
      : [],
  winning: (game) => [winningMove(game.first)],
});

describe('the settings', () => {
  it('round-trip over every combination of switches', () => {
    const switches = [false, true];
    let seen = 0;
    for (let ingredients = 4; ingredients <= 10; ingredients++) {
      for (const effects of [0, 1, 2] as const) {
        for (const [drama, variable, specials, events] of switches.flatMap((a) =>
          switches.flatMap((b) => switches.flatMap((c) => switches.map((d) => [a, b, c, d] as const))),
        )) {
          const config = { ingredients, effects, drama, variable, specials, events };
          const parsed = parseConfig(rules.formatConfig(config));
          if (variable && ingredients < 6)
            expect(parsed).toMatchObject({ fault: { code: 'TOO_FEW_INGREDIENTS' } });
          else expect(must(parsed)).toEqual(config);
          seen += 1;
        }
      }
    }
    expect(seen).toBe(336);
  });

  it('are described by level, or switch by switch', () => {
    const nameOf = (config: WitchConfig) => names.config(rules.formatConfig(config));
    expect(LEVELS.map(({ config }) => nameOf(config))).toEqual([
      'First Game',
      'Beginner',
      'Amateur Witch',
      'Spice Sorcerer',
      'Potion Master',
      'High Witch',
    ]);
    expect(LEVELS.map(({ code }) => code)).toEqual(
      NAMED_LEVELS.map(({ name }) => name.toLowerCase().replaceAll(' ', '-')),
    );
    expect(nameOf({ ...HIGH_WITCH, events: true })).toBe('High Witch, random events');
    expect(nameOf(CUSTOM)).toBe(
      'Custom: 4 ingredients, effects 2, drama decoys, special cells, random events',
    );
  });
});

describe('a game of Brew', () => {
  const FIRST = LEVELS[0]!.config;

  it('is won by a winning potion, which tells only that', () => {
    const before = begin(FIRST, 'won');
    const { state: after, events } = must(rules.apply(before, winningMove(before), chanceFrom('won')));
    expect(rules.status(after, tally)).toEqual({ kind: 'won' });
    expect(after.potions[0]?.result).toEqual({ won: true, undergrown: 0, overgrown: 0, feedback: [] });
    expect(rules.view(after).solution).toEqual(before.puzzle);
    expect(rules.progress(after)).toEqual({ done: 6, total: 6, params: { potions: 1 } });
    expect(names.progress(rules.progress(after))).toBe('1 potion tested');
    expect(events).toEqual([{ kind: 'tested', number: 1, potion: after.potions[0] }]);
  });

  it('gives one last potion after losing', () => {
    const lost = play(begin(FIRST, 'ditch'), 'ditch', 'potion 0', 'lose');
    expect(rules.status(lost, tally)).toEqual({ kind: 'playing' });
    expect(rules.view(lost)).toMatchObject({ phase: 'lastDitch', solution: null });
    expect(rules.apply(lost, { kind: 'lose' }, chanceFrom('x'))).toMatchObject({
      fault: { code: 'ALREADY_LOST' },
    });
    const failed = play(lost, 'ditch', 'potion 1');
    expect(rules.status(failed, tally)).toEqual({ kind: 'lost', cause: 'failed' });
    const won = must(rules.apply(lost, winningMove(lost), chanceFrom('ditch'))).state;
    expect(rules.status(won, tally)).toEqual({ kind: 'won', cause: 'lastDitch' });
  });

  it('ends when the solution is shown', () => {
    const before = begin(HIGH_WITCH, 'show');
    const shown = play(before, 'show', 'reveal');
    expect(rules.status(shown, tally)).toEqual({ kind: 'lost', cause: 'shown' });
    expect(rules.view(shown).solution).toEqual(before.puzzle);
    for (const text of ['potion 0', 'lose', 'reveal', 'help', 'mark 0.0.cross']) {
      const move = must(rules.parseMove(text));
      expect(rules.apply(shown, move, chanceFrom('x')), text).toMatchObject({
        fault: { code: 'GAME_OVER' },
      });
    }
  });

  it.each([
    ['potion 6', 'UNKNOWN_INGREDIENT'],
    ['mark 6.0.cross', 'NO_SUCH_NOTE'],
    ['mark 0.5.cross', 'NO_SUCH_NOTE'],
    ['mark 0.0.clear', 'SAME_MARK'],
  ])('refuses %s: %s', (text, code) => {
    const move = must(rules.parseMove(text));
    expect(rules.apply(begin(FIRST, 'no'), move, chanceFrom('x'))).toMatchObject({ fault: { code } });
  });

  it.each([
    [[], 'EMPTY_CAULDRON'],
    [Array.from({ length: 13 }, () => ({ ingredient: 0, seeds: null })), 'FULL_CAULDRON'],
    [[{ ingredient: -1, seeds: null }], 'UNKNOWN_INGREDIENT'],
    [[{ ingredient: 0.5, seeds: null }], 'UNKNOWN_INGREDIENT'],
    [[{ ingredient: 0, seeds: 0 }], 'BAD_SEEDS'],
    [[{ ingredient: 0, seeds: 21 }], 'BAD_SEEDS'],
  ])('refuses a potion that no text can carry: %j %s', (items, code) => {
    const found = rules.apply(begin(FIRST, 'no'), { kind: 'potion', items }, chanceFrom('x'));
    expect(found).toMatchObject({ fault: { code } });
  });

  it('draws chance by the number of the potion, so that no detour re-rolls it', () => {
    const asked: string[] = [];
    const chance = (purpose: string, n: number) => {
      asked.push(`${purpose} ${n}`);
      return rngFor('detour', purpose, n);
    };
    let state = begin(CUSTOM, 'detour');
    for (const text of ['potion 0', 'mark 0.0.cross', 'help', 'potion 1', 'mark 0.0.clear', 'potion 2']) {
      state = must(rules.apply(state, must(rules.parseMove(text)), chance)).state;
    }
    expect(asked).toEqual(['potion 0', 'event 0', 'potion 1', 'event 1', 'potion 2', 'event 2']);
  });

  it('has events only where they are switched on, and none after the end', () => {
    const on = play(begin(CUSTOM, 'event'), 'event', 'potion 0', 'potion 1');
    for (const { event } of on.potions) expect(EVENTS[event ?? -1]).toBeDefined();
    const off = play(begin({ ...CUSTOM, events: false }, 'event'), 'event', 'potion 0');
    expect(off.potions[0]?.event).toBeNull();
    const over = play(on, 'event', 'lose', 'potion 0');
    expect(over.potions.at(-1)?.event).toBeNull();
  });

  it('remembers which player effects last through the next potion', () => {
    for (let run = 0; run < 60; run++) {
      const seed = `lasting${run}`;
      const state = play(begin(LEVELS[1]!.config, seed), seed, 'potion 0,1,2,3,4,5');
      if (state.phase !== 'playing') continue;
      const met = state.potions[0]!.result.feedback.map(({ effect }) => effect);
      const { lasting } = rules.view(state);
      for (const name of lasting) expect(met).toContain(name);
      if (lasting.length > 0) {
        expect(rules.view(play(state, seed, 'potion 0x20')).lasting.length).toBeLessThanOrEqual(1);
        return;
      }
    }
    throw new Error('no player effect was ever met');
  });

  it('tells what happened, one event a move', () => {
    let state = begin(CUSTOM, 'told');
    const told: BrewEvent[] = [];
    for (const text of ['potion 0x2', 'mark 1.2.cross', 'help', 'lose', 'reveal']) {
      const outcome = must(rules.apply(state, must(rules.parseMove(text)), chanceFrom('told')));
      state = outcome.state;
      told.push(...outcome.events);
    }
    expect(told).toEqual([
      { kind: 'tested', number: 1, potion: state.potions[0] },
      { kind: 'noted', ingredient: 1, column: 2, mark: 'cross' },
      { kind: 'helped' },
      { kind: 'lost' },
      { kind: 'revealed' },
    ]);
    expect(state.potions[0]?.event).not.toBeNull();
  });

  it('lets undo cost what it takes back', () => {
    const state = begin(FIRST, 'undo');
    const cost = (text: string) => rules.undoCost(state, must(rules.parseMove(text)), state);
    const costs = ['potion 0', 'reveal', 'lose', 'help', 'mark 0.0.cross'].map(cost);
    expect(costs).toEqual(['assisted', 'assisted', 'free', 'free', 'free']);
    const roles = ['potion 0', 'reveal', 'lose', 'help', 'mark 0.0.cross'].map((text) =>
      rules.role(must(rules.parseMove(text))),
    );
    expect(roles).toEqual(['attempt', 'plain', 'plain', { aid: 'deduce' }, 'mark']);
  });
});

describe('hints', () => {
  it('go from where to why to what, and lead to a win where there are no effects', () => {
    for (let run = 0; run < count(3, 100); run++) {
      const seed = `hints${run}`;
      let state = begin(LEVELS[0]!.config, seed);
      let asked = 0;
      for (; state.phase === 'playing' && asked < 120; asked++) {
        const hint = rules.hint(rules.view(state))!;
        expect(hint.stages).toHaveLength(3);
        state = must(rules.apply(state, hint.move, chanceFrom(seed))).state;
        if (hint.move.kind !== 'mark') continue;
        const { ingredient, column, mark } = hint.move;
        const { kind, number } = state.puzzle.ingredients[ingredient]!;
        const holds = column === 4 ? kind !== 'good' : number === column + 1;
        expect(holds).toBe(mark === 'circle');
        if (mark === 'circle') continue;
        // Whatever a circle already shows is left to the player.
        const isBeside = (cell: number) => Math.floor(cell / 5) === ingredient;
        const isBelow = (cell: number) => column < 4 && cell % 5 === column;
        const shown = state.notebook.filter((_, cell) => isBeside(cell) || isBelow(cell));
        expect(shown).not.toContain('circle');
      }
      expect(state.phase, seed).toBe('won');
    }
  });

  it('name a wrong mark first, and what shows that it is wrong', () => {
    const state = begin({ ...LEVELS[0]!.config, ingredients: 4 }, 'wrong');
    const marked = play(state, 'wrong', 'mark 2.4.circle');
    const hint = rules.hint(rules.view(marked));
    expect(hint?.stages.map((stage) => words.stage(stage, rules.view(marked)))).toEqual([
      'A mark beside Chives cannot be right.',
      'There is no other place for it.',
      'Chives is not a decoy. Cross it.',
    ]);
    expect(hint?.move).toEqual({ kind: 'mark', ingredient: 2, column: 4, mark: 'cross' });
  });

  it('are silent when the game is over', () => {
    expect(rules.hint(rules.view(play(begin(HIGH_WITCH, 'x'), 'x', 'reveal')))).toBeNull();
  });
});

describe('random events', () => {
  it('are about twenty, as many good as bad, in words of their own', () => {
    const amounts = TONES.map((tone) => EVENTS.filter((event) => event.tone === tone).length);
    expect(amounts).toEqual([7, 6, 7]);
    expect(new Set(EVENTS.map(({ name }) => EVENT_TEXTS[name])).size).toBe(EVENTS.length);
  });
});

describe('the proof', () => {
  const prove = (state: BrewState) => must(rules.tasks.prove(state, chanceFrom('x')));

  it('is given for what was dealt, and not for a recipe that somebody has made up', () => {
    expect(prove(begin(HIGH_WITCH, 'proof'))).toBe(true);
    const made = Array.from({ length: count(30, 60) }, (_, run) => `r${run.toString(36).padStart(11, 'a')}`);
    const answers = made.map((deal) => prove(must(rules.start({ ...CUSTOM, ingredients: 5 }, deal, 1))));
    expect(new Set(answers)).toEqual(new Set([false, true]));
  });
});

describe('golden records', () => {
  it.each([
    [
      '8-1-x',
      'golden',
      ['potion 0x1,1x2,2x3,3x4', 'mark 0.0.cross', 'potion 4,5,6,7', 'help', 'lose', 'potion 7x9'],
    ],
    [
      '10-2-dvsr',
      'moth',
      ['potion 0,1,2,3,4,5', 'potion 6x3,7x1,8,9x2', 'potion 9,8,7,6,5,4,3,2,1,0', 'reveal'],
    ],
    ['6-1-r', 'lamp', ['potion 5x1', 'mark 5.4.circle', 'potion 0x2,0x3,1', 'potion 3,2,1,0']],
  ])('%s %s tells the same for ever', (config, seed, moves) => {
    const parsed = must(rules.parseConfig(config));
    const deal = rules.deal(parsed, chanceFrom(seed), 1);
    const record = {
      game: rules.id,
      version: 1,
      dealVersion: 1,
      config,
      seed,
      deal,
      moves,
      cursor: 0,
      tally,
    };
    const last = must(replay(rules, record)).states.at(-1)!;
    const told = last.potions.map(({ result, event }) => [
      resultText(result),
      describeGrowth(result),
      result.feedback.map(describeLine).join(' '),
      event,
    ]);
    expect({ deal, phase: last.phase, notebook: last.notebook.join(''), told }).toMatchSnapshot();
  });
});
