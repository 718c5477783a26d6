import { useEffect, useState } from 'react';
import { afterPaint } from '../components/browser/afterPaint';

/** What becomes so by a gesture is told so one picture later; what is so from the beginning, at once. */
export function usePictureLater(isSo: boolean): boolean {
  const [isTold, setIsTold] = useState(isSo);
  useEffect(() => {
    if (isSo) return afterPaint(() => setIsTold(true));
    setIsTold(false);
  }, [isSo]);
  return isSo && isTold;
}
