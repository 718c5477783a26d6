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
import { dungeonCard, POWERS, RED_JOKER } from '../rules/cards';

interface Picture {
  readonly icon: ComponentType;
  readonly short: string;
  readonly crowned?: boolean;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  Exit: { icon: IconExit, short: 'Exit' },
  'Hidden Pit': { icon: IconSpikes, short: 'Trap' },
  'Visible Pit': { icon: IconPit, short: 'Pit' },
  Passage: { icon: IconPassage, short: 'Passage' },
  Gem: { icon: IconGem, short: 'Gem' },
  Healing: { icon: IconHealing, short: 'Healing' },
  'Treasure Chest': { icon: IconChest, short: 'Chest' },
  Slime: { icon: IconSlime, short: 'Slime' },
  Skeleton: { icon: IconSkeleton, short: 'Skeleton' },
  'Dragon Queen': { icon: IconQueen, short: 'Queen', crowned: true },
  Troll: { icon: IconTroll, short: 'Troll' },
  Merchant: { icon: IconMerchant, short: 'Merchant' },
  'Young Dragon': { icon: IconDragon, short: 'Dragon' },
  'Troll King': { icon: IconTroll, short: 'King', crowned: true },
  'Generous Wizard': { icon: IconWizard, short: 'Wizard' },
};

const ITEM_PICTURES = [IconSecret, IconWard, IconFate];

export function DungeonPicture({ card }: { readonly card: number }) {
  const picture = PICTURES[dungeonCard(card).name];
  if (!picture) return null;
  const { icon: Icon, crowned } = picture;
  return (
    <>
      {crowned && <IconCrown className="dq-crown" />}
      <Icon />
    </>
  );
}

export function shortName(card: number): string {
  const { name } = dungeonCard(card);
  return PICTURES[name]?.short ?? name;
}

export function ItemPicture({ item }: { readonly item: number }) {
  const Icon = item === RED_JOKER ? IconJoker : (ITEM_PICTURES[item % POWERS.length] ?? IconJoker);
  return <Icon />;
}
