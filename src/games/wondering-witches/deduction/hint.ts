/** The staged hint: first a note that is already certain, else the next potion. From the view only. */
import type { HintStage } from '../../../core/rules';
import { columnCount, decoyColumn, noteCell } from '../notebook/notebookMarks';
import type { Findings, MarkMove, PotionItem } from '../recipe/types';
import { openSpaces } from './certain/candidates';
import { gatherKnowledge, type Knowledge } from './certain/knowledge';
import { deduce, isRuledOut, markAt } from './deduce';
import type { Deduction, ProvenMark } from './deduction';

/** The one thing that shows a note by itself, or that it takes several. */
type NoteReason =
  | { readonly by: 'place' | 'clue' | 'together' }
  /** Index in the log. */
  | { readonly by: 'potion'; readonly potion: number };

export type NoteStage = HintStage &
  (
    | { readonly code: 'noteWhere'; readonly ingredient: number; readonly isWrong: boolean }
    | ({ readonly code: 'noteReason' } & NoteReason)
    | ({ readonly code: 'noteConclusion' } & ProvenMark)
  );

export type PotionStage = HintStage &
  (
    | { readonly code: 'nothingCertain' }
    | ({ readonly code: 'recipesLeft' } & Pick<Deduction, 'recipes' | 'isExact' | 'basis'>)
    | { readonly code: 'testThis'; readonly items: readonly PotionItem[] }
  );

interface NoteHint {
  readonly stages: readonly NoteStage[];
  readonly move: MarkMove;
}

interface PotionHint {
  readonly stages: readonly PotionStage[];
  readonly move: { readonly kind: 'potion'; readonly items: readonly PotionItem[] };
}

const NODES_FOR_REASON = 5000;

export function hint(view: Findings): NoteHint | PotionHint | null {
  if (view.phase === 'won' || view.phase === 'lost') return null;
  const found = deduce(view);
  return certainNote(view, found) ?? potionHint(found);
}

/** A mark that cannot be right, else one that could be made; null when the notebook is up to date. */
export function certainNote(view: Findings, found: Deduction): NoteHint | null {
  const wrong = found.contradicted[0];
  if (wrong) return noteHint(view, wrong, true);
  const open = found.proven.filter((fact) => markAt(view, fact) === 'clear' && !isShownByCircle(view, fact));
  const next = open.find(({ mark }) => mark === 'circle') ?? open[0];
  return next ? noteHint(view, next, false) : null;
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

function noteHint(view: Findings, fact: ProvenMark, isWrong: boolean): NoteHint {
  const { ingredient, column, mark } = fact;
  const cells = [noteCell(view.config, ingredient, column)];
  return {
    stages: [
      { code: 'noteWhere', ingredient, isWrong },
      { code: 'noteReason', ...reasonFor(view, fact), cells },
      { code: 'noteConclusion', ingredient, column, mark, cells },
    ],
    move: { kind: 'mark', ingredient, column, mark },
  };
}

function reasonFor(view: Findings, fact: ProvenMark): NoteReason {
  const all = gatherKnowledge(view);
  const bare = { ...all, clue: null, facts: [] };
  if (shows(view, bare, fact)) return { by: 'place' };
  // With nothing tested there is nothing else it could come from, however long the search for it would take.
  if (all.facts.length === 0 || shows(view, { ...bare, clue: all.clue }, fact)) return { by: 'clue' };
  const single = all.facts.find((only) => shows(view, { ...bare, facts: [only] }, fact));
  return single ? { by: 'potion', potion: single.potion } : { by: 'together' };
}

function shows(view: Findings, knowledge: Knowledge, { ingredient, column, mark }: ProvenMark): boolean {
  return isRuledOut(view, openSpaces(knowledge), ingredient, column, mark === 'cross', NODES_FOR_REASON);
}

function potionHint({ recipes, isExact, basis, potion }: Deduction): PotionHint {
  return {
    stages: [
      { code: 'nothingCertain' },
      { code: 'recipesLeft', recipes, isExact, basis },
      { code: 'testThis', items: potion },
    ],
    move: { kind: 'potion', items: potion },
  };
}
