/** Damaged saves of the real games: no crash, no lost byte, and nothing on the table that its rules would not allow. */
import { describe, expect, it } from 'vitest';
import { pick, type Rng, rngFor } from '../../src/core/chance';
import { formatSave } from '../../src/store/saving/saveText';
import { mangled, NASTY_TEXTS } from '../contract/nastyTexts';
import { count } from '../counts';
import { realGames } from './realGames';

const TEXTS = count(15, 10_000);
const FIELDS = count(15, 2_000);

const NASTY_VALUES = [null, true, -1, 0.5, 1e308, 10_000, '', [], {}, [[[]]], ...NASTY_TEXTS.slice(0, 20)];

/** One value anywhere in it replaced, dropped or doubled. */
function damaged(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || rng.below(4) === 0) return [...value, ...value, pick(NASTY_VALUES, rng)];
    const at = rng.below(value.length);
    return value.map((item, index) => (index === at ? damaged(item, rng) : item));
  }
  if (typeof value !== 'object' || value === null || rng.below(12) === 0) return pick(NASTY_VALUES, rng);
  const key = pick(Object.keys(value), rng);
  if (rng.below(10) === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? damaged(item, rng) : item]),
  );
}

describe.each(realGames)('$name', (game) => {
  it(`survives ${TEXTS} torn and mistyped saves (seed torn)`, async () => {
    const { save } = await game.play('corrupted', 8);
    const whole = await game.reopen(save);
    for (const bad of mangled(save, rngFor(game.id, 'torn'), TEXTS)) {
      const { opened, texts, state } = await game.survive(bad, rngFor(bad, 'on'));
      if (opened !== null) expect(opened).toBe(whole);
      else if (state === 'newer') expect(texts).toEqual([bad]);
      else expect(texts).toContain(bad);
    }
  });

  it(`survives ${FIELDS} saves with a wrong value and a right checksum (seed fields)`, async () => {
    const { body } = await game.play('corrupted', 8);
    let refused = 0;
    for (let run = 0; run < FIELDS; run++) {
      const rng = rngFor(`${game.id}${run}`, 'fields');
      const bad = JSON.stringify(damaged(JSON.parse(body), rng));
      const save = formatSave({ game: game.id, revision: 3, writer: 'w', base: '-', body: bad });
      const { opened, texts, state } = await game.survive(save, rng);
      if (opened !== null) continue;
      refused++;
      const kept = texts.some((text) => text.endsWith(bad));
      // No game where the table was: nothing to lose.
      const empty = /"(free|daily)":null/.test(bad);
      expect(kept || state === 'newer' || empty, `run ${run}: ${bad}`).toBe(true);
    }
    expect(refused).toBeGreaterThan(FIELDS / 4);
  });
});
