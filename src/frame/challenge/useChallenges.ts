/** Somebody else's runs of the deal in play: nothing of them is fetched unless a link brings one, or one is kept. */
import { useCallback, useEffect, useState } from 'react';
import type { GameTypes } from '../../core/rules';
import { database } from '../../store/browser';
import { schedule } from '../../store/saving/openSaves';
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

/** A disk that is slow at first, as after a crash, may well answer later. */
const FIRST_RETRY_MS = 500;

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
    let isHere = true;
    let callOff = () => {};
    async function look(waitMs: number): Promise<void> {
      try {
        const text = await database.get(challengesKey(definition.rules.id));
        if (text && isHere) await open();
      } catch {
        if (isHere) callOff = schedule(() => void look(2 * waitMs), waitMs);
      }
    }
    void look(FIRST_RETRY_MS);
    return () => {
      isHere = false;
      callOff();
    };
  }, [open, definition, isReady]);
  const receive = useCallback<Challenges['receive']>(
    (code, fragment, onKept) => {
      if (/^#r\d+~/.test(fragment)) void open().then((desk) => desk.receive(code, fragment, onKept));
    },
    [open],
  );
  return { parts, receive };
}
