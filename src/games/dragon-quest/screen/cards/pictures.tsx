/** The woodcut on each card. */
import type { ComponentType, SVGProps } from 'react';
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
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly crowned?: boolean;
}

const PICTURES: Readonly<Record<CardCode, Picture>> = {
  exit: { icon: IconExit },
  hiddenPit: { icon: IconSpikes },
  visiblePit: { icon: IconPit },
  passage: { icon: IconPassage },
  gem: { icon: IconGem },
  healing: { icon: IconHealing },
  treasureChest: { icon: IconChest },
  slime: { icon: IconSlime },
  skeleton: { icon: IconSkeleton },
  dragonQueen: { icon: IconQueen, crowned: true },
  troll: { icon: IconTroll },
  merchant: { icon: IconMerchant },
  youngDragon: { icon: IconDragon },
  trollKing: { icon: IconTroll, crowned: true },
  generousWizard: { icon: IconWizard },
};

const ITEM_PICTURES = [IconSecret, IconWard, IconFate];

export function isCrowned(card: number): boolean {
  return PICTURES[dungeonCard(card).code].crowned === true;
}

/** `isSmall`: in the medal of a card's back. */
export function DungeonPicture({ card, isSmall }: { readonly card: number; readonly isSmall?: boolean }) {
  const { icon: Icon, crowned } = PICTURES[dungeonCard(card).code];
  if (!crowned) return <Icon />;
  return isSmall ? (
    <>
      <IconCrown className="-mb-[0.06em] h-[0.36em] w-[0.5em]" />
      <Icon className="size-[0.8em]" />
    </>
  ) : (
    <>
      <IconCrown className="ms-[0.5em] -mb-[0.02em] h-[0.34em] w-[0.46em] text-(--dq-blood)" />
      <Icon />
    </>
  );
}

export function ItemPicture({ item }: { readonly item: number }) {
  const Icon = item === RED_JOKER ? IconJoker : (ITEM_PICTURES[item % POWERS.length] ?? IconJoker);
  return <Icon />;
}
