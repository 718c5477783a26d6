/** Weekday dailies, as each game's own rows have them: written from what was promised, Monday first. */
import { describe, expect, it } from 'vitest';
import { dailyLevel } from '../src/app/daily/level';
import type { GameTypes, Rules } from '../src/core/rules';
import type { GameMeta } from '../src/frame/GameMeta';
import { dayAfter, machineWeekday } from './dailyTable';
import { WEEKS_FROM } from './weeksFrom';

/** To the last day of 2040. */
const ALL_DAYS = Array.from({ length: 5_132 }, (_, at) => dayAfter(WEEKS_FROM, at));

/** A config's code as far as it says what is played, and what the card says of it. */
export type WeekdayRow = readonly [config: string, level: string];

export function describeWeek<G extends GameTypes>(
  rules: Rules<G>,
  meta: GameMeta,
  rows: readonly WeekdayRow[],
): void {
  describe(`${rules.id}, by weekday`, () => {
    it('deals each day what its weekday says, to the end of 2040, and the card says which', () => {
      expect(ALL_DAYS.at(-1)).toBe('2040-12-31');
      const told = ALL_DAYS.map((day) => {
        const { config } = rules.daily(day);
        return `${day} ${rules.formatConfig(config)}, ${dailyLevel(meta, day)}`;
      });
      const wanted = ALL_DAYS.map((day) => {
        const [config, level] = rows[machineWeekday(day)] ?? [];
        return `${day} ${config}, ${level}`;
      });
      expect(told.filter((line, at) => line !== wanted[at])).toEqual([]);
    });

    it('has days before that which were all alike, and says nothing of them', () => {
      const before = Array.from({ length: 14 }, (_, at) => dayAfter(WEEKS_FROM, at - 14));
      const codes = before.slice(-3).map((day) => rules.formatConfig(rules.daily(day).config));
      expect(new Set(codes).size).toBe(1);
      expect(before.map((day) => dailyLevel(meta, day))).toEqual(before.map(() => null));
    });
  });
}
