import { configInWords } from '../../../src/games/wondering-witches/board/words/configWords';
import { rules as brewRules } from '../../../src/games/wondering-witches/brew/rules/rules';
import { names as brewNames } from '../../../src/games/wondering-witches/brew/words/names';
import { resultText } from '../../../src/games/wondering-witches/brew/words/results';
import { recipesLeftInWords } from '../../../src/games/wondering-witches/deduction/words/stages';
import { describeClue, describeItem } from '../../../src/games/wondering-witches/recipe/words/words';
import { rules as solo } from '../../../src/games/wondering-witches/solo/rules/rules';
import { names as soloNames } from '../../../src/games/wondering-witches/solo/words/names';
import {
  bedsInWords,
  gardenInWords,
  soloResultText,
} from '../../../src/games/wondering-witches/solo/words/soloSentences';
import { begun, type Sayings, tallyOf } from '../../sayings';

const garden = solo.view(begun(solo));
const brew = begun(brewRules);
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

export const sayings: Sayings = {
  'recipes left': (n) => recipesLeftInWords({ recipes: n, isExact: true }),
  'recipes left, roughly': (n) => recipesLeftInWords({ recipes: n, isExact: false }),
  'a result of Brew': (n) => Object.values(resultText('Beginner', true, n, tallyOf(n), '1:00')).join('\n'),
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
};
