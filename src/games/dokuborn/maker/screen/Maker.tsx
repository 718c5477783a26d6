/** Dokuborn by choice: whoever makes a grid chooses what its rows and columns ask for, and sees at once what that leaves. */
import { useRef, useState } from 'react';
import { MakerFrame } from '../../../../frame/maker/MakerFrame';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { plural } from '../../../../frame/words/plural';
import { judge } from '../../making/judge';
import { linesAt, openLines, type Sketch, withLine } from '../../making/sketch';
import { codeOfIds } from '../../rules/codes';
import '../../screen/styles/marks.css';
import '../../screen/styles/board.css';
import { ConditionPicker } from './ConditionPicker';
import { LineHead } from './LineHead';
import { MakerBoard } from './MakerBoard';
import { type Dialog, MakerDialogs } from './MakerDialogs';
import { makerMenu, makerTools } from './makerTools';
import { knownInWords, ProofSaid } from './ProofSaid';
import { store } from './sketchStore';
import { type Making, useMaking } from './useMaking';

const SHAPE = 1.5;
const SIZES =
  '[--page-least:700px] [--say:4.25rem] [--play:19rem] tablet:[--play:26rem] lying:[--say:4.25rem] wide:[--say:7.5rem] wide:[--beside:clamp(320px,32vw,460px)]';

export default function Maker(maker: MakerProps) {
  const making = useMaking();
  const { sketch, line, judged, asked } = making;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const code = judged.isProven ? codeOfIds(sketch.lines.map(String)) : null;

  function chooseFor(wanted: number, byKey: boolean): void {
    making.setLine(wanted);
    if (byKey) field.current?.focus();
  }

  function openCell(cell: number): void {
    const open = linesAt(sketch.size, cell).find((one) => sketch.lines[one] === null);
    if (open === undefined) setDialog({ cell });
    else chooseFor(open, false);
  }

  return (
    <>
      <MakerFrame
        maker={maker}
        mood="dokuborn"
        title="Dokuborn by choice"
        subtitle={subtitleOf(sketch)}
        store={store}
        state={making.state}
        tools={makerTools({ making, code, onPlay: maker.onPlay, open: setDialog })}
        menu={makerMenu({ making, code, onPrint: maker.onPrint, open: setDialog })}
        proof={<ProofSaid {...making} />}
        proofInWords={knownInWords(making)}
        working={asked.job ? { text: 'Looking for what fits the rest…', onCancel: asked.cancel } : null}
        refusal={making.refusal}
        play={
          <ConditionPicker
            sketch={sketch}
            line={line}
            choices={making.choices}
            field={field}
            onChoose={making.choose}
            onPreview={making.setPreview}
          >
            <LineHead sketch={sketch} line={line} onClear={() => making.clear(line)} onSize={making.resize} />
          </ConditionPicker>
        }
        shape={SHAPE}
        sizes={SIZES}
      >
        <MakerBoard
          sketch={sketch}
          counts={countsShown(making)}
          line={line}
          isPreview={making.preview !== null}
          dead={deadCells(making)}
          onLine={chooseFor}
          onClear={making.clear}
          onCell={openCell}
        />
      </MakerFrame>
      <div className="contents" data-mood="dokuborn">
        <MakerDialogs
          maker={maker}
          making={making}
          dialog={dialog}
          code={code}
          close={() => setDialog(null)}
        />
      </div>
    </>
  );
}

function subtitleOf(sketch: Sketch): string {
  const chosen = sketch.lines.length - openLines(sketch).length;
  return `${sketch.size} × ${sketch.size}, ${plural(chosen, 'condition')}`;
}

/** With what is being looked at in place of what is chosen. */
function countsShown({ pool, sketch, line, preview, judged }: Making) {
  return preview === null ? judged.counts : judge(pool, withLine(sketch, line, preview)).counts;
}

function deadCells({ judged: { trouble, counts } }: Making): readonly number[] {
  if (!trouble) return [];
  return trouble.kind === 'few' ? trouble.cells : [...counts.keys()].filter((cell) => counts[cell] === 0);
}
