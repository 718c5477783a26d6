/** That the recipe can be won, as a seal beside the score; and what is said where it cannot. */
import { Seal } from '../../../../components/Seal';
import type { Notice } from '../../../../frame/say/Say';
import type { Proof } from './useProof';

export function ProofSeal({ proof }: { readonly proof: Proof }) {
  return (
    <Seal label={proof ? 'Verified: some potion wins, however chance falls' : ''} isShown={proof === true}>
      This recipe can be won: a program has found a potion that wins, however chance falls.
    </Seal>
  );
}

export function doubtOf(proof: Proof): Notice | null {
  if (proof !== false) return null;
  return {
    text: 'Somebody has made this recipe up: no potion is certain to win with it. Every recipe of a new game is verified.',
    tone: 'bad',
  };
}
