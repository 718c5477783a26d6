/**
 * A daily keeps even those in suspense who play by hints: a day whose own seed deals too mild a dungeon has another. A
 * letter a day, by months; `a` is the day's own seed. `node scripts/dragonQuestDailies.mjs <last day>` writes this table
 * and goes on where it ends; what is in it stays, since it has been played.
 */
const LETTERS: Readonly<Record<string, string>> = {
  '2026-12': 'aaabbaacabdbcbabcbbbaacabaaadaa',
  '2027-01': 'bcbbbabaaaabcbaabbdbcbaaaaaabaa',
  '2027-02': 'bcadaaabaacaaacabbacaaaaaaac',
  '2027-03': 'dacbaabbcaabaaaacacaaaaaabgbaba',
  '2027-04': 'acbaababbbaaaaaaaaabbbaeebaaab',
  '2027-05': 'aaafaaaacaabcabaaabababaacaaaba',
  '2027-06': 'aaabaacbaeabbabcbacbcaaaaaaaba',
  '2027-07': 'bbaaaabaaaaacababdabaaaaaaaaaaa',
  '2027-08': 'aacaaabaaaaabbababaaabcaaabcaba',
  '2027-09': 'aaaaaaaaabadaccaaaaababaaaaaaa',
  '2027-10': 'cacadbbaaabaaabcdabaabaaaabaaaa',
  '2027-11': 'aaaaaabbbbbcaaaaaaabaaaacbcaaa',
  '2027-12': 'acaaaaaabaacaaaaabbaabbacbabaaa',
  '2028-01': 'aaaadaaaaabcaaaadaaadabaacaabac',
  '2028-02': 'babaabaaabbaabacabaaabaaaabaa',
  '2028-03': 'aaaabaacaaaabaaaaaabaaaabaaaaab',
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
