/** What the settings that *New* offers mean, and what is said of a deal that has been rated. */

/** By config code. */
export const SETTING_NOTES: Readonly<Record<string, string>> = {
  calm: 'Standard halls, five hearts. Rated by one careful player, who wins such a deal at least 85 times in 100.',
  fair: 'Narrow halls, five hearts: a new card may touch one card only, the one you come from. Rated by one careful player, who wins such a deal 50 to 70 times in 100.',
  grim: 'Narrow halls, three hearts: a new card may touch one card only, the one you come from. Rated by one careful player, who wins such a deal 15 to 35 times in 100.',
  'wide-any': 'The plain rules, straight from the shuffle. Nothing is rated, and some deals cannot be won.',
};

export const GRADE_PROMISE =
  'Every Calm, Fair and Grim deal is proven: with every card known, it can be won. The Dragon Queen is the tenth card of a level at the earliest.';

/** `rating`: the wins of a hundred; null where the deal is of no grade. */
export function provenText(rating: number | null): { readonly label: string; readonly text: string } {
  const proof = 'A program has won it under the rules you play by.';
  if (rating === null)
    return { label: 'Verified: this deal can be won', text: `This deal can be won. ${proof}` };
  return {
    label: 'Verified: this deal is rated, and can be won',
    text: `Rated by one careful player: of 100 games with this deal it wins ${rating}. ${proof}`,
  };
}
