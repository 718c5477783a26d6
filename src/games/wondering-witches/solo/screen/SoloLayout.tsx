/** What lies in the middle in Solo: garden, cauldron, turn. The focus never falls off it when what had it is gone. */

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import { type Targets, targetsOf } from '../rules/targets';
import { Brewery } from './Brewery';
import { GardenBoard } from './GardenBoard';
import { type Game, testedIn } from './game';
import { Legend } from './Legend';
import { TurnPanel } from './TurnPanel';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface SoloLayoutProps {
  readonly game: Game;
  readonly brewing: Brewing;
  readonly turn: Turn;
  readonly board: RefObject<GridHandle | null>;
  readonly onHerb: (ingredient: number) => void;
}

const NO_TARGETS: Targets = { cells: [], gardens: [] };
const TEST = /^(brew|taste|guess|potion) /;
const NOT_A_TURN = /^(mark|help)/;

export function SoloLayout({ game, brewing, turn, board, onHerb }: SoloLayoutProps) {
  const { view, last, hint, record } = game;
  const shelf = useRef<GridHandle>(null);
  const targets = useMemo(
    () => (turn.called === null ? NO_TARGETS : targetsOf(view, turn.called)),
    [view, turn.called],
  );
  // Also after a reload: notes and help do not make a result old.
  const lastTurn = record.moves.slice(0, record.cursor).findLast((move) => !NOT_A_TURN.test(move));
  const isFresh = (lastTurn !== undefined && TEST.test(lastTurn)) || view.solution !== null;
  const isTest = testedIn(last);
  const hinted = hint && hint.move.kind !== 'mark' ? (hint.stages.at(-1)?.cells ?? []) : [];
  const ground = useRef<HTMLDivElement>(null);
  useGardenInSight(ground, turn.called);
  useFocusKept(board, turn.place, `${last.serial} ${brewing.source?.from} ${turn.cut === null}`);
  return (
    <div className="ww-solo" data-sides={view.board.config.sides}>
      <div className="ww-field" ref={ground}>
        <GardenBoard
          ref={board}
          view={view}
          targets={targets}
          place={turn.place}
          cut={turn.cut}
          hinted={hinted}
          isFresh={isFresh}
          onPress={turn.press}
          onCall={onHerb}
        />
      </div>
      <Brewery view={view} brewing={brewing} tested={isTest ? last.serial : null} isFresh={isFresh} />
      <TurnPanel
        view={view}
        turn={turn}
        targets={targets}
        brewing={brewing}
        shelf={shelf}
        fault={brewing.source === null ? brewing.fault : null}
        onHerb={onHerb}
      />
      <Legend view={view} />
    </div>
  );
}

/** Herbs are also called from the notebook, or far down the page: what is lit for them must be seen. */
function useGardenInSight(ground: RefObject<HTMLElement | null>, called: number | null): void {
  useEffect(() => {
    const box = ground.current?.getBoundingClientRect();
    // The head of the garden may be out of sight where two sides and the herbs hardly fit a phone.
    const isHidden = box !== undefined && box.top < -box.height / 4;
    if (called !== null && isHidden) ground.current?.scrollIntoView?.({ block: 'nearest' });
  }, [ground, called]);
}

/** A button that goes with what it did must not leave the keyboard at the top of the page. */
function useFocusKept(board: RefObject<GridHandle | null>, place: number | null, when: string): void {
  const before = useRef(when);
  useLayoutEffect(() => {
    if (before.current === when) return;
    before.current = when;
    if (document.activeElement !== document.body) return;
    board.current?.focus(place ?? undefined, { preventScroll: true });
  }, [board, place, when]);
}
