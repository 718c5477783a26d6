/** What may lie over the board in the making. */
import { useState } from 'react';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import type { Sketch } from '../../making/sketch';
import type { Level } from '../../rules/types';
import { BoardDialog } from './BoardDialog';
import { LevelDialog } from './LevelDialog';
import { PlayDialog } from './PlayDialog';
import { StepsDialog } from './StepsDialog';
import { TextDialog } from './TextDialog';
import { type Known, levelOf } from './useMaking';

export type Dialog = 'board' | 'text' | 'play' | 'steps' | 'thin' | 'fill';

interface MakerDialogsProps {
  readonly maker: MakerProps;
  readonly dialog: Dialog | null;
  readonly close: () => void;
  readonly sketch: Sketch;
  readonly text: string;
  readonly known: Known;
  /** `draw`: whether to go on with drawing; nothing where that stays as it is. */
  readonly onSketch: (sketch: Sketch, draw?: boolean) => void;
  readonly onLevel: (kind: 'thin' | 'fill', level: Level) => void;
}

export function MakerDialogs(props: MakerDialogsProps) {
  // Whoever presses beside the dialog by mistake has lost nothing.
  const [typed, setTyped] = useState<string | null>(null);
  const { dialog, close, sketch, text, known, maker, onSketch } = props;
  const followed = known.proof?.kind === 'one' ? known.proof.followed : null;
  switch (dialog) {
    case 'board':
      return <BoardDialog sketch={sketch} onClose={close} onBoard={onSketch} />;
    case 'text':
      return (
        <TextDialog
          sketch={sketch}
          text={text}
          typed={typed}
          onType={setTyped}
          onClose={close}
          onSketch={(made) => {
            setTyped(null);
            onSketch(made);
          }}
        />
      );
    case 'play':
      return <PlayDialog maker={maker} sketch={sketch} level={levelOf(known)} onClose={close} />;
    case 'steps':
      return followed && <StepsDialog followed={followed} onClose={close} />;
    case 'thin':
    case 'fill':
      return (
        <LevelDialog
          kind={dialog}
          level={followed?.level ?? 'steady'}
          onClose={close}
          onLevel={(chosen) => props.onLevel(dialog, chosen)}
        />
      );
    case null:
      return null;
  }
}
