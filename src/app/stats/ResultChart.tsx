/** The last results as columns, oldest on the left: how long each took, or what it scored. */
import { inForms } from '../../core/inForms';
import type { PastResult } from '../../store/stats/stats';
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
  if (shown.length === 0) return <p className="field-note">The last results were of the other kind.</p>;
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
    <figure className="result-chart">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 14}`}
        preserveAspectRatio="xMinYMax meet"
        role="img"
        aria-label={told}
      >
        <path className="chart-floor" d={`M0 ${HEIGHT + 0.5}H${width}`} />
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
      <figcaption className="legend">
        <span className="field-note">
          {scored ? 'Score' : 'Time'}, oldest first, at most {write(highest)}
        </span>
        <span>
          <i className="legend-won" aria-hidden="true" /> won
        </span>
        <span>
          <i className="legend-lost" aria-hidden="true" /> lost
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
        className={won ? 'column-won' : 'column-lost'}
        x={x}
        y={HEIGHT - height}
        width={BAR}
        height={height}
        rx="2"
      />
      {!won && <path className="column-cross" d={`m${middle - 2.5} ${HEIGHT + 5} 5 5m0-5-5 5`} />}
    </g>
  );
}
