/** How far a run had come over its time. */
import type { Replayed } from '../replay';
import type { GameTypes, PlayRules } from '../rules';
import { timelineOf } from '../timeline';
import { CURVE_POINTS } from './runBlock';

/** Per cent done at even steps of its whole time, the last of them its end; null where no times were kept. */
export function progressCurve<G extends GameTypes>(
  rules: PlayRules<G>,
  { record, states }: Replayed<G>,
  points = CURVE_POINTS,
): readonly number[] | null {
  const timeline = timelineOf({ ...record, cursor: record.moves.length });
  if (!timeline) return null;
  const end = record.tally.elapsedMs;
  const times = withoutGaps(timeline.times, end);
  return Array.from({ length: points }, (_, point) => {
    const now = (end * (point + 1)) / points;
    const at = point === points - 1 ? states.length - 1 : times.findLastIndex((time) => time <= now);
    const { done, total } = rules.progress(states[Math.max(0, at)]);
    return Math.round((100 * done) / total);
  });
}

/** Moves whose times were not kept are taken to lie evenly between those whose times were. */
function withoutGaps(times: readonly (number | null)[], end: number): readonly number[] {
  let before = 0;
  return times.map((time, at) => {
    if (time !== null) {
      before = at;
      return time;
    }
    const next = times.findIndex((other, place) => place > at && other !== null);
    const [after, until] = next < 0 ? [times.length - 1, end] : [next, times[next] ?? end];
    const since = times[before] ?? 0;
    return since + ((until - since) * (at - before)) / Math.max(1, after - before);
  });
}
