/** How a game's words are made: one function a vocabulary, and a compiler that misses any code left out. */
import type { Fault, Params } from '../../core/result';
import type { GameTypes, Progress } from '../../core/rules';

/** A sentence for every code; those with parameters are made of them. */
export type Sentences<Code extends string> = Readonly<Record<Code, string | ((params: Params) => string)>>;

/** What home and statistics need to know of a game's language, without its rules. */
export interface GameNames {
  /** `Classic, gravity down`, from a config's code. */
  readonly config: (code: string) => string;
  /** `32 of 80 pairs` */
  readonly progress: (progress: Progress) => string;
  /** Why a game ended as it did, from its code. */
  readonly cause: (code: string) => string;
  /** `level`: what the score counts, where it is no score in the usual sense. */
  readonly scoreName?: string;
  /** What results are called that were scored in an earlier way, by its `scoreVersion`. */
  readonly earlierScores?: Readonly<Record<number, string>>;
}

/** What the first edition wrote into statistics, as today's codes; null for words it never wrote. */
export interface OldNames {
  readonly config: (words: string) => string | null;
  readonly cause: (words: string) => string | null;
}

export interface GameWords<G extends GameTypes> extends GameNames {
  /** Null: the code is none of this game's own. */
  readonly fault: (fault: Fault) => string | null;
  readonly stage: (stage: G['stage'], view: G['view']) => string;
  /** What a film of the rules shows, as it stands on the button that begins it: `How it could be cleared`. */
  readonly film?: (code: string) => string;
  /** What it means that from a place on the game could no longer be won, where that needs saying. */
  readonly lostSince?: string;
  /** Aids of its own, as a tick in a replay is called: `Deduce`. */
  readonly aids?: Readonly<Record<string, string>>;
}

/** The sentence for a code, or null for a code that belongs to somebody else. */
export function sentenceOf(sentences: Sentences<string>, code: string, params: Params = {}): string | null {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (sentence === undefined) return null;
  return typeof sentence === 'string' ? sentence : sentence(params);
}
