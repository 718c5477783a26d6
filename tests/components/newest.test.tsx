// @vitest-environment happy-dom
/** What is announced while a refusal is in sight. */
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNewest } from '../../src/frame/shell/useNewest';

/** After each of these, what is announced. */
function heard(...steps: readonly (readonly [refusal: string, news: string, moment: number])[]): string[] {
  const { result, rerender } = renderHook(
    ({ step: [refusal, news, moment] }) => useNewest(refusal, news, moment),
    { initialProps: { step: steps[0] ?? (['', '', 0] as const) } },
  );
  return steps.map((step) => {
    rerender({ step });
    return result.current;
  });
}

it.each([
  [
    'what happens while a refusal stands',
    [
      ['No.', '', 1],
      ['No.', 'Notes on.', 1],
    ],
    ['No.', 'Notes on.'],
  ],
  [
    'of a refusal and its news the news alone',
    [
      ['', '', 1],
      ['Wrong.', 'Wrong: one error.', 2],
    ],
    ['', 'Wrong: one error.'],
  ],
  [
    'nothing when a refusal goes',
    [
      ['', 'Placed.', 1],
      ['No.', 'Placed.', 2],
      ['', 'Placed.', 2],
    ],
    ['Placed.', 'No.', ''],
  ],
  [
    'the same refusal at another try',
    [
      ['No.', 'On.', 1],
      ['No.', 'Off.', 1],
      ['No.', 'Off.', 2],
    ],
    ['On.', 'Off.', 'No.'],
  ],
  [
    'the same news of another move',
    [
      ['', 'Taken back.', 1],
      ['', 'Taken back.', 2],
    ],
    ['Taken back.', 'Taken back.'],
  ],
] as const)('%s', (_what, steps, said) => {
  expect(heard(...steps)).toEqual(said);
});
