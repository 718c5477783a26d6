import { expect, it } from 'vitest';
import { besideRecords } from '../../src/frame/finish/useRecord';

const totals = (won: number, bestTimeMs: number | null) => ({
  played: won,
  won,
  bestScore: null,
  bestTimeMs,
  fewestAttempts: null,
  wonTimeMs: 0,
  wonScore: 0,
  wonAttempts: 0,
  causes: {},
});

it.each([
  ['nothing is known', null, true, {}],
  ['a first win has no rival', totals(1, 70), true, {}],
  ['a second one beats the first', totals(2, 70), true, { best: true }],
  ['a second one is slower', totals(2, 50), true, { note: 'best 50' }],
  [
    'a run with help, in practice or lost is measured against the one that counts',
    totals(1, 50),
    false,
    { note: 'best 50' },
  ],
  ['such a run is never the best', totals(1, 70), false, { note: 'best 70' }],
  ['where nobody has won there is no best', totals(0, null), false, {}],
  ['what was never measured has no best', totals(3, null), true, {}],
])('%s', (_, known, isCounted, told) => {
  expect(besideRecords(known, isCounted)('bestTimeMs', 70)).toEqual(told);
});

it('the best is told as the figure itself is', () => {
  expect(besideRecords(totals(2, 50), true)('bestTimeMs', 70, (ms) => `${ms} ms`)).toEqual({
    note: 'best 50 ms',
  });
});
