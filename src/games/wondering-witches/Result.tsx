/** What the High Witch says of a potion: the card that rises from the cauldron. */
import { type CSSProperties, useEffect, useRef } from 'react';
import IconUnder from '~icons/ph/arrow-line-down-bold';
import IconOver from '~icons/ph/arrow-line-up-bold';
import IconWon from '~icons/ph/sparkle-fill';
import { ExplainedEffects } from './Effects';
import type { EffectName } from './effects/names';
import { EFFECTS } from './effects/table';
import { EVENTS, type Mood } from './events';
import { Jar } from './Pot';
import type { PotionItem, PotionResult, TestedPotion } from './types';
import { describeLine, describePotion } from './words';

export interface ResultCardProps {
  readonly number: number;
  readonly potion: TestedPotion;
  readonly lasting: readonly EffectName[];
  /** It has just been tested; on a page that comes back it simply lies there. */
  readonly rises: boolean;
}

export function ResultCard({ number, potion, lasting, rises }: ResultCardProps) {
  const { items, result, event } = potion;
  const happened = event === null ? undefined : EVENTS[event];
  const card = useRef<HTMLElement>(null);
  // On a phone the cauldron may be in view without the place above it.
  useEffect(() => {
    if (rises) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [rises]);
  return (
    <section ref={card} className="ww-card" data-rises={rises || undefined} aria-label={`Potion ${number}`}>
      <header className="ww-card-head">
        <h2>Potion {number}</h2>
        <PotionRow items={items} />
      </header>
      <Growth result={result} />
      {result.feedback.length > 0 && (
        <ExplainedEffects
          key={number}
          label={`What potion ${number} told`}
          items={result.feedback.map((line, index) => ({
            key: String(index),
            text: describeLine(line).replace(/\.$/, ''),
            effect: line.effect,
          }))}
        />
      )}
      {lasting.map((effect) => (
        <p key={effect} className="ww-lasting">
          <b>{effect}</b> {EFFECTS[effect].explanation}
        </p>
      ))}
      {happened && (
        <p className="ww-event" data-mood-of-event={happened.mood}>
          <b>
            {happened.name} <span className="ww-event-mood">{MOOD_WORDS[happened.mood]}</span>
          </b>{' '}
          {happened.text}
        </p>
      )}
    </section>
  );
}

const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  good: 'good luck',
  neutral: 'a turn of events',
  bad: 'bad luck',
};

export function Growth({ result: { won, undergrown, overgrown } }: { readonly result: PotionResult }) {
  if (won) {
    return (
      <p className="ww-growth ww-growth-won">
        <IconWon aria-hidden="true" />
        <b>This is the recipe!</b>
      </p>
    );
  }
  return (
    <p className="ww-growth">
      <span style={delay(0)}>
        <IconUnder aria-hidden="true" />
        <b className="figures">{undergrown}</b> undergrown
      </span>
      <span style={delay(1)}>
        <IconOver aria-hidden="true" />
        <b className="figures">{overgrown}</b> overgrown
      </span>
    </p>
  );
}

function delay(order: number): CSSProperties {
  return { '--order': order } as CSSProperties;
}

/** A potion as it was laid: small jars in order. */
export function PotionRow({ items }: { readonly items: readonly PotionItem[] }) {
  return (
    <span className="ww-row" role="img" aria-label={describePotion(items)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what counts
        <span key={index} className="ww-mini">
          <Jar item={item} />
        </span>
      ))}
    </span>
  );
}
