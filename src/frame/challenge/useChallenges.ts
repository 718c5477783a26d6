/** Somebody else's runs of the deal in play: nothing of them is fetched unless a link brings one, or one is kept. */
import { useCallback, useEffect, useState } from 'react';
import type { GameTypes } from '../../core/rules';
import { database } from '../../store/browser';
import { challengesKey } from '../../store/saving/saveText';
import type { DefinedGame } from '../defineGame';
import type { ScreenProps } from '../ScreenProps';
import type { ChallengeParts } from './challengeDesk';

export interface Challenges {
  /** Null: there are none. */
  readonly parts: ChallengeParts | null;
  /** What came with the code that has just been opened; `onKept`: from now on nobody needs the link. */
  readonly receive: (code: string, fragment: string, onKept?: () => void) => void;
}

export function useChallenges<G extends GameTypes>(
  definition: DefinedGame<G>,
  isReady: boolean,
  urlOf: ScreenProps['urlOf'],
): Challenges {
  const [parts, setParts] = useState<ChallengeParts | null>(null);
  const open = useCallback(
    async () => (await import('./challengeDesk')).deskOf(definition, urlOf, setParts),
    [definition, urlOf],
  );
  useEffect(() => {
    if (!isReady) return;
    const kept = database.get(challengesKey(definition.rules.id)).catch(() => null);
    void kept.then(async (text) => text && void open());
  }, [open, definition, isReady]);
  const receive = useCallback<Challenges['receive']>(
    (code, fragment, onKept) => {
      if (/^#r\d+~/.test(fragment)) void open().then((desk) => desk.receive(code, fragment, onKept));
    },
    [open],
  );
  return { parts, receive };
}
