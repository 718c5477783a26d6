/** A fate card beside what it has to reach; and the moment when it is turned over. */
import IconDown from '~icons/ph/arrow-fat-down-fill';
import IconUp from '~icons/ph/check-fat-fill';
import IconStar from '~icons/ph/star-four-fill';
import { DRAGON_QUEEN, dungeonCard, FATES } from '../../rules/cards';
import { nextFates, type View } from '../../rules/view';
import { cardName } from '../../words/cards';
import type { FateShown } from '../useMotion';
import { DungeonCard, FateCard } from './Card';

export function needOf(card: number): number {
  const { effect } = dungeonCard(card);
  return effect.kind === 'enemy' ? effect.need : 0;
}

interface VersusProps {
  readonly enemy: number;
  readonly fate: number;
  /** With wards added. */
  readonly total?: number | undefined;
  readonly verdict: FateShown['verdict'];
}

const VERSUS =
  'flex flex-none flex-wrap items-center gap-2 [--card:2.5rem] phone:[&>.dq-card]:hidden lying:[&>.dq-card]:hidden';

/** Need and number side by side. */
export function Versus({ enemy, fate, total = fate, verdict }: VersusProps) {
  const need = needOf(enemy);
  const reached = total >= need;
  const counted = total === fate ? '' : `, counted as ${total}`;
  return (
    <div
      className={VERSUS}
      role="img"
      aria-label={`${cardName(enemy)} needs ${need}; fate ${fate}${counted}`}
    >
      <DungeonCard card={enemy} resolved={false} />
      <Figure label="needs" number={need} />
      <span className={`grid text-xl ${reached ? 'text-good' : 'text-bad'}`}>
        {reached ? <IconUp /> : <IconDown />}
        {verdict === 'critical' && <IconStar className="text-(--glow)" />}
      </span>
      <Figure label="fate" number={total} more={total - fate} />
      <FateCard fate={fate} />
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly number: number;
  /** Of which wards have added so many. */
  readonly more?: number;
}

function Figure({ label, number, more = 0 }: FigureProps) {
  return (
    <span className="grid justify-items-center leading-[1.1]">
      <small className="text-xs">{label}</small>
      <b className="font-title text-2xl leading-none font-bold phone:short:text-xl/none">
        {number}
        {more > 0 && <small className="text-xs"> +{more}</small>}
      </b>
    </span>
  );
}

const VERDICTS = {
  defeated: { text: 'Defeated', look: 'text-[#a9e08f]' },
  critical: { text: 'A critical success', look: 'text-[#a9e08f]' },
  failed: { text: 'Not enough', look: 'text-[#ff9d8c]' },
} as const;
const TOLD_LATE = 'animate-[dq-told_calc(0.7s*var(--pace))_linear]';
const SCENE =
  'dq-fate pointer-events-none invisible absolute inset-0 z-8 grid animate-[dq-scene_calc(1.2s*var(--pace))_linear] place-items-center';
const PLATE =
  'dq-fate-plate grid max-w-full items-center justify-items-center gap-x-4 gap-y-1 rounded-2xl bg-[#14100df7] px-5 py-4 text-[#f6ead6] ring-1 ring-[#7d6f60] forced-colors:border-2 forced-colors:bg-[Canvas]';

/** Over the dungeon for two breaths; every gesture goes through it. */
export function FateFlip({ shown }: { readonly shown: FateShown }) {
  const verdict = shown.verdict && VERDICTS[shown.verdict];
  return (
    <div className={SCENE} aria-hidden="true">
      <div className={`${PLATE} grid-cols-[1fr_auto_1fr]`}>
        <LargeFigure label={`${cardName(shown.enemy)} needs`} number={needOf(shown.enemy)} />
        <span className="dq-fate-card grid perspective-[40rem] [&>*]:[grid-area:1/1] transform-3d">
          <FateCard fate={shown.fate} />
          <FateCard fate={shown.fate} down />
        </span>
        <LargeFigure label="fate" number={shown.fate} isTold />
        {verdict && (
          <span className={`${TOLD_LATE} col-span-full font-title text-lg font-bold ${verdict.look}`}>
            {verdict.text}
          </span>
        )}
      </div>
    </div>
  );
}

/** `isTold`: only after the card has fallen open. */
function LargeFigure({
  label,
  number,
  isTold,
}: {
  readonly label: string;
  readonly number: number;
  readonly isTold?: true;
}) {
  return (
    <span className="grid min-w-18 justify-items-center leading-[1.1]">
      <small className="text-center text-xs">{label}</small>
      <b className={`font-title text-5xl leading-none font-bold ${isTold ? TOLD_LATE : ''}`}>{number}</b>
    </span>
  );
}

export function LevelBanner({ level }: { readonly level: number }) {
  return (
    <div className={SCENE} aria-hidden="true">
      <div className={PLATE}>
        <span className="font-title text-3xl leading-none font-bold">Level {level}</span>
      </div>
    </div>
  );
}

/** The Dragon Queen, defeated: the last thing seen before the way out. */
export function WayOut() {
  return (
    <div className={SCENE} aria-hidden="true">
      <div className={`${PLATE} [&_[data-part=stats]]:hidden`}>
        <DungeonCard card={DRAGON_QUEEN} resolved={false} queenDefeated />
        <span className="font-title text-lg font-bold">You leave the dungeon</span>
      </div>
    </div>
  );
}

const PIP =
  'flex min-w-7 items-center justify-center gap-0.5 rounded-sm px-1 py-0.5 text-xs leading-tight ring-inset forced-colors:border wide:flex-col';
const USED = 'bg-sunken text-soft line-through ring-1 ring-line';
const FAILS = 'bg-cell text-(--dq-blood) ring-1 ring-line';
const BEATS = 'bg-cell text-[#1d5423] ring-2 ring-[#2a6b2f] forced-colors:border-2';

/** The five fate cards: which are still to come, and which of those reach the need. */
export function FatePips({ view, need }: { readonly view: View; readonly need: number }) {
  const next = nextFates(view);
  return (
    <ul className="mt-1 flex flex-wrap gap-1" aria-label="Fate cards left">
      {FATES.map((fate) => {
        const left = next.includes(fate);
        const beats = left && fate >= need;
        return (
          <li key={fate} className={`${PIP} ${beats ? BEATS : left ? FAILS : USED}`}>
            <b>{fate}</b>
            <span aria-hidden="true">{beats ? <IconUp /> : left ? <IconDown /> : null}</span>
            <span className="unseen">{beats ? 'succeeds' : left ? 'fails' : 'used'}</span>
          </li>
        );
      })}
    </ul>
  );
}
