/** What is looked at, in words: where in the run it is, what happened there besides the move, and what else can be shown. */
import { clockText } from '../../components/browser/useTick';
import type { GameTypes } from '../../core/rules';
import { timeAt } from '../../core/timeline';
import type { GameInPlay } from '../../store/session/sessionState';
import type { GameWords } from '../words/sentences';

export interface FrameWatch {
  /** How many moves had been played. */
  readonly at: number;
  readonly length: number;
  readonly isOwn: boolean;
  /** It has ended, so that nothing shown of it is told too early. */
  readonly isOver: boolean;
  readonly isLost: boolean;
  /** On the game's own clock; null: not known. */
  readonly time: string | null;
  /** Mistakes, aids and undone stretches; null: nobody wrote them down. */
  readonly ticks: readonly NamedTick[] | null;
  /** What kind of film it is, and what that says of this place. */
  readonly film: { readonly label: string; readonly said: string } | null;
  readonly films: readonly { readonly code: string; readonly label: string }[];
  /** What the tick says after which the game could no longer be won. */
  readonly lostSince: string;
}

export interface NamedTick {
  readonly at: number;
  readonly code: string;
  readonly name: string;
}

const TICKS: Readonly<Record<string, string>> = {
  mistake: 'Mistake',
  undo: 'Moves taken back',
  hint: 'Hint',
  shuffle: 'Shuffle',
};
const OTHER_AID = 'Help';
const LOST_SINCE = 'From here it could no longer be won';

export function frameWatchOf<G extends GameTypes>(
  { watch, view, counted }: GameInPlay<G>,
  films: readonly string[],
  words: GameWords<G>,
): FrameWatch | null {
  if (!watch) return null;
  const { at, length, timeline, isOwn, film, end } = watch;
  const ms = timeline && timeAt(timeline, at);
  const label = (code: string) => words.film?.(code) ?? '';
  return {
    at,
    length,
    isOwn,
    isOver: counted,
    isLost: counted && end !== 'won',
    time: ms === null ? null : clockText(ms),
    ticks: timeline?.ticks.map((tick) => ({ ...tick, name: tickName(tick.code, words) })) ?? null,
    film: film && { label: label(film.name), said: film.said ? words.stage(film.said, view) : '' },
    films: films.map((code) => ({ code, label: label(code) })),
    lostSince: words.lostSince ?? LOST_SINCE,
  };
}

export function tickName<G extends GameTypes>(code: string, { aids = {} }: GameWords<G>): string {
  const own = Object.hasOwn(aids, code) ? aids[code] : undefined;
  return own ?? (Object.hasOwn(TICKS, code) ? TICKS[code] : undefined) ?? OTHER_AID;
}

/** What is said of the place: what the move brought about, and what else happened there. */
export function captionOf({ at, ticks, film }: FrameWatch, happened: string): string {
  // `Hint: row 1, column 4 is 3.` tells it already.
  const names = ticks?.map((tick) => tick.at === at && !happened.startsWith(tick.name) && `${tick.name}.`);
  const unknown = ticks === null && film === null && at === 0 ? UNKNOWN : '';
  const start = at === 0 ? (film?.label ? `${film.label}.` : START) : '';
  return [start, happened, film?.said, ...new Set(names), unknown].filter(Boolean).join(' ');
}

const START = 'The start.';
const UNKNOWN = 'This game began before times and mistakes were written down.';
