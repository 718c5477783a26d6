/** The staged hint: first a note that is already certain, else the next potion. From the view only, and cheap. */
import { plural } from '../../../core/plural';
import type { Hint, HintStage } from '../../../core/rules';
import { columnCount, columnName, decoyColumn, noteCell } from '../notebook/notebookMarks';
import { ingredientName } from '../recipe/ingredients';
import type { BrewMove, Findings, MarkMove } from '../recipe/types';
import { describePotion } from '../recipe/words';
import { openSpaces } from './candidates';
import type { Effort } from './census';
import { deduce, isRuledOut, markAt } from './deduce';
import type { Deduction, ProvenMark } from './deduction';
import { gatherKnowledge, type Knowledge } from './knowledge';

export const QUICK: Effort = {
  recipes: 1500,
  nodes: 5000,
  probes: 60,
  nodesPerNote: 150,
  samples: 60,
  potions: 30,
};
const NODES_FOR_REASON = 300;

export function hint(view: Findings): Hint<BrewMove> | null {
  if (view.phase === 'won' || view.phase === 'lost') return null;
  const found = deduce(view, QUICK);
  return certainNote(view, found) ?? potionHint(found);
}

/** A mark that cannot be right, else one that could be made; null when the notebook is up to date. */
export function certainNote(view: Findings, found: Deduction): Hint<MarkMove> | null {
  const wrong = found.contradicted[0];
  if (wrong)
    return noteHint(view, wrong, `A mark beside ${ingredientName(wrong.ingredient)} cannot be right.`);
  const open = found.proven.filter((fact) => markAt(view, fact) === 'clear' && !isShownByCircle(view, fact));
  const next = open.find(({ mark }) => mark === 'circle') ?? open[0];
  if (next)
    return noteHint(view, next, `Something about ${ingredientName(next.ingredient)} is already certain.`);
  return null;
}

/** A herb has one place and a number one herb: the crosses beside a circle are no news to anybody. */
function isShownByCircle({ config, notebook }: Findings, { ingredient, column, mark }: ProvenMark): boolean {
  if (mark !== 'cross') return false;
  return notebook.some((own, cell) => {
    if (own !== 'circle') return false;
    const isSameColumn = column !== decoyColumn(config) && cell % columnCount(config) === column;
    return isSameColumn || Math.floor(cell / columnCount(config)) === ingredient;
  });
}

function noteHint(view: Findings, fact: ProvenMark, where: string): Hint<MarkMove> {
  const { ingredient, column, mark } = fact;
  const cells = [noteCell(view.config, ingredient, column)];
  const stages: HintStage[] = [
    { text: where },
    { text: reasonFor(view, fact), cells },
    { text: `${conclusion(view, fact)} ${mark === 'circle' ? 'Circle' : 'Cross'} it.`, cells },
  ];
  return { stages, move: { kind: 'mark', ingredient, column, mark } };
}

function conclusion({ config }: Findings, { ingredient, column, mark }: ProvenMark): string {
  const isDecoy = column === decoyColumn(config);
  const what = isDecoy ? 'a decoy' : `number ${columnName(config, column)} of the recipe`;
  return `${ingredientName(ingredient)} is ${mark === 'circle' ? '' : 'not '}${what}.`;
}

/** Names the one potion, or the clue, that shows it alone; else says that it takes several. */
function reasonFor(view: Findings, fact: ProvenMark): string {
  const all = gatherKnowledge(view);
  const bare = { ...all, clue: null, facts: [] };
  if (shows(view, bare, fact)) return 'There is no other place for it, whatever the potions say.';
  if (shows(view, { ...bare, clue: all.clue }, fact)) return 'The clue alone shows it.';
  const single = all.facts.find((only) => shows(view, { ...bare, facts: [only] }, fact));
  if (single) return `Look at potion ${single.potion + 1}: it shows this alone.`;
  return 'Put the potions and the clue together: no recipe that fits them all says otherwise.';
}

function shows(view: Findings, knowledge: Knowledge, { ingredient, column, mark }: ProvenMark): boolean {
  return isRuledOut(view, openSpaces(knowledge), ingredient, column, mark === 'cross', NODES_FOR_REASON);
}

/** `There are roughly 120 recipes left` */
export function recipesLeft({ recipes, isExact }: Pick<Deduction, 'recipes' | 'isExact'>): string {
  const roughly = isExact ? '' : 'roughly ';
  return plural(recipes, {
    one: `There is ${roughly}# recipe left`,
    other: `There are ${roughly}# recipes left`,
  });
}

function potionHint(deduction: Deduction): Hint<BrewMove> {
  const { potion, basis } = deduction;
  const limits = basis === 'certain' ? ', going by what no effect can have touched' : '';
  return {
    stages: [
      { text: 'Nothing new is certain yet: test another potion.' },
      {
        text: `${recipesLeft(deduction)}${limits}. A good potion parts them evenly.`,
      },
      { text: `Test this: ${describePotion(potion)}.` },
    ],
    move: { kind: 'potion', items: potion },
  };
}
