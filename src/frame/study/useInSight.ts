/** What an answer is about comes into sight with it: on a phone it may lie below what is seen. */
import { useEffect, useRef } from 'react';

export function useInSight(isAnswered: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAnswered) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAnswered]);
  return ref;
}
