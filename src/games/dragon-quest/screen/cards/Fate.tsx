/** A fate card beside what it has to reach; and the moment when it is turned over. */
import IconDown from '~icons/ph/arrow-fat-down-fill';
import IconUp from '~icons/ph/check-fat-fill';
import IconStar from '~icons/ph/star-four-fill';
import { dungeonCard, FATES } from '../../rules/cards';
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

/** Need and number side by side. */
export function Versus({ enemy, fate, total = fate, verdict }: VersusProps) {
  const reached = total >= needOf(enemy);
  return (
    <div
      className="dq-versus phone:[&>.dq-card]:hidden lying:[&>.dq-card]:hidden"
      role="img"
      aria-label={`${cardName(enemy)} needs ${needOf(enemy)}; fate ${fate}${total === fate ? '' : `, counted as ${total}`}`}
    >
      <DungeonCard card={enemy} resolved={false} />
      <span className="dq-need">
        <small>needs</small>
        <b>{needOf(enemy)}</b>
      </span>
      <span className="dq-sign" data-reached={reached}>
        {reached ? <IconUp /> : <IconDown />}
      </span>
      <span className="dq-need">
        <small>fate</small>
        <b>
          {total}
          {total > fate && <small> +{total - fate}</small>}
        </b>
      </span>
      <FateCard fate={fate} />
      {verdict === 'critical' && (
        <span className="dq-star">
          <IconStar />
        </span>
      )}
    </div>
  );
}

const VERDICTS = { defeated: 'Defeated', critical: 'A critical success', failed: 'Not enough' } as const;

/** Over the dungeon for two breaths; every gesture goes through it. */
export function FateFlip({ shown }: { readonly shown: FateShown }) {
  return (
    <div className="dq-fate" aria-hidden="true" data-verdict={shown.verdict ?? undefined}>
      <div className="dq-fate-plate">
        <span className="dq-need">
          <small>{cardName(shown.enemy)} needs</small>
          <b>{needOf(shown.enemy)}</b>
        </span>
        <span className="dq-fate-card">
          <FateCard fate={shown.fate} />
          <FateCard fate={shown.fate} down />
        </span>
        <span className="dq-need dq-fate-number">
          <small>fate</small>
          <b>{shown.fate}</b>
        </span>
        {shown.verdict && <span className="dq-verdict">{VERDICTS[shown.verdict]}</span>}
      </div>
    </div>
  );
}

export function LevelBanner({ level }: { readonly level: number }) {
  return (
    <div className="dq-fate dq-level" aria-hidden="true">
      <div className="dq-fate-plate">
        <span className="dq-level-word">Level {level}</span>
      </div>
    </div>
  );
}

/** The five fate cards: which are still to come, and which of those reach the need. */
export function FatePips({ view, need }: { readonly view: View; readonly need: number }) {
  const next = nextFates(view);
  return (
    <ul className="dq-pips" aria-label="Fate cards left">
      {FATES.map((fate) => {
        const left = next.includes(fate);
        const beats = left && fate >= need;
        return (
          <li key={fate} data-left={left || undefined} data-beats={beats || undefined}>
            <b>{fate}</b>
            <span aria-hidden="true">{beats ? <IconUp /> : left ? <IconDown /> : null}</span>
            <span className="unseen">{beats ? 'succeeds' : left ? 'fails' : 'used'}</span>
          </li>
        );
      })}
    </ul>
  );
}
