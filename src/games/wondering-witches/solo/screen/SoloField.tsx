/** What lies in the middle in Solo: the garden. The focus never falls off it when what had it is gone. */

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../../../components/browser/afterPaint';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { Targets } from '../rules/targets';
import { GardenBoard } from './GardenBoard';
import { type Game, isFreshIn } from './game';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface SoloFieldProps {
  readonly game: Game;
  readonly brewing: Brewing;
  readonly turn: Turn;
  readonly targets: Targets;
  readonly board: RefObject<GridHandle | null>;
  /** Something else lies over it where a window has room for one thing. */
  readonly isCovered: boolean;
  /** Upright there is room for both. */
  readonly staysUpright: boolean;
  readonly onHerb: (ingredient: number) => void;
}

const COVERED = 'invisible wide:visible';
const COVERED_LYING = 'lying:invisible';

export function SoloField(props: SoloFieldProps) {
  const { game, brewing, turn, targets, board, isCovered, staysUpright, onHerb } = props;
  const { view, last, hint } = game;
  const hinted = hint && hint.move.kind !== 'mark' ? (hint.stages.at(-1)?.cells ?? []) : [];
  useFocusKept(board, turn.place, `${last.serial} ${brewing.source?.from} ${turn.cut === null}`);
  return (
    <div className={isCovered ? (staysUpright ? COVERED_LYING : COVERED) : ''}>
      <GardenBoard
        ref={board}
        view={view}
        targets={targets}
        place={turn.place}
        cut={turn.cut}
        hinted={hinted}
        isFresh={isFreshIn(game)}
        onPress={turn.press}
        onCall={onHerb}
      />
    </div>
  );
}

/** A button that goes with what it did must not leave the keyboard at the top of the page. */
function useFocusKept(board: RefObject<GridHandle | null>, place: number | null, when: string): void {
  const before = useRef(when);
  useLayoutEffect(() => {
    if (before.current === when) return;
    before.current = when;
    if (document.activeElement !== document.body) return;
    return afterPaint(() => {
      if (document.activeElement !== document.body) return;
      board.current?.focus(place ?? undefined, { preventScroll: true });
    });
  }, [board, place, when]);
}
