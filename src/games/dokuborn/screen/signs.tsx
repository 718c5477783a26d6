/** One sign for each condition that is neither an ink nor a figure: no two of them are alike. */
import type { ReactNode } from 'react';
import IconAlien from '~icons/ph/alien-fill';
import IconCaptain from '~icons/ph/anchor-fill';
import IconUrsulasReturn from '~icons/ph/arrow-u-up-left-fill';
import IconAtlantis from '~icons/ph/bank-fill';
import IconHercules from '~icons/ph/barbell-fill';
import IconSleepingBeauty from '~icons/ph/bed-fill';
import IconEvasive from '~icons/ph/bird-fill';
import IconAzuriteSea from '~icons/ph/boat-fill';
import IconStoryborn from '~icons/ph/book-bookmark-fill';
import IconUncommon from '~icons/ph/book-open-fill';
import IconEncanto from '~icons/ph/butterfly-fill';
import IconBoost from '~icons/ph/caret-double-up-fill';
import IconSwordInStone from '~icons/ph/castle-turret-fill';
import IconWhispers from '~icons/ph/chat-teardrop-dots-fill';
import IconCommon from '~icons/ph/circle-fill';
import IconDeity from '~icons/ph/cloud-lightning-fill';
import IconWinterspell from '~icons/ph/cloud-snow-fill';
import IconDuckTales from '~icons/ph/coins-fill';
import IconRaya from '~icons/ph/compass-fill';
import IconNewGroove from '~icons/ph/cow-fill';
import IconQueen from '~icons/ph/crown-cross-fill';
import IconKing from '~icons/ph/crown-fill';
import IconPrincess from '~icons/ph/crown-simple-fill';
import IconDetective from '~icons/ph/detective-fill';
import IconSuperRare from '~icons/ph/diamond-fill';
import IconFloodborn from '~icons/ph/drop-half-fill';
import IconMulan from '~icons/ph/fan-fill';
import IconFabled from '~icons/ph/feather-fill';
import IconMermaid from '~icons/ph/fish-simple-fill';
import IconBeauty from '~icons/ph/flower-tulip-fill';
import IconRalph from '~icons/ph/game-controller-fill';
import IconMentor from '~icons/ph/graduation-cap-fill';
import IconItem from '~icons/ph/hammer-fill';
import IconChallenger from '~icons/ph/hand-fist-fill';
import IconAlly from '~icons/ph/hand-heart-fill';
import IconWard from '~icons/ph/hand-palm-fill';
import IconMickey from '~icons/ph/hand-waving-fill';
import IconSupport from '~icons/ph/handshake-fill';
import IconEnchanted from '~icons/ph/hexagon-fill';
import IconPrince from '~icons/ph/horse-fill';
import IconReignOfJafar from '~icons/ph/hourglass-fill';
import IconMoana from '~icons/ph/island-fill';
import IconAladdin from '~icons/ph/lamp-fill';
import IconAction from '~icons/ph/lightning-fill';
import IconSorcerer from '~icons/ph/magic-wand-fill';
import IconLocation from '~icons/ph/map-pin-fill';
import IconInklands from '~icons/ph/map-trifold-fill';
import IconHero from '~icons/ph/medal-fill';
import IconReckless from '~icons/ph/meteor-fill';
import IconSinger from '~icons/ph/microphone-stage-fill';
import IconDreamborn from '~icons/ph/moon-stars-fill';
import IconArchaziasIsland from '~icons/ph/mountains-fill';
import IconSong from '~icons/ph/music-notes-fill';
import IconLionKing from '~icons/ph/paw-print-fill';
import IconLegendary from '~icons/ph/pentagon-fill';
import IconRush from '~icons/ph/person-simple-run-fill';
import IconZootopia from '~icons/ph/police-car-fill';
import IconAlice from '~icons/ph/rabbit-fill';
import IconPeterPan from '~icons/ph/sailboat-fill';
import IconTangled from '~icons/ph/scissors-fill';
import IconFirstChapter from '~icons/ph/scroll-fill';
import IconBodyguard from '~icons/ph/shield-star-fill';
import IconSkies from '~icons/ph/shooting-star-fill';
import IconSnowWhite from '~icons/ph/shovel-fill';
import IconVillain from '~icons/ph/skull-fill';
import IconFrozen from '~icons/ph/snowflake-fill';
import IconShift from '~icons/ph/swap-fill';
import IconRobinHood from '~icons/ph/target-fill';
import IconPirate from '~icons/ph/treasure-chest-fill';
import IconWildsUnknown from '~icons/ph/tree-evergreen-fill';
import IconLilo from '~icons/ph/tree-palm-fill';
import IconRare from '~icons/ph/triangle-fill';
import IconCharacter from '~icons/ph/user-fill';
import IconSingTogether from '~icons/ph/users-three-fill';
import IconResist from '~icons/ph/wall-fill';
import IconRiseOfFloodborn from '~icons/ph/waves-fill';
import IconInventor from '~icons/ph/wrench-fill';

