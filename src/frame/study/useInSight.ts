/** What an answer is about comes into sight with it: on a phone it may lie below what is seen. */
import { useEffect, useRef } from 'react';

/** `answer`: null while there is none. */
export function useInSight(answer: number | null) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (answer !== null) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);
  return ref;
}
