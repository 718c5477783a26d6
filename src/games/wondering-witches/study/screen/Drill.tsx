/** One position: the log, and the notebook in which it is answered. Crosses are one's own. */
import { useRef, useState } from 'react';
import { Button } from '../../../../components/Button';
import { useScrolls } from '../../../../components/browser/useScrolls';
import { DrillFrame } from '../../../../frame/study/DrillFrame';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { blankNotebook, makeMark } from '../../notebook/notebookMarks';
import { Notebook } from '../../notebook/screen/Notebook';
import { noteInWords } from '../../notebook/words/notes';
import { ingredientName } from '../../recipe/ingredients';
import { EffectsInPlay } from '../../recipe/screen/Effects';
import { Log } from '../../recipe/screen/Log';
import type { Mark } from '../../recipe/types';
import { circlesAsked, isFormed, isPossible } from '../judge';
import type { WitchPosition, WitchSaid, WitchStudy } from '../types';
import { missingInWords, sendWords } from '../words/said';

const NOTHING_INSIDE: readonly number[] = [];

export function Drill(props: DrillProps<WitchStudy>) {
  const { position, answered, told } = props;
  const notes = useNotes(props);
  return (
    <DrillFrame
      shape={1}
      refusal={notes.refusal}
      news={notes.news}
      play={
        <section
          className="@container/notes mx-auto flex max-h-full max-w-120 flex-col gap-2 p-1.5 [--room:26rem] phone:[--room:16.5rem] lying:[--room:16.5rem]"
          aria-label="Notebook"
        >
          <div className="min-h-0 overflow-y-auto rounded-lg bg-surface px-2 pt-1.5 pb-2 paper-rest">
            <Notebook
              view={{ config: position.config, notebook: notes.shown, solution: null }}
              inside={NOTHING_INSIDE}
              herbWords={ingredientName}
              hinted={told?.cells ?? []}
              onPut={notes.clearHerb}
              onMark={notes.mark}
            />
          </div>
          {!answered && (
            <Button kind="primary" className="min-h-11 flex-none" onClick={notes.send}>
              {sendWords(position.asks)}
            </Button>
          )}
        </section>
      }
    >
      <PotionsTold position={position} told={told && 'potion' in told ? told.potion : null} />
    </DrillFrame>
  );
}

interface PotionsToldProps {
  readonly position: WitchPosition;
  /** Which of them is spoken of. */
  readonly told: number | null;
}

function PotionsTold({ position, told }: PotionsToldProps) {
  const whole = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(whole);
  return (
    <div
      ref={whole}
      className="absolute inset-0 grid grid-cols-1 content-center-safe overflow-y-auto px-2 py-1.5 focus-visible:focus-rings-inside"
      data-board=""
      // Nothing in it may have the focus: the keyboard stops at the whole, to scroll it.
      {...(scrolls && { role: 'group', 'aria-label': 'Potions', tabIndex: 0 })}
    >
      <div className="mx-auto grid w-full max-w-144 gap-3 rounded-lg bg-surface px-[16px] py-3 paper-rest">
        <Log potions={position.potions} told={told} onReuse={null} />
        {position.effectsInPlay.length > 0 && (
          <div className="grid gap-2 border-t border-line pt-2">
            <h2 className="text-base leading-tight">Effects in play</h2>
            <EffectsInPlay effects={position.effectsInPlay} />
          </div>
        )}
      </div>
    </div>
  );
}

/** What is circled and crossed out; once there is an answer, the right circles. */
function useNotes({ position, answered, onAnswer, told, serial }: DrillProps<WitchStudy>) {
  const { config } = position;
  const blank = {
    serial,
    notebook: blankNotebook(config) as readonly Mark[],
    news: undefined,
    refusal: null,
  };
  const [own, setOwn] = useState<{
    readonly serial: number;
    readonly notebook: readonly Mark[];
    readonly news: string | undefined;
    readonly refusal: string | null;
  }>(blank);
  const { notebook, news, refusal } = own.serial === serial ? own : blank;

  function mark(ingredient: number, column: number, to: Mark): void {
    const made = answered ? null : makeMark(config, notebook, { kind: 'mark', ingredient, column, mark: to });
    if (!made?.ok) return;
    setOwn({
      serial,
      notebook: made.value,
      news: noteInWords(config, ingredient, column, to),
      refusal: null,
    });
  }

  function clearHerb(ingredient: number): void {
    const columns = notebook.length / config.ingredients;
    const isOwn = (cell: number) => Math.floor(cell / columns) === ingredient;
    const cleared = notebook.map((before, cell): Mark => (isOwn(cell) ? 'clear' : before));
    if (!answered)
      setOwn({ serial, notebook: cleared, news: `${ingredientName(ingredient)}: no marks`, refusal: null });
  }

  function send(): void {
    const circles = notebook.flatMap((each, cell) => (each === 'circle' ? [cell] : []));
    const asked = circlesAsked(position);
    if (circles.length === asked && isFormed(position, circles)) onAnswer(circles);
    else
      setOwn({
        serial,
        notebook,
        news: undefined,
        refusal: missingInWords(position.asks, circles.length, asked),
      });
  }

  return {
    shown: answered ? solvedNotebook(position, notebook, told) : notebook,
    news: answered ? undefined : news,
    refusal,
    mark,
    clearHerb,
    send,
  };
}

/** A circle that is not the answer goes; what cannot be, as far as has been told, is crossed out. */
function solvedNotebook(
  position: WitchPosition,
  notebook: readonly Mark[],
  told: WitchSaid | null,
): readonly Mark[] {
  const { circles } = position;
  const out = told?.code === 'leaves' ? (told.cells ?? []) : [];
  return notebook.map((own, cell): Mark => {
    if (circles.includes(cell)) return 'circle';
    if (out.includes(cell)) return 'cross';
    if (own !== 'circle') return own;
    return isPossible(position, cell) ? 'clear' : 'cross';
  });
}
