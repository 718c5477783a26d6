/** That the recipe can be won, as a seal beside the score; and what is said where it cannot. */
import IconVerified from '~icons/ph/seal-check';
import type { Notice } from '../../../../frame/say/Say';
import type { Proof } from './useProof';

const WORDS = 'Verified: some potion wins, however chance falls';

export function ProofSeal({ proof }: { readonly proof: Proof }) {
  return (
    <span
      className="inline-grid place-items-center text-[1.375rem] text-good not-data-shown:invisible"
      title={proof ? WORDS : undefined}
      data-shown={proof || undefined}
    >
      <IconVerified aria-hidden="true" />
      {proof && <span className="unseen">{WORDS}</span>}
    </span>
  );
}

export function doubtOf(proof: Proof): Notice | null {
  if (proof !== false) return null;
  return {
    text: 'Somebody has made this recipe up: no potion is certain to win with it. Every recipe of a new game is verified.',
    tone: 'bad',
  };
}
