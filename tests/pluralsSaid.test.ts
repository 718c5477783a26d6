/** What is said of nothing, of one and of many: each with its noun in the right form. */
import { describe, expect, it } from 'vitest';
import { dayCardPlain, dayCardText } from '../src/app/daily/dayCardText';
import type { DayEntry } from '../src/app/daily/dayResults';
import { sizeInWords } from '../src/components/grid/gridWords';
import { aidSums } from '../src/core/aids';
import { chanceFrom } from '../src/core/chance';
import { inForms } from '../src/core/inForms';
import { freshTally } from '../src/core/record';
import { expect as must } from '../src/core/result';
import type { GameTypes, Rules, Tally } from '../src/core/rules';
import { aidsOf } from '../src/frame/frameWords';
import { plural as pluralOf } from '../src/frame/words/plural';
import { rules as dokuborn } from '../src/games/dokuborn/rules/rules';
import { names as dokubornNames } from '../src/games/dokuborn/words/names';
import { shareText as dokubornText, plainResult } from '../src/games/dokuborn/words/results';
import { cellsLeft as platesLeft } from '../src/games/dokuborn/words/words';
import { rules as dragonQuest } from '../src/games/dragon-quest/rules/rules';
import { eventText } from '../src/games/dragon-quest/words/events';
import { resultText as dragonText } from '../src/games/dragon-quest/words/share';
import { shareText as dragonShare } from '../src/games/dragon-quest/words/summary';
import { announcementOf as dragonSaid } from '../src/games/dragon-quest/words/words';
import { rules as hudoku } from '../src/games/hudoku/rules/rules';
import { scoreBreakdown } from '../src/games/hudoku/rules/score';
import { resultText as hudokuText } from '../src/games/hudoku/words/results';
import { announcementOf as hudokuSaid } from '../src/games/hudoku/words/words';
import { rules as pikachu } from '../src/games/pikachu/rules/rules';
import { announcementOf as pikachuSaid, resultText as pikachuText } from '../src/games/pikachu/words/words';
import { configInWords } from '../src/games/wondering-witches/board/words/configWords';
import { rules as brewRules } from '../src/games/wondering-witches/brew/rules/rules';
import { names as brewNames } from '../src/games/wondering-witches/brew/words/names';
import { resultText as brewText } from '../src/games/wondering-witches/brew/words/results';
import { recipesLeftInWords } from '../src/games/wondering-witches/deduction/words/stages';
import { describeClue, describeItem } from '../src/games/wondering-witches/recipe/words/words';
import { rules as solo } from '../src/games/wondering-witches/solo/rules/rules';
import { names as soloNames } from '../src/games/wondering-witches/solo/words/names';
import {
  bedsInWords,
  gardenInWords,
  soloResultText,
} from '../src/games/wondering-witches/solo/words/soloSentences';
import { loaded } from './store/fakes';
import type { View } from './template/rules';
import { liftsLeft } from './template/words';

const tallyOf = (n: number): Tally => ({
  ...freshTally(null),
  elapsedMs: 1000 * n,
  attempts: n,
  mistakes: n,
  aids: n > 0 ? { hint: n, shuffle: n } : {},
});

const DAY = '2026-11-18';

function begun<G extends GameTypes>(rules: Rules<G>): G['state'] {
  const { config, dealVersion } = rules.daily(DAY);
  return must(rules.start(config, rules.deal(config, chanceFrom('plurals'), dealVersion), dealVersion));
}

/** A game in play, for words that need all of it. */
async function inPlay<G extends GameTypes>(rules: Rules<G>) {
  const { store } = await loaded(rules);
  must(await store.newGame(rules.daily(DAY).config));
  const { game } = store.getState();
  if (!game) throw new Error(`${rules.id} was not dealt`);
  return game;
}

const tallied = (text: (tally: Tally) => { text: string; plain: string }) => (n: number) =>
  Object.values(text(tallyOf(n))).join('\n');
const entriesOf = (n: number): DayEntry[] =>
  Array.from({ length: n }, (_, at) => ({ id: `g${at}`, title: `Game ${at}`, result: 'won', streak: n }));

const tiles = await inPlay(pikachu);
const numbers = await inPlay(hudoku);
const steps = { serial: 1, move: null, before: null, events: [], fault: null };
const plates = begun(dokuborn);
const dungeon = dragonQuest.view(begun(dragonQuest));
const garden = solo.view(begun(solo));
const brew = begun(brewRules);
const cups: View = { cups: 6, lifted: [], whispers: [], crossed: [], pearl: null };
const told = { items: [], result: { won: false, undergrown: 0, overgrown: 0, feedback: [] }, event: null };
const potionsOf = (n: number) => Array.from({ length: n }, () => told);
const gardensOf = (n: number) => [{ cells: [...Array(n).keys()], isUsed: false, potion: null }];
const soloAfter = (n: number) => ({
  ...garden,
  gardens: gardensOf(n),
  beds: [],
  potions: potionsOf(n).map((potion) => ({ ...potion, source: { from: 'guess' as const }, happenings: [] })),
});
const seedsOf = (n: number) => ({ ingredient: 0, seeds: n });

