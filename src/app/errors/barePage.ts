/** The bare page: while one is fetched, and around what failed. */
export const BARE_PAGE =
  'page grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,44rem)_minmax(0,1fr)] content-center gap-x-[clamp(1rem,4vw,3rem)] gap-y-6 p-4 [&>*]:col-start-2 [&>*]:min-w-0';