export const SIGNS: Readonly<Record<string, ReactNode>> = {
  t0: <IconCharacter />,
  t1: <IconAction />,
  t2: <IconSong />,
  t3: <IconItem />,
  t4: <IconLocation />,
  k1: <IconBodyguard />,
  k2: <IconEvasive />,
  k3: <IconChallenger />,
  k4: <IconReckless />,
  k5: <IconResist />,
  k6: <IconRush />,
  k7: <IconShift />,
  k8: <IconSinger />,
  k9: <IconSingTogether />,
  k10: <IconSupport />,
  k11: <IconWard />,
  k12: <IconBoost />,
  u1: <IconStoryborn />,
  u2: <IconDreamborn />,
  u3: <IconFloodborn />,
  u4: <IconAlly />,
  u5: <IconHero />,
  u6: <IconVillain />,
  u7: <IconPrincess />,
  u8: <IconPrince />,
  u9: <IconQueen />,
  u10: <IconKing />,
  u11: <IconSorcerer />,
  u12: <IconMentor />,
  u13: <IconPirate />,
  u14: <IconCaptain />,
  u15: <IconInventor />,
  u16: <IconAlien />,
  u17: <IconDeity />,
  u18: <IconDetective />,
  r1: <IconCommon />,
  r2: <IconUncommon />,
  r3: <IconRare />,
  r4: <IconSuperRare />,
  r5: <IconLegendary />,
  r6: <IconEnchanted />,
  f1: <IconMickey />,
  f2: <IconAladdin />,
  f3: <IconBeauty />,
  f4: <IconFrozen />,
  f5: <IconHercules />,
  f6: <IconLilo />,
  f7: <IconPeterPan />,
  f8: <IconLionKing />,
  f9: <IconMermaid />,
  f10: <IconMoana />,
  f11: <IconMulan />,
  f12: <IconDuckTales />,
  f13: <IconEncanto />,
  f14: <IconSnowWhite />,
  f15: <IconAlice />,
  f16: <IconTangled />,
  f17: <IconAtlantis />,
  f18: <IconSleepingBeauty />,
  f19: <IconRalph />,
  f20: <IconSwordInStone />,
  f21: <IconZootopia />,
  f22: <IconRobinHood />,
  f23: <IconRaya />,
  f24: <IconNewGroove />,
  e1: <IconFirstChapter />,
  e2: <IconRiseOfFloodborn />,
  e3: <IconInklands />,
  e4: <IconUrsulasReturn />,
  e5: <IconSkies />,
  e6: <IconAzuriteSea />,
  e7: <IconArchaziasIsland />,
  e8: <IconReignOfJafar />,
  e9: <IconFabled />,
  e10: <IconWhispers />,
  e11: <IconWinterspell />,
  e12: <IconWildsUnknown />,
};

/** A card that is a song says so, although its type is Action. */
export const TYPE_SIGNS: Readonly<Record<string, ReactNode>> = {
  Character: SIGNS.t0,
  Action: SIGNS.t1,
  Song: SIGNS.t2,
  Item: SIGNS.t3,
  Location: SIGNS.t4,
};