/** Each says something of n things. */
const SAYINGS: Readonly<Record<string, (n: number) => string>> = {
  'help in any game': (n) => aidsOf({ ...aidSums(tallyOf(n)), assisted: false }).join(', '),
  'the size of a grid': (n) => sizeInWords(n, n),
  'the day’s card': (n) => dayCardText('2026-11-18', entriesOf(n), '1.2.3', ''),
  'the day’s card in words': (n) => dayCardPlain('2026-11-18', entriesOf(n), '1.2.3', ''),
  'pairs left in Pikachu': (n) =>
    pikachuSaid(
      { ...tiles, last: { ...steps, kind: 'played', events: [{ kind: 'shuffled', pairsLeft: n }] } },
      false,
    ),
  'a result of Pikachu': tallied((tally) => pikachuText('Quick', tally, '1:00')),
  'cells left in Hudoku': (n) => {
    const view = { ...numbers.view, revealedCount: numbers.view.totalCells - n };
    return hudokuSaid({ ...numbers, view, last: { ...steps, kind: 'undone' } });
  },
  'a result of Hudoku': tallied((tally) =>
    hudokuText('Small', { ...scoreBreakdown(tally), total: tally.attempts }, '1:00', true),
  ),
  'cells left in Dokuborn': (n) =>
    platesLeft({ ...plates, placed: plates.placed.map((_, at) => (at < n ? null : 1)) }),
  'a result of Dokuborn': (n) => dokubornText(plates, tallyOf(n), []),
  'a result of Dokuborn in words': (n) => plainResult(plates, tallyOf(n), '1:00', []),
  'a level of Dokuborn': (n) =>
    dokubornNames.config(dokuborn.formatConfig({ ...dokuborn.daily(DAY).config, level: n === 1 ? 1 : 2 })),
  'standing in Dragon Quest': (n) =>
    dragonSaid(
      { ...dungeon, hearts: n, gems: n, held: dungeon.itemStock.slice(0, n) },
      { ...steps, kind: 'undone' },
    ),
  'a gain in Dragon Quest': (n) => eventText({ kind: 'gained', stock: 'gems', count: n }),
  'a loss in Dragon Quest': (n) => eventText({ kind: 'damage', card: 0, gems: n, hearts: n }),
  'deeds in Dragon Quest': (n) => dragonShare({ ...dungeon, explored: n, beaten: n, hearts: n }),
  'a result of Dragon Quest': tallied((tally) => dragonText(dungeon, tally, '1:00')),
  'recipes left': (n) => recipesLeftInWords({ recipes: n, isExact: true }),
  'recipes left, roughly': (n) => recipesLeftInWords({ recipes: n, isExact: false }),
  'a result of Brew': (n) => Object.values(brewText('Beginner', true, n, tallyOf(n), '1:00')).join('\n'),
  'progress in Brew': (n) => brewNames.progress(brewRules.progress({ ...brew, potions: potionsOf(n) })),
  'a result of Solo': (n) =>
    Object.values(soloResultText('Beginner', true, soloAfter(n), tallyOf(n), '1:00')).join('\n'),
  'progress in Solo': (n) =>
    soloNames.progress(solo.progress({ ...begun(solo), gardens: gardensOf(n), beds: [] })),
  'a garden': (n) => gardenInWords({ ...garden, gardens: gardensOf(n), beds: [] }, 0),
  plants: (n) => bedsInWords([seedsOf(n)]),
  'a part of a potion': (n) => describeItem(seedsOf(n)),
  'a clue': (n) => describeClue({ kind: 'effects', ingredient: 0, count: n }),
  'a board': (n) => configInWords({ ...garden.board.config, players: n, ingredients: n }),
  'lifts left': (n) => liftsLeft({ ...cups, lifted: [0, 1, 2].slice(n) }),
};

const NOUNS = {
  regular:
    'attempt card cell column condition day effect error gem garden heart herb hint item lift mistake move pair ' +
    'player point potion recipe row second seed shuffle star',
  irregular: { daily: 'dailies', enemy: 'enemies', guess: 'guesses' },
};
const singles = [...NOUNS.regular.split(' '), ...Object.keys(NOUNS.irregular)];
const plurals = [...NOUNS.regular.split(' ').map((noun) => `${noun}s`), ...Object.values(NOUNS.irregular)];
const ONE_OF_MANY = new RegExp(`(?<![\\d:.,])1 (?:${plurals.join('|')})\\b`);
const MANY_OF_ONE = new RegExp(`(?<![\\d:.,])[02] (?:${singles.join('|')})\\b`);

describe('what is said', () => {
  it.each(Object.entries(SAYINGS))('%s, of none, one and two', (_name, say) => {
    expect(say(0)).not.toMatch(MANY_OF_ONE);
    expect(say(1)).not.toMatch(ONE_OF_MANY);
    expect(say(1)).not.toMatch(/\bare (?:roughly )?1\b/);
    expect(say(2)).not.toMatch(MANY_OF_ONE);
    expect(say(1)).not.toBe(say(2));
  });

  it('takes the form for its count, and writes large counts in groups', () => {
    const forms = { one: '# daily', other: '# dailies' };
    expect([0, 1, 2, 21, 1234].map((count) => inForms(count, forms))).toEqual([
      '0 dailies',
      '1 daily',
      '2 dailies',
      '21 dailies',
      '1,234 dailies',
    ]);
    expect(inForms(1, { one: 'it', other: 'them' })).toBe('it');
    expect(inForms(1, { other: '# damage' })).toBe('1 damage');
    expect([0, 1, 2, 1234].map((count) => pluralOf(count, 'hint'))).toEqual([
      '0 hints',
      '1 hint',
      '2 hints',
      '1,234 hints',
    ]);
    expect([1, 2].map((count) => pluralOf(count, 'enemy', 'enemies'))).toEqual(['1 enemy', '2 enemies']);
    expect([1, 2].map((count) => pluralOf(count, { one: '# fits', other: '# fit' }))).toEqual([
      '1 fits',
      '2 fit',
    ]);
  });
});
