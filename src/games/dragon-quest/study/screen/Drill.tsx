/** One position: the dungeon, all that is still to come, and the choices. A cell leads to the choices that are about it. */
import { useMemo, useRef, useState } from 'react';
import { DrillFrame } from '../../../../frame/study/DrillFrame';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { Dungeon } from '../../screen/Dungeon';
import { shownFieldOf } from '../../screen/shownField';
import { motionOf } from '../../screen/useMotion';
import type { DragonStudy } from '../types';
import { Known } from './Known';
import { Options } from './Options';

const AT_REST = motionOf(0, []);

export function Drill({ position, answered, onAnswer, told, serial }: DrillProps<DragonStudy>) {
  const { view, choices } = position;
  const hall = useMemo(() => shownFieldOf(view.window), [view]);
  const [pointed, setPointed] = useState<{ readonly serial: number; readonly cell: number | null }>({
    serial,
    cell: null,
  });
  const options = useRef<HTMLUListElement>(null);
  const cell = pointed.serial === serial ? pointed.cell : null;
  const point = (to: number | null) => setPointed({ serial, cell: to });

  /** To the first choice that is about the cell. */
  function lead(to: number): void {
    point(to);
    const at = choices.findIndex(({ move }) => 'cell' in move && move.cell === to);
    options.current?.querySelectorAll('button')[at]?.focus();
  }

  return (
    <DrillFrame
      shape={1.08}
      play={
        <div className="relative mx-auto grid max-w-160 grid-cols-1 gap-2 p-1.5">
          <Known position={position} />
          <Options
            ref={options}
            position={position}
            answered={answered}
            onAnswer={onAnswer}
            onPoint={point}
          />
        </div>
      }
    >
      <Dungeon
        view={view}
        hall={hall}
        chosen={cell === null || answered ? null : { kind: 'card', cell }}
        hinted={told?.cells ?? []}
        stir={AT_REST}
        onActivate={lead}
        onFocus={() => undefined}
        onCancel={() => {
          point(null);
          return cell !== null;
        }}
      />
    </DrillFrame>
  );
}
