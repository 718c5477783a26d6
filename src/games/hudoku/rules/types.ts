/** The vocabularies and shapes of Hudoku. Cells are flat indices in reading order; sets of digits are masks with bit d for digit d. */
import type { GridSize } from '../../../core/grids';
import type { GameEvent, GameTypes } from '../../../core/rules';
import type { HudokuStage, Placement } from './solving/steps';
import type { House, Unit } from './units';

export const LEVELS = ['gentle', 'steady', 'sharp', 'fiendish'] as const;
export type Level = (typeof LEVELS)[number];

/** None with less time than the one before. unjudged: as relaxed, and a number stays, right or wrong. */
export const MODES = ['hourglass', 'extended', 'relaxed', 'unjudged'] as const;
export type Mode = (typeof MODES)[number];

export interface Config {
  /** The id of a template, checked against `templates.ts`. */
  readonly template: string;
  readonly level: Level;
  readonly mode: Mode;
}

export interface Region {
  readonly letter: string;
  readonly cells: readonly number[];
  /** 9 in a 3×3 region, 4 in a 2×2 region: it holds 1 to this. */
  readonly highest: number;
  readonly digits: number;
}

export interface Template extends GridSize {
  readonly id: string;
  readonly levels: readonly Level[];
  readonly regions: readonly Region[];
  /** Index into `regions`; an empty cell has that of the region it speaks for. */
  readonly regionOf: readonly number[];
  readonly fillable: readonly number[];
  readonly empties: readonly number[];
  readonly isEmpty: readonly boolean[];
  readonly units: readonly Unit[];
  readonly unitsOf: readonly (readonly Unit[])[];
  readonly houses: readonly House[];
  /** Of a fillable cell: those that may not hold the same digit. Of an empty cell: those its number is ruled out of. */
  readonly peers: readonly (readonly number[])[];
}

export interface Puzzle {
  readonly template: Template;
  /** 0 where hidden, and in empty cells. */
  readonly revealed: readonly number[];
  /** The numbers shown in empty cells; 0 for a dash, and in fillable cells. */
  readonly emptyHints: readonly number[];
}

const ORIGINS = ['given', 'player', 'hint', 'shown'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Why a game was lost; statistics count under these. */
export type EndCause = 'solution';

/** What help is counted under. */
export type Aid = 'explain' | 'reveal' | 'sand' | 'fill-notes' | 'check' | 'before-mistake';

/** How a game could have been played: the solver's path. */
export const FILMS = ['path'] as const;
export type FilmCode = (typeof FILMS)[number];

export interface State {
  readonly config: Config;
  readonly solution: readonly number[];
  readonly revealed: readonly number[];
  readonly emptyHints: readonly number[];
  /** Who filled a cell; null where it is hidden or empty. */
  readonly origins: readonly (Origin | null)[];
  /** Masks of the player's pencil notes. */
  readonly notes: readonly number[];
  /** How many cells were revealed by hint or hourglass: the counter of the chance that picks them. */
  readonly reveals: number;
  readonly gaveUp: boolean;
  /** Absent until one of them is used, as in all games that know none. */
  readonly extras?: Extras;
}

/** What only experts use. */
export interface Extras {
  /** What Check has told of a number that still stands; null: nothing. By cell, as are the colours. */
  readonly verdicts: readonly (Verdict | null)[];
  /** 1 to `COLOURS`; 0: none. */
  readonly colours: readonly number[];
  /** The first is called 1. */
  readonly checkpoints: readonly Checkpoint[];
}

export type Verdict = 'right' | 'wrong';

export const COLOURS = 4;
export const MOST_CHECKPOINTS = 9;

/** The board as it was. */
export interface Checkpoint {
  readonly revealed: readonly number[];
  readonly notes: readonly number[];
  readonly colours: readonly number[];
}

export interface View {
  readonly config: Config;
  readonly revealed: readonly number[];
  readonly emptyHints: readonly number[];
  readonly origins: readonly (Origin | null)[];
  readonly notes: readonly number[];
  readonly revealedCount: number;
  readonly totalCells: number;
  readonly gaveUp: boolean;
  readonly extras?: Extras;
}

export type HudokuMove =
  | { readonly kind: 'place'; readonly cell: number; readonly digit: number }
  /** The hint: a random hidden cell. */
  | { readonly kind: 'reveal' }
  /** The same, when the sand has run through. */
  | { readonly kind: 'sand' }
  /** Help: notes of every number that row, column and region leave. What the empty cells say stays for the player. */
  | { readonly kind: 'fillNotes' }
  /** Giving up. */
  | { readonly kind: 'solution' }
  /** Of a number of one's own, where none is judged. */
  | { readonly kind: 'erase'; readonly cell: number }
  /** Help, where none is judged: which numbers are wrong. */
  | { readonly kind: 'check' }
  /** To the board of a checkpoint; what has been revealed since stays. */
  | { readonly kind: 'restore'; readonly checkpoint: number }
  | Mark;

export type Mark = NoteMark | ExpertMark;

export type NoteMark =
  | { readonly kind: 'mark'; readonly mark: 'toggle'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'mark'; readonly mark: 'clear'; readonly cell: number }
  /** The first edition's: free, and with what the empty cells say. Only games that it began still make it. */
  | { readonly kind: 'mark'; readonly mark: 'fill' };

export type ExpertMark =
  /** In every open cell without notes every number of its region, which tells nothing. */
  | { readonly kind: 'mark'; readonly mark: 'noteAll' }
  | { readonly kind: 'mark'; readonly mark: 'clearAll' }
  /** The same colour once more takes it away. */
  | { readonly kind: 'mark'; readonly mark: 'colour'; readonly cell: number; readonly colour: number }
  | { readonly kind: 'mark'; readonly mark: 'clearColours' }
  | { readonly kind: 'mark'; readonly mark: 'checkpoint' };

export type HudokuEvent = GameEvent &
  (
    | (Placement & {
        readonly kind: 'filled';
        /** Found by the player, asked for as a hint, or given away when the sand had run through. */
        readonly by: 'player' | 'hint' | 'sand';
        readonly cellsLeft: number;
        /** The wrong number that stood there. */
        readonly instead?: number;
      })
    /** Where nothing is judged. */
    | (Placement & {
        readonly kind: 'written';
        readonly cellsLeft: number;
        /** Told once every cell is full. */
        readonly isAllRight?: boolean;
      })
    | (Placement & { readonly kind: 'erased'; readonly cellsLeft: number })
    | { readonly kind: 'checked'; readonly wrong: readonly number[] }
    | { readonly kind: 'restored'; readonly checkpoint: number; readonly cellsLeft: number }
    /** The player gave up; these were still hidden. */
    | { readonly kind: 'solutionShown'; readonly numbers: readonly Placement[] }
    | (Placement & { readonly kind: 'noted' | 'unnoted' })
    | { readonly kind: 'notesCleared'; readonly cell: number }
    | { readonly kind: 'notesFilled'; readonly by?: 'aid' }
    | { readonly kind: 'allNoted' | 'allNotesCleared' | 'coloursCleared' }
    /** 0: it has none any more. */
    | { readonly kind: 'coloured'; readonly cell: number; readonly colour: number }
    | { readonly kind: 'checkpointSet'; readonly checkpoint: number }
  );

export interface Hudoku extends GameTypes {
  readonly config: Config;
  readonly move: HudokuMove;
  readonly state: State;
  readonly view: View;
  readonly event: HudokuEvent;
  readonly stage: HudokuStage;
  readonly tasks: object;
}
