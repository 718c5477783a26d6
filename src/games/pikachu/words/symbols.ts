/** The seed's 24 symbols in the seed's order; boards with fewer symbols use the first ones. */
export const SYMBOLS = [
  { emoji: '😀', name: 'grinning face' },
  { emoji: '😂', name: 'face with tears of joy' },
  { emoji: '🥰', name: 'face with hearts' },
  { emoji: '😎', name: 'face with sunglasses' },
  { emoji: '🤩', name: 'star-struck face' },
  { emoji: '😴', name: 'sleeping face' },
  { emoji: '🤔', name: 'thinking face' },
  { emoji: '😱', name: 'screaming face' },
  { emoji: '🐶', name: 'dog' },
  { emoji: '🐱', name: 'cat' },
  { emoji: '🐸', name: 'frog' },
  { emoji: '🦊', name: 'fox' },
  { emoji: '🐻', name: 'bear' },
  { emoji: '🐼', name: 'panda' },
  { emoji: '🐨', name: 'koala' },
  { emoji: '🦁', name: 'lion' },
  { emoji: '🍎', name: 'apple' },
  { emoji: '🍕', name: 'pizza' },
  { emoji: '🚀', name: 'rocket' },
  { emoji: '💎', name: 'gem' },
  { emoji: '⭐', name: 'star' },
  { emoji: '🔥', name: 'fire' },
  { emoji: '🦄', name: 'unicorn' },
  { emoji: '🌈', name: 'rainbow' },
] as const;

type SymbolName = (typeof SYMBOLS)[number]['name'];

/** The name of a tile as it stands in `State.tiles`; null for an empty cell. */
export function symbolName(tile: number): SymbolName | null {
  return SYMBOLS[tile - 1]?.name ?? null;
}
