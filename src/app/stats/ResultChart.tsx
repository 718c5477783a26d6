/** The last results as columns, oldest on the left: how long each took, or what it scored. */
import { inForms } from '../../core/inForms';
import type { PastResult } from '../../store/stats/stats';
import { LEGEND } from '../daily/PastMark';
import { scoreText, timeText } from './figures';
import type { ResultWords } from './useResultWords';

const MOST = 24;
const STEP = 16;
const BAR = 10;
const HEIGHT = 96;
const LEAST = 4;
const LEAST_COLUMNS = 16;

interface ResultChartProps {
  readonly results: readonly PastResult[];
  readonly words: ResultWords;
}

export function ResultChart({ results, words }: ResultChartProps) {
  const shown = results.slice(0, MOST).reverse();
  if (shown.length === 0)
    return <p className="text-sm text-soft">There are no recent results of this kind.</p>;
  const scored = shown.some(({ score }) => score !== null);
  const figure = (result: PastResult) => (scored ? Math.max(0, result.score ?? 0) : result.timeMs);
  const write = scored ? scoreText : timeText;
  const highest = Math.max(1, ...shown.map(figure));
  const won = shown.filter(({ outcome }) => outcome === 'won').length;
  const width = Math.max(LEAST_COLUMNS, shown.length) * STEP;
  const lastGames = inForms(shown.length, {
    one: 'the last game',
    other: 'the last # games, oldest first',
  });
  const told = `${scored ? 'Scores' : 'Times'} of ${lastGames}: ${won} won, ${shown.length - won} lost, up to ${write(highest)}.`;
  return (
    <figure className="grid grid-cols-1 gap-3">
      <svg
        className="marks h-auto max-h-36 w-full"
        viewBox={`0 0 ${width} ${HEIGHT + 14}`}
        preserveAspectRatio="xMinYMax meet"
        role="img"
        aria-label={told}
      >
        <path className="stroke-edge" d={`M0 ${HEIGHT + 0.5}H${width}`} />
        {shown.map((result, index) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={index}
            x={index * STEP + (STEP - BAR) / 2}
            height={LEAST + (HEIGHT - LEAST) * (figure(result) / highest)}
            won={result.outcome === 'won'}
            title={`${words.config(result.config)}: ${result.outcome}, ${write(figure(result))}`}
          />
        ))}
      </svg>
      <figcaption className={LEGEND}>
        <span className="me-auto text-sm text-soft max-sm:basis-full">
          {scored ? 'Score' : 'Time'}, oldest first, at most {write(highest)}
        </span>
        <span>
          <i
            className="marks h-3.5 w-2.5 rounded-[2px] bg-accent forced-color-adjust-none"
            aria-hidden="true"
          />{' '}
          won
        </span>
        <span>
          <i
            className="h-3.5 w-2.5 rounded-[2px] inset-ring-[1.5px] inset-ring-edge forced-colors:border"
            aria-hidden="true"
          />{' '}
          lost
        </span>
      </figcaption>
    </figure>
  );
}

interface ColumnProps {
  readonly x: number;
  readonly height: number;
  readonly won: boolean;
  readonly title: string;
}

function Column({ x, height, won, title }: ColumnProps) {
  const middle = x + BAR / 2;
  return (
    <g>
      <title>{title}</title>
      <rect
        className={won ? 'fill-accent' : 'fill-none stroke-edge stroke-[1.5]'}
        x={x}
        y={HEIGHT - height}
        width={BAR}
        height={height}
        rx="2"
      />
      {!won && (
        <path
          className="fill-none stroke-soft stroke-[1.5]"
          strokeLinecap="round"
          d={`m${middle - 2.5} ${HEIGHT + 5} 5 5m0-5-5 5`}
        />
      )}
    </g>
  );
}
