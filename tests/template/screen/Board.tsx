/** The board: shows the view and turns gestures into moves. It decides nothing; what is legal the rules say. */
import type { KeyboardEvent } from 'react';
import { Grid } from '../../../src/components/grid/Grid';
import { type CupsMove, MOST_IN_ROW } from '../rules/rules';
import { cupName, type InPlay, liftsLeft, whisperText } from '../words/words';
import { Cup } from './Cup';
import { store } from './game';

const CELL =
  'aspect-4/5 px-[8%] pt-[8%] pb-[14%] data-hinted:bg-mark data-hinted:not-focus-visible:shadow-[inset_0_0_0_2px_var(--glow)]';

interface BoardProps {
  readonly game: InPlay;
  /** A tap crosses out instead of lifting. */
  readonly crossing: boolean;
}

/** Width by height, as the frame wants to know it: a cup is four wide and five high. */
export const shapeOf = ({ cups }: { readonly cups: number }): number =>
  (4 * MOST_IN_ROW * MOST_IN_ROW) / (5 * cups);

export function Board({ game, crossing }: BoardProps) {
  const { view } = game;
  const hinted = game.hint?.stages.at(-1)?.cells ?? [];
  const play = (kind: CupsMove['kind'], cup: number) => void store.play({ kind, cup });
  const onKey = (event: KeyboardEvent, cup: number) => {
    if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return false;
    // The toolbar has the same letter for its mode; here it is meant for this cup.
    event.stopPropagation();
    play('mark', cup);
    return true;
  };
  return (
    <div
      className="tray"
      data-part="board"
      data-board=""
      style={{ width: `min(100cqw, 100cqh * ${shapeOf(view)})` }}
    >
      <Grid
        label="Cups"
        rows={view.cups / MOST_IN_ROW}
        columns={MOST_IN_ROW}
        labelOf={(cup) => cupName(game, cup)}
        onActivate={(cup) => play(crossing ? 'mark' : 'lift', cup)}
        // Right click, long press, Shift+Enter.
        onOtherAction={(cup) => play('mark', cup)}
        onKey={onKey}
        cellProps={(cup) => ({ className: CELL, data: { hinted: hinted.includes(cup) } })}
        // Whatever a cell shows must be in here: a cell is drawn anew when this text changes, and only then.
        signatureOf={(cup) => `${cupName(game, cup)} ${hinted.includes(cup)}`}
        renderCell={(cup) => (
          <>
            <Cup
              lifted={view.lifted.includes(cup)}
              pearl={view.pearl === cup}
              crossed={view.crossed.includes(cup)}
            />
            <span className="figures absolute inset-x-0 bottom-[3%] text-center text-xs leading-none text-cell-soft">
              {cup + 1}
            </span>
          </>
        )}
      />
    </div>
  );
}

/** What is played with besides the board: what has been heard so far. */
export function Whispers({ view }: Pick<InPlay, 'view'>) {
  return (
    <ul
      aria-label="Whispers"
      data-part="whispers"
      className="flex min-h-7 flex-wrap justify-center gap-x-4 gap-y-1.5 px-2 font-title italic"
    >
      {view.whispers.map((whisper, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whispers are only ever added at the end
        <li key={index}>“{whisperText(whisper)}”</li>
      ))}
      <li className="text-soft not-italic">{liftsLeft(view)}</li>
    </ul>
  );
}
