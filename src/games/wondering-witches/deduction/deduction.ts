/** What deduction help answers, and the text in which it comes back from the worker. */
import type { Result } from '../../../core/result';
import {
  boolean,
  finite,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Reader,
  readJson,
} from '../../../core/text';
import { MAX_POTION, MAX_SEEDS, type PotionItem } from '../recipe/types';

export interface ProvenMark {
  readonly ingredient: number;
  readonly column: number;
  readonly mark: 'cross' | 'circle';
}

export interface Deduction {
  /** How many recipes (numbers and decoys) are still possible. */
  readonly recipes: number;
  /** False: an estimate, to be labelled so. */
  readonly isExact: boolean;
  /** `certain`: there are effects, so only what none of them can have touched was used. */
  readonly basis: 'everything' | 'certain';
  readonly proven: readonly ProvenMark[];
  /** What is proven where the notebook says otherwise. */
  readonly contradicted: readonly ProvenMark[];
  readonly potion: readonly PotionItem[];
  /** How many recipes would be left after `potion`, on average over what it might show; of `recipes`. */
  readonly leftAfter: number;
}

export function formatDeduction(deduction: Deduction): string {
  return JSON.stringify(deduction);
}

const MOST_RECIPES = 1e12;

const readMark: Reader<ProvenMark> = object<ProvenMark>({
  ingredient: integer(0, 9),
  column: integer(0, 6),
  mark: oneOf(['cross', 'circle'] as const),
});

const readDeduction: Reader<Deduction> = object<Deduction>({
  recipes: integer(0, MOST_RECIPES),
  isExact: boolean,
  basis: oneOf(['everything', 'certain'] as const),
  proven: list(readMark, 70),
  contradicted: list(readMark, 70),
  potion: list(
    object<PotionItem>({ ingredient: integer(0, 9), seeds: nullable(integer(1, MAX_SEEDS)) }),
    MAX_POTION,
  ),
  leftAfter: finite(0, MOST_RECIPES),
});

const MAX_DEDUCTION_TEXT = 20_000;

export function parseDeduction(text: string): Result<Deduction> {
  return readJson(text, MAX_DEDUCTION_TEXT, readDeduction);
}
