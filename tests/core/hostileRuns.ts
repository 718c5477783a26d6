/** Runs that nobody played: good ones spoilt in one way or another, and what never was one. */
import { pick, type Rng } from '../../src/core/chance';
import { mangled, NASTY_TEXTS } from '../contract/nastyTexts';

const HEADER_LINES = 8;
const OTHERS = [
  '9whole',
  '1brief',
  '1whole',
  '0',
  '-',
  'zzzzzzzzz',
  '-1',
  'NaN',
  '1e308',
  'won 9 x',
  'hint.1',
  '1@0',
];

/** The text of a run, spoilt; `foreign` are moves of other games. */
export function spoilt(text: string, foreign: readonly string[], rng: Rng): string {
  const lines = text.split('\n');
  const moves = lines.slice(HEADER_LINES);
  const header = lines.slice(0, HEADER_LINES);
  const withMoves = (changed: readonly string[]) => [...header, ...changed].join('\n');
  const at = rng.below(moves.length + 1);
  const line = rng.below(Math.min(lines.length, HEADER_LINES));
  const ways: readonly (() => string)[] = [
    () => [...mangled(text, rng, 1)][0] ?? '',
    () => lines.with(line, pick(OTHERS, rng)).join('\n'),
    () => lines.with(line, pick(NASTY_TEXTS, rng)).join('\n'),
    () => lines.with(line, [...mangled(lines[line] ?? '', rng, 1)][0] ?? '').join('\n'),
    () => withMoves(moves.toSpliced(at, 0, pick(foreign, rng))),
    () => withMoves(moves.toSpliced(at, 1)),
    () => withMoves(moves.slice(0, at)),
    () => withMoves([...moves.slice(0, at), ...Array(1 + rng.below(700)).fill(moves[at] ?? 'reveal')]),
    () => withMoves([...moves, ...moves]),
    () => withMoves(Array(20_000).fill(moves[0] ?? '0-1')),
    () => lines.with(1, `${1 + rng.below(3)}.${1 + rng.below(3)}.${1 + rng.below(3)}`).join('\n'),
    () => lines.with(3, `${pick(['won', 'lost', 'stuck', 'playing'], rng)} ${rng.below(9)}00 -`).join('\n'),
    () => '['.repeat(200_000),
    () => `${text}\n${'{"a":'.repeat(1 + rng.below(50_000))}`,
    () => '0'.repeat(rng.below(400_000)),
  ];
  return pick(ways, rng)();
}
