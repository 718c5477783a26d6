import { clockText } from '../../components/browser/useTick';
import type { GameTypes } from '../../core/rules';
import { tickIcon } from '../watch/tickIcons';
import { tickName } from '../watch/watchState';
import type { GameWords } from '../words/sentences';
import type { ShownRun } from './shownRun';

interface RunTrackProps<G extends GameTypes> {
  readonly name: string;
  readonly run: ShownRun;
  /** Of all the runs beside it: tracks of one length stand for the same time. */
  readonly longest: number;
  readonly words: GameWords<G>;
}

/** How far a run had come over its time, and its mistakes, aids and moves taken back. */
export function RunTrack<G extends GameTypes>({ name, run, longest, words }: RunTrackProps<G>) {
  const { facts, ticks } = run;
  const { elapsedMs } = facts.tally;
  const share = (ms: number) => `${(100 * ms) / Math.max(1, longest)}%`;
  const named = (ticks ?? []).map((tick) => ({ ...tick, name: tickName(tick.code, words) }));
  return (
    <div className="grid gap-0.5">
      <p className="text-sm font-semibold wrap-anywhere">{name}</p>
      <div
        role="img"
        aria-label={`Track of ${name}: ${trackInWords(facts, named)}`}
        className="relative h-9 overflow-hidden rounded-md bg-sunken"
      >
        <Curve curve={facts.curve} width={share(elapsedMs)} />
        {named.map(({ ms, code, name: tick }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have happened at once
            key={index}
            title={tick}
            className="absolute top-0.5 grid size-3 place-items-center text-xs text-ink"
            style={{ insetInlineStart: `clamp(0px, calc(${share(ms)} - 0.375rem), 100% - 0.75rem)` }}
          >
            {tickIcon(code)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Each step as long as it lasted. */
function Curve({ curve, width }: { readonly curve: ShownRun['facts']['curve']; readonly width: string }) {
  if (!curve) return null;
  const steps = curve.map((done, index) => `H${index} V${100 - done}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${curve.length} 100`}
      preserveAspectRatio="none"
      className="absolute start-0 bottom-0 h-5 fill-accent/25 stroke-accent forced-colors:stroke-[CanvasText]"
      style={{ inlineSize: width }}
    >
      <path
        d={`M0 100 ${steps} H${curve.length} V100 Z`}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** `1:24, half way by 0:50, Mistake at 0:12, Hint at 1:02` */
function trackInWords(
  { curve, tally }: ShownRun['facts'],
  ticks: readonly { readonly ms: number; readonly name: string }[],
): string {
  const { elapsedMs } = tally;
  const half = curve?.findIndex((done) => done >= 50) ?? -1;
  const halfMs = (elapsedMs * (half + 1)) / Math.max(1, curve?.length ?? 0);
  const halfWay = half < 0 ? [] : [`half way by ${clockText(halfMs)}`];
  const told = ticks.map((tick) => `${tick.name} at ${clockText(tick.ms)}`);
  return [clockText(elapsedMs), ...halfWay, ...told].join(', ');
}
