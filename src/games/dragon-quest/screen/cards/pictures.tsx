/** The woodcut on each card, and the short name that fits under it on a phone. */
import type { ComponentType } from 'react';
import IconFate from '~icons/game-icons/card-exchange';
import IconGem from '~icons/game-icons/cut-diamond';
import IconSecret from '~icons/game-icons/doorway';
import IconPassage from '~icons/game-icons/dungeon-gate';
import IconExit from '~icons/game-icons/exit-door';
import IconHealing from '~icons/game-icons/health-potion';
import IconPit from '~icons/game-icons/hole-ladder';
import IconJoker from '~icons/game-icons/jester-hat';
import IconChest from '~icons/game-icons/locked-chest';
import IconWard from '~icons/game-icons/magic-shield';
import IconCrown from '~icons/game-icons/queen-crown';
import IconSkeleton from '~icons/game-icons/raise-skeleton';
import IconSlime from '~icons/game-icons/slime';
import IconQueen from '~icons/game-icons/spiked-dragon-head';
import IconSpikes from '~icons/game-icons/spiky-pit';
import IconMerchant from '~icons/game-icons/swap-bag';
import IconTroll from '~icons/game-icons/troll';
import IconWizard from '~icons/game-icons/wizard-face';
import IconDragon from '~icons/game-icons/wyvern';
import { type CardCode, dungeonCard, POWERS, RED_JOKER } from '../../rules/cards';

interface Picture {
  readonly icon: ComponentType;
  readonly short: string;
  readonly crowned?: boolean;
}

const PICTURES: Readonly<Record<CardCode, Picture>> = {
  exit: { icon: IconExit, short: 'Exit' },
  hiddenPit: { icon: IconSpikes, short: 'Trap' },
  visiblePit: { icon: IconPit, short: 'Pit' },
  passage: { icon: IconPassage, short: 'Passage' },
  gem: { icon: IconGem, short: 'Gem' },
  healing: { icon: IconHealing, short: 'Healing' },
  treasureChest: { icon: IconChest, short: 'Chest' },
  slime: { icon: IconSlime, short: 'Slime' },
  skeleton: { icon: IconSkeleton, short: 'Skeleton' },
  dragonQueen: { icon: IconQueen, short: 'Queen', crowned: true },
  troll: { icon: IconTroll, short: 'Troll' },
  merchant: { icon: IconMerchant, short: 'Merchant' },
  youngDragon: { icon: IconDragon, short: 'Dragon' },
  trollKing: { icon: IconTroll, short: 'King', crowned: true },
  generousWizard: { icon: IconWizard, short: 'Wizard' },
};

const ITEM_PICTURES = [IconSecret, IconWard, IconFate];

export function DungeonPicture({ card }: { readonly card: number }) {
  const { icon: Icon, crowned } = PICTURES[dungeonCard(card).code];
  return (
    <>
      {crowned && <IconCrown className="dq-crown" />}
      <Icon />
    </>
  );
}

export function shortName(card: number): string {
  return PICTURES[dungeonCard(card).code].short;
}

export function ItemPicture({ item }: { readonly item: number }) {
  const Icon = item === RED_JOKER ? IconJoker : (ITEM_PICTURES[item % POWERS.length] ?? IconJoker);
  return <Icon />;
}
