/** Hudoku by hand: draw a board, put numbers on it, see at once what they make. */
import { useEffect, useState } from 'react';
import { MakerFrame } from '../../../../frame/maker/MakerFrame';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { plural } from '../../../../frame/words/plural';
import { codeOfSketch } from '../../making/sharing';
import type { Sketch } from '../../making/sketch';
import { parseText } from '../../making/sketchText';
import type { Level } from '../../rules/types';
import { boardShape } from '../../screen/Board';
import '../../screen/styles/hudoku.css';
import { sketchFault } from '../words/faults';
import { MakerBoard } from './MakerBoard';
import { type Dialog, MakerDialogs } from './MakerDialogs';
import { MakerPad } from './MakerPad';
import { makerMenu, makerTools } from './makerTools';
import { ProofSaid, proofInWords } from './ProofSaid';
import { store } from './sketchStore';
import { levelOf, useMaking } from './useMaking';
import { usePlacing } from './usePlacing';

const SIZES =
  '[--say:minmax(5rem,auto)] [--play:6.25rem] lying:[--head:5.0625rem] lying:[--say:7.75rem] lying:[--play:0rem] wide:[--say:8.5rem] wide:[--play:0rem]';

const WORKING: Readonly<Record<string, string>> = {
  unique: 'Looking for the fewest numbers…',
  thin: 'Taking numbers away…',
  fill: 'Making a puzzle…',
};

export default function Maker(maker: MakerProps) {
  const { state, sketch, text, known, asked, work } = useMaking();
  const placing = usePlacing(sketch, state.serial);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [showsTwo, setShowsTwo] = useState(false);
  const shown = showsTwo && known.proof?.kind === 'many' && !known.isDue ? known.proof.solutions : null;
  const wrong = new Set(known.contradictions.flatMap(({ cell, others }) => [cell, ...others]));
  const isWorking = asked.job !== null && asked.job.kind !== 'prove';
  usePastedText((pasted) => placing.take(parseText(pasted, sketch)));

  function begin(kind: 'unique' | 'thin' | 'fill', level: Level): void {
    setDialog(null);
    work(kind, level, (fault) => placing.refuse(sketchFault(fault)));
  }

  function print(): void {
    const code = codeOfSketch(sketch, { level: levelOf(known), mode: 'relaxed' });
    if (code !== null) maker.onPrint?.(code);
  }

  return (
    <>
      <MakerFrame
        maker={maker}
        mood="hudoku"
        title="Hudoku by hand"
        subtitle={subtitleOf(sketch)}
        store={store}
        state={state}
        tools={makerTools({ known, isWorking, open: setDialog })}
        menu={makerMenu({
          known,
          sketch,
          placing,
          open: setDialog,
          onUnique: () => begin('unique', 'gentle'),
          onPrint: print,
        })}
        proof={
          <ProofSaid
            sketch={sketch}
            known={known}
            showing={showsTwo}
            onShow={() => setShowsTwo(!showsTwo)}
            onDetails={() => setDialog('steps')}
            onUnique={() => begin('unique', 'gentle')}
          />
        }
        proofInWords={proofInWords(sketch, known)}
        working={isWorking ? { text: WORKING[asked.job?.kind ?? ''] ?? '', onCancel: asked.cancel } : null}
        refusal={placing.refusal}
        play={<MakerPad sketch={sketch} placing={placing} />}
        shape={boardShape(sketch)}
        sizes={SIZES}
      >
        <MakerBoard
          ref={placing.grid}
          sketch={sketch}
          drawing={placing.drawing}
          at={placing.at}
          wrong={wrong}
          shown={shown}
          onAt={placing.setAt}
          onActivate={placing.activate}
          onKey={placing.onKey}
        />
      </MakerFrame>
      <div className="contents" data-mood="hudoku">
        <MakerDialogs
          maker={maker}
          dialog={dialog}
          close={() => setDialog(null)}
          sketch={sketch}
          text={text}
          known={known}
          onSketch={(made, draw) => {
            store.change(made);
            if (draw !== undefined) placing.setDrawing(draw);
            setDialog(null);
          }}
          onLevel={begin}
        />
      </div>
    </>
  );
}

function subtitleOf({ rows, columns, numbers }: Sketch): string {
  const there = numbers.filter((number) => number !== 0).length;
  return `${rows} × ${columns}, ${plural(there, 'number')}`;
}

/** Pasted anywhere on the page, as long as nothing on it takes text. */
function usePastedText(onText: (text: string) => void): void {
  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, dialog')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '') return;
      event.preventDefault();
      onText(text);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}
