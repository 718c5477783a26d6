import { useState } from 'react';

interface Said {
  readonly refusal: string;
  readonly news: string;
  readonly moment: number | undefined;
}

/**
 * What is to be announced of a refusal, which stays in sight until the next try, and of what happens meanwhile: the newer
 * of them, and of both at once the news, since it tells more. What is no longer so is not said again.
 */
export function useNewest(refusal: string, news: string, moment: number | undefined): string {
  const [last, setLast] = useState({ refusal, news, moment, text: news || refusal });
  if (last.refusal === refusal && last.news === news && last.moment === moment) return last.text;
  const text = newest(last, { refusal, news, moment });
  setLast({ refusal, news, moment, text });
  return text;
}

function newest(last: Said, { refusal, news, moment }: Said): string {
  const isAnother = moment !== last.moment;
  if (news && news !== last.news) return news;
  if (refusal && (isAnother || refusal !== last.refusal)) return refusal;
  return isAnother ? news : '';
}
