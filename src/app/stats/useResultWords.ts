/** A game's results in words, whose codes are all that statistics keep. */
import { useEffect, useMemo } from 'react';
import type { GameNames } from '../../frame/words/sentences';
import { stats } from '../../store/browser';
import { translate } from '../../store/stats/translate';
import type { SavedRoom } from '../rooms';
import { useNames } from '../useNames';

export interface ResultWords {
  readonly config: (code: string) => string;
  readonly cause: (code: string) => string;
  readonly scoreName: string;
}

/** What most games count; such a figure stands without its name beside a result. */
export const SCORE = 'score';
/** The ends that the store itself notes, for any game. */
const SHARED_CAUSES: Readonly<Record<string, string>> = {
  lost: 'for another reason',
  stuck: 'no move was left',
};
/** A later way of scoring keeps results of its own, under the config's code and a number. */
const SCORE_VERSION = /\.(\d+)$/;

/** Null until the game's words have come: nobody is shown its codes for a moment. */
export function useResultWords(room: SavedRoom): ResultWords | null {
  useTranslation(room);
  const names = useNames([room]).get(room.id);
  return useMemo(() => (names === undefined ? null : wordsOf(names)), [names]);
}

function wordsOf(names: GameNames | null): ResultWords {
  return {
    config: (code) => (names ? configInWords(names, code) : code),
    cause: (code) => (Object.hasOwn(SHARED_CAUSES, code) ? SHARED_CAUSES[code] : names?.cause(code)) ?? code,
    scoreName: names?.scoreName ?? SCORE,
  };
}

function configInWords(names: GameNames, code: string): string {
  const name = names.config(code.replace(SCORE_VERSION, ''));
  const scored = names.earlierScores?.[Number(SCORE_VERSION.exec(code)?.[1] ?? 1)];
  return scored === undefined ? name : `${name} (${scored})`;
}

/** What the first edition kept under words goes under codes before it is shown. */
function useTranslation({ id, loadOldNames }: SavedRoom): void {
  useEffect(() => {
    void loadOldNames?.().then(
      ({ firstEdition }) => translate(stats, id, firstEdition),
      () => undefined,
    );
  }, [id, loadOldNames]);
}
