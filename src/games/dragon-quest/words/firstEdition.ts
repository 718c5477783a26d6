/** The first edition kept statistics under the words it showed; here are the codes that they stand for. */

const CONFIGS: ReadonlyMap<string, string> = new Map([
  ['Standard halls, winnable deal', 'wide-winnable'],
  ['Standard halls, any deal', 'wide-any'],
  ['Narrow halls, winnable deal', 'narrow-winnable'],
  ['Narrow halls, any deal', 'narrow-any'],
]);

const CAUSES: ReadonlyMap<string, string> = new Map([
  ['exit', 'exit'],
  ['critical', 'critical'],
  ['trapped', 'trapped'],
  ['gaveUp', 'gaveUp'],
  ['Hidden Pit', 'hiddenPit'],
  ['Visible Pit', 'visiblePit'],
  ['Slime', 'slime'],
  ['Skeleton', 'skeleton'],
  ['Dragon Queen', 'dragonQueen'],
  ['Troll', 'troll'],
  ['Young Dragon', 'youngDragon'],
  ['Troll King', 'trollKing'],
]);

export const firstEdition = {
  config: (words: string): string | null => CONFIGS.get(words) ?? null,
  cause: (words: string): string | null => CAUSES.get(words) ?? null,
};
