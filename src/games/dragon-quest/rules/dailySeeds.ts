/**
 * A daily keeps even those in suspense who play by hints: a day whose own seed deals too mild a dungeon has another. A
 * letter a day, by months; `a` is the day's own seed. `node scripts/dragonQuestDailies.mjs <last day>` writes this table
 * and goes on where it ends; what is in it stays, since it has been played.
 */
const LETTERS: Readonly<Record<string, string>> = {
  '2026-12': 'aacbbaacabbbbbabcbbbbacabaaafba',
  '2027-01': 'bcbbbcbaaaabbbdaabdbcaaaaaaacaa',
  '2027-02': 'bcbbaaabaacaaacabdacaaaaabac',
  '2027-03': 'eacbaabbbabbaaaacadaaaaaabfbaba',
  '2027-04': 'cabaabaabbaaaaaaaeabbbaeebaaab',
  '2027-05': 'aaadaaaabaabcabaaabababaaaaaaba',
  '2027-06': 'aaabaaabaeabbaacbaabcaaaaaaaba',
  '2027-07': 'bbaaaabaaaaacababdbbaaaaaaaacba',
  '2027-08': 'aacaaabaaaaabbababaaabaaaaacaba',
  '2027-09': 'aaaaaaaaabadabcaaaaababaaaaaba',
  '2027-10': 'cacadbbaaaaaaabbdabaabcaaaaaaaa',
  '2027-11': 'aaacaaabbabcaaaaaaabaaaacbcaaa',
  '2027-12': 'baaaaaaabaacaabaaaaaabbaababaaa',
};

export const DAILY_SEEDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS).flatMap(([month, letters]) =>
    Array.from(letters, (letter, index) => ({
      day: `${month}-${String(index + 1).padStart(2, '0')}`,
      letter,
    }))
      .filter(({ letter }) => letter !== 'a')
      .map(({ day, letter }) => [day, `daily-${day}-${letter}`]),
  ),
);

/** Later days are dealt from their own seeds. */
export const JUDGED_UNTIL = lastOf(LETTERS);

function lastOf(table: typeof LETTERS): string {
  const [month = '', letters = ''] = Object.entries(table).at(-1) ?? [];
  return `${month}-${String(letters.length).padStart(2, '0')}`;
}
