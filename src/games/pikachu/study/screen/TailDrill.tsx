/** One tail in play; once it is cleared or lost, how it could have gone. */
import { useRef } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import { DrillFrame } from '../../../../frame/study/DrillFrame';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import type { TailStudy } from '../types';
import { playNews, stepNews } from '../words/news';
import { TailBoard } from './TailBoard';
import { OrderSteps, TailFigures } from './TailRow';
import { useLookBack } from './useLookBack';
import { usePlay } from './usePlay';

export function TailDrill({ position, answered, onAnswer, told, serial }: DrillProps<TailStudy>) {
  const grid = useRef<GridHandle>(null);
  const play = usePlay({ position, serial, isOpen: answered === null, onEnd: onAnswer });
  const back = useLookBack(position, answered, told);
  const scene = back?.scene ?? { tail: play.tail, cells: [], stroke: null };
  return (
    <DrillFrame
      shape={position.columns / position.rows}
      news={back ? stepNews(back) : playNews(play)}
      play={back ? <OrderSteps {...back} /> : <TailFigures position={position} tail={play.tail} />}
    >
      <TailBoard
        ref={grid}
        {...scene}
        last={back ? null : play.last}
        selected={back ? null : play.selected}
        onActivate={play.activate}
        onCancel={play.cancel}
      />
    </DrillFrame>
  );
}
