/** What the High Witch says of a potion: the card that rises from the cauldron. */

import { useEffect, useRef } from 'react';
import IconUnder from '~icons/ph/arrow-line-down-bold';
import IconOver from '~icons/ph/arrow-line-up-bold';
import IconWon from '~icons/ph/sparkle-fill';
import { scrollSoon } from '../../../../components/browser/focusInView';
import { Tags } from '../../screen/Tag';
import type { Tone } from '../events';
import type { PotionResult, TestedPotion } from '../types';
import { explanationOf } from '../words/effects';
import { describeLine, whyNotInWords } from '../words/words';
import type { Explain } from './Effects';
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

const TONES: Readonly<Record<Tone, { readonly words: string; readonly colour: string }>> = {
  good: { words: 'good luck', colour: 'text-good' },
  neutral: { words: 'a turn of events', colour: '' },
  bad: { words: 'bad luck', colour: 'text-bad' },
};

export function ResultCard(props: ResultCardProps) {
  const { number, potion, from, notes, explain = explanationOf, rises } = props;
  const { items, result } = potion;
  const card = useRef<HTMLElement>(null);
  // On a phone the cauldron may be in view without the place above it.
  useEffect(() => {
    if (rises) scrollSoon(card.current);
  }, [rises]);
  return (
    <section
      ref={card}
      className="ww-card grid grid-cols-1 gap-2 rounded-lg px-4 py-2.5 paper-lift"
      data-rises={rises || undefined}
      aria-label={`Potion ${number}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-base leading-tight text-soft">
          Potion {number}
          {from && <span className="ms-2 font-text text-sm font-normal">{from}</span>}
        </h2>
        <Growth result={result} />
      </header>
      <WhyNot result={result} />
      {result.feedback.length > 0 && (
        <Tags
          key={number}
          label={`What potion ${number} told`}
          items={result.feedback.map((line, index) => ({
            key: String(index),
            name: describeLine(line).replace(/\.$/, ''),
            title: line.effect,
            text: explain(line.effect),
          }))}
        />
      )}
      {notes.map((note) => (
        <Note key={`${note.title} ${note.text}`} {...note} />
      ))}
      <PotionRow items={items} />
    </section>
  );
}

function Note({ title, text, tone }: ResultNote) {
  return (
    <p className="ww-line border-t border-dashed border-edge pt-1.5 text-sm leading-snug">
      <b>
        {title} {tone && <ToneMark tone={tone} />}
      </b>{' '}
      {text}
    </p>
  );
}

function ToneMark({ tone }: { readonly tone: Tone }) {
  const { words, colour } = TONES[tone];
  return (
    <span className={`mx-1 rounded-full border border-current px-1.5 py-0.25 text-[0.75rem] ${colour}`}>
      {words}
    </span>
  );
}

export function Growth({ result: { won, undergrown, overgrown } }: { readonly result: PotionResult }) {
  if (won) {
    return (
      <p className="ww-line flex items-center gap-2 font-title text-xl font-semibold">
        <IconWon className="text-glow" aria-hidden="true" />
        This is the recipe!
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-0.5">
      <Amount icon={<IconUnder />} amount={undergrown} words="undergrown" />
      <Amount icon={<IconOver />} amount={overgrown} words="overgrown" />
    </p>
  );
}

/** Two noughts look like a win. Where the board is low, the line above the cauldron says it instead. */
function WhyNot({ result }: { readonly result: PotionResult }) {
  const words = whyNotInWords(result);
  return (
    words && (
      <p className="ww-line text-sm leading-snug font-semibold [@container_board_(max-height:23rem)]:hidden">
        {words}
      </p>
    )
  );
}

interface AmountProps {
  readonly icon: React.ReactNode;
  readonly amount: number;
  readonly words: string;
}

function Amount({ icon, amount, words }: AmountProps) {
  return (
    <span className="ww-line inline-flex max-w-full flex-wrap items-center gap-1.5">
      <span className="text-accent-text" aria-hidden="true">
        {icon}
      </span>
      <b className="ww-amount figures font-title text-2xl font-semibold">{amount}</b> {words}
    </span>
  );
}
