/** The first edition kept its statistics under the words that it showed. They are frozen here: they turn into codes. */
import type { OldNames } from '../../../frame/words/sentences';

const STARS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

const CONFIGS: ReadonlyMap<string, string> = new Map(
  [2, 3, 4].flatMap((size) =>
    STARS.flatMap((stars, at): [string, string][] => [
      [`${size}×${size}, ${stars}`, `${size}-${at + 1}-free`],
      [`${size}×${size}, ${stars}, challenge`, `${size}-${at + 1}-challenge`],
    ]),
  ),
);

const CAUSES: ReadonlyMap<string, string> = new Map([
  ['gave up', 'gaveUp'],
  ['no guesses left', 'noGuessesLeft'],
]);

export const firstEdition: OldNames = {
  config: (words) => CONFIGS.get(words) ?? null,
  cause: (words) => CAUSES.get(words) ?? null,
};
