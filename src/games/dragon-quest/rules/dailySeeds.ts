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
  '2028-01': 'baaacaaaaabccaaadaaadabaadaabac',
  '2028-02': 'babaabaaabbaabacabdaabaaaabaa',
  '2028-03': 'aaaaaaacaaaabaaaaadbbaaabaaaaab',
  '2028-04': 'baaabababbaaaacaaaaaaadaaabaaa',
  '2028-05': 'aabaaabababaabcaaaaabaaaabaaaaa',
  '2028-06': 'aabaadacabbaaabadaaabacaaaabab',
  '2028-07': 'aabbabaaacbabaaaabaaabaaaabbaaa',
  '2028-08': 'baaaabdbabcaaaaaabacdabaaabadaf',
  '2028-09': 'aacabbaaaacbbbbaaacaadaacababa',
  '2028-10': 'aadaabaabbaaaabdaaacaabaababaac',
  '2028-11': 'baaabaaaaaaabaaaabbaccaaaaaaab',
  '2028-12': 'baacaabbaaaaaaabaabcaabbaaabaaa',
  '2029-01': 'aaababaabaaaabbbabaaaaabaaaabaa',
  '2029-02': 'acaacdbabbaaaaaaacababbaaaaa',
  '2029-03': 'aaaaaabaaabaaaabaaaaaaacbababad',
  '2029-04': 'bbaaaabbbbcaabbaaaaaaadacaacaa',
  '2029-05': 'bcadaaababacaaiaabbaaaaaabaaaaa',
  '2029-06': 'aaacbabaaaaabaabaaecbaaadababb',
  '2029-07': 'caaaacaaaaaaaabbaaaabbaaaababac',
  '2029-08': 'aabadadbcaaaaaaabaaabbaaaaabbab',
  '2029-09': 'aaaaaaaaaabaabaaaaaccdcbacabba',
  '2029-10': 'aaabaabaaaaeabaaaaaadabbabcaaaa',
  '2029-11': 'abacaaaaaaaaabbaaabbaaababbbba',
  '2029-12': 'acababbbaabaabccaaabaaaaaaaaabb',
  '2030-01': 'abaacaacaeaeacdababaaacabcabbbb',
  '2030-02': 'caaaaaddaaabaaaaaacaaabaaaab',
  '2030-03': 'cabababaaaccbaaaaabfcaabaabaaac',
  '2030-04': 'aaabaaabdaaababaabdbaaabeaaaab',
  '2030-05': 'abcaabaaaabaaaaaaabaacababaaaba',
  '2030-06': 'baaaaaaacbaaaaccabaaacbbaaaaba',
  '2030-07': 'cabadbbaaaaaaaaaaaaaaaaaacaaaaa',
  '2030-08': 'aaaabbaaebababdaaaabaaaaabbbaaa',
  '2030-09': 'bbaaaacaaccaaaaaabaaabeaabaaaa',
  '2030-10': 'aaacaaabaaaabaaaacbaaaaaabbbaaa',
  '2030-11': 'baaaaaaaaacdaaabaaabaaaaaabaaa',
  '2030-12': 'abcadaabaabadaaaaaaaaaaaccdbaaa',
  '2031-01': 'bababbabacaaabbaabababbaaabaabb',
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
