/** What the High Witch says of a potion: the card that rises from the cauldron. */
import { type CSSProperties, useEffect, useRef } from 'react';
import IconUnder from '~icons/ph/arrow-line-down-bold';
import IconOver from '~icons/ph/arrow-line-up-bold';
import IconWon from '~icons/ph/sparkle-fill';
import type { Tone } from '../events';
import type { PotionResult, TestedPotion } from '../types';
import { describeLine } from '../words/words';
import { type Explain, ExplainedEffects } from './Effects';
import { PotionRow } from './Jar';

export interface ResultNote {
  readonly title: string;
  readonly text: string;
  /** Of a random event. */
  readonly tone?: Tone | undefined;
}

interface ResultCardProps {
  readonly number: number;
  readonly potion: TestedPotion;
  /** Where it came from, if that needs saying. */
  readonly from?: string | undefined;
  /** What comes of it besides, in the order in which it is told. */
  readonly notes: readonly ResultNote[];
  readonly explain?: Explain | undefined;
  /** It has just been tested; on a page that comes back it simply lies there. */
  readonly rises: boolean;
}

export function ResultCard({ number, potion, from, notes, explain, rises }: ResultCardProps) {
  const { items, result } = potion;
  const card = useRef<HTMLElement>(null);
  // On a phone the cauldron may be in view without the place above it.
  useEffect(() => {
    if (rises) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [rises]);
  return (
    <section ref={card} className="ww-card" data-rises={rises || undefined} aria-label={`Potion ${number}`}>
      <header className="ww-card-head">
        <h2>
          Potion {number}
          {from && <span className="ms-2 font-text text-sm font-normal">{from}</span>}
        </h2>
        <PotionRow items={items} />
      </header>
      <Growth result={result} />
      {result.feedback.length > 0 && (
        <ExplainedEffects
          key={number}
          label={`What potion ${number} told`}
          explain={explain}
          items={result.feedback.map((line, index) => ({
            key: String(index),
            text: describeLine(line).replace(/\.$/, ''),
            effect: line.effect,
          }))}
        />
      )}
      {notes.map(({ title, text, tone: mood }) => (
        <p key={`${title} ${text}`} className={mood ? 'ww-event' : 'ww-lasting'} data-tone={mood}>
          <b>
            {title} {mood && <span className="ww-event-tone">{TONE_WORDS[mood]}</span>}
          </b>{' '}
          {text}
        </p>
      ))}
    </section>
  );
}

const TONE_WORDS: Readonly<Record<Tone, string>> = {
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
