/** The last results, two at least, as columns, oldest on the left: how long each took, or what it scored. */

import { plural } from '../../frame/words/plural';
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
  const scored = shown.some(({ score }) => score !== null);
  const figure = (result: PastResult) => (scored ? Math.max(0, result.score ?? 0) : result.timeMs);
  const name = scored ? words.scoreName : 'time';
  const write = scored ? scoreText : timeText;
  const most = Math.max(0, ...shown.map(figure));
  const highest = Math.max(1, most);
  const won = shown.filter(({ outcome }) => outcome === 'won').length;
  const width = Math.max(LEAST_COLUMNS, shown.length) * STEP;
  const told = `${capital(`${name}s`)} of the last ${plural(shown.length, 'game')}, oldest first: ${won} won, ${shown.length - won} lost, up to ${write(most)}.`;
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
          {capital(name)}, oldest first, at most {write(most)}
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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
