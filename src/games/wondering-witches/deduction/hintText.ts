/** A hint as text, in which form it comes back from the worker. */
import { ok, type Result } from '../../../core/result';
import type { Hint, HintStage } from '../../../core/rules';
import { integer, list, nullable, object, type Reader, readJson, string } from '../../../core/text';
import { formatMove, parseMove } from '../brew/rules/moves';
import type { BrewMove } from '../recipe/types';

interface HintText {
  readonly stages: readonly { readonly text: string; readonly cells: readonly number[] }[];
  readonly move: string;
}

export function formatHintWith<M>(hint: Hint<M> | null, format: (move: M) => string): string {
  if (hint === null) return 'null';
  const stages = hint.stages.map(({ text, cells = [] }) => ({ text, cells }));
  return JSON.stringify({ stages, move: format(hint.move) } satisfies HintText);
}

const MOST_STAGES = 6;
const MOST_CELLS = 70;
const MAX_TEXT = 10_000;

const readHint: Reader<HintText | null> = nullable(
  object<HintText>({
    stages: list(
      object<HintText['stages'][number]>({
        text: string(1000),
        cells: list(integer(0, MOST_CELLS), MOST_CELLS),
      }),
      MOST_STAGES,
    ),
    move: string(1000),
  }),
);

export function parseHintWith<M>(text: string, parse: (move: string) => Result<M>): Result<Hint<M> | null> {
  const read = readJson(text, MAX_TEXT, readHint);
  if (!read.ok || read.value === null) return read.ok ? ok(null) : read;
  const move = parse(read.value.move);
  if (!move.ok) return move;
  const stages: readonly HintStage[] = read.value.stages;
  return ok({ stages, move: move.value });
}

export function formatHint(hint: Hint<BrewMove> | null): string {
  return formatHintWith(hint, formatMove);
}

export function parseHint(text: string): Result<Hint<BrewMove> | null> {
  return parseHintWith(text, parseMove);
}
