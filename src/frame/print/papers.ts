export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter' };

/** By the language that the browser is set to, which names a country more often than not. */
export function usualPaper(language: string): Paper {
  return /-(US|CA|MX|PH|CL|CO|VE)$/i.test(language) ? 'letter' : 'a4';
}
