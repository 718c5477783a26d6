/** What taking damage would cost, with its verbs: gems are spent first, hearts are lost. */
import type { ReactNode } from 'react';
import type { View } from '../../rules/view';
import { Suit } from './Suit';

export function Cost({ view, gems }: { readonly view: View; readonly gems: number }) {
  const hearts = view.moment.kind === 'damage' ? view.moment.amount - gems : 0;
  return (
    <span className="figures">
      {gems > 0 && (
        <>
          Spend <Counted suit="diamonds">{gems}</Counted>
          {hearts > 0 && ', '}
        </>
      )}
      {hearts > 0 && (
        <>
          {gems > 0 ? 'lose' : 'Lose'} <Counted suit="hearts">{hearts}</Counted>
        </>
      )}
    </span>
  );
}

function Counted({ suit, children }: { readonly suit: 'diamonds' | 'hearts'; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {children}
      <Suit suit={suit} />
    </span>
  );
}
