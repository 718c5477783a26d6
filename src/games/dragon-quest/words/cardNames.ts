/** What the cards are called in the dungeon. Home and statistics load this without the cards. */
import type { CardCode } from '../rules/cards';

export const CARD_NAMES: Readonly<Record<CardCode, string>> = {
  exit: 'Exit',
  hiddenPit: 'Hidden Pit',
  visiblePit: 'Visible Pit',
  passage: 'Passage',
  gem: 'Gem',
  healing: 'Healing',
  treasureChest: 'Treasure Chest',
  slime: 'Slime',
  skeleton: 'Skeleton',
  dragonQueen: 'Dragon Queen',
  troll: 'Troll',
  merchant: 'Merchant',
  youngDragon: 'Young Dragon',
  trollKing: 'Troll King',
  generousWizard: 'Generous Wizard',
};
