/** One position: the board as in play, with the notes that the lesson is about. */
import { useState } from 'react';
import IconNotes from '~icons/ph/pencil-simple';
import { NumberPad } from '../../../../components/NumberPad';
import { DrillFrame } from '../../../../frame/study/DrillFrame';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { useGameKeys } from '../../../../frame/useGameKeys';
import { useSettings } from '../../../../frame/useSettings';
import { regionOf } from '../../rules/regions';
import { templateOf } from '../../rules/templates';
import { Board, boardShape } from '../../screen/Board';
import { askedBy } from '../lessons';
import type { HudokuStudy, Position } from '../types';
import { padInWords } from '../words/said';
import { motionOf, viewOf } from './shown';
import { type Answering, useAnswering } from './useAnswering';

/** Of what players do with a whole puzzle. */
const NOTHING: readonly number[] = [];

export function Drill(props: DrillProps<HudokuStudy>) {
  const { position, answered, told, serial } = props;
  const answering = useAnswering(props);
  const notes = useNotes(props);
  return (
    <DrillFrame
      shape={boardShape(templateOf(position.template))}
      refusal={answering.refusal}
      news={notes.news}
      play={<Pad position={position} answering={answering} notes={notes} />}
    >
      <Board
        // Boards of several sizes come after one another.
        key={position.template}
        ref={answering.grid}
        view={viewOf(position, answered, notes.areShown)}
        // What is lit by the words is not to be lost among what is lit around the player.
        at={answered ? null : answering.at}
        hinted={told?.cells ?? []}
        held={null}
        showsConflicts={false}
        changed={NOTHING}
        moment={motionOf(position, answered, serial)}
        takesFocus={false}
        onAt={answering.moveTo}
        onActivate={answering.moveTo}
        onKey={answering.onKey}
      />
    </DrillFrame>
  );
}

/** Where a number is asked for they are a help that can be shown; where a note is, they are there. */
function useNotes({ position, answered, serial }: DrillProps<HudokuStudy>) {
  const { letterKeys } = useSettings();
  const [areShown, setAreShown] = useState(false);
  const [toggledAt, setToggledAt] = useState(-1);
  const toggle = {
    id: 'notes',
    label: 'Notes',
    icon: <IconNotes />,
    keyHint: 'P',
    pressed: areShown,
    onPress: () => {
      setAreShown(!areShown);
      setToggledAt(serial);
    },
  };
  const canToggle = askedBy(position.lesson) === 'number';
  useGameKeys(canToggle ? [toggle] : [], letterKeys);
  // What is said of an answer is the newer.
  const isNews = toggledAt === serial && answered === null;
  const news = areShown ? 'Notes are shown.' : 'Notes are hidden.';
  return { areShown, toggle: canToggle ? toggle : null, news: isNews ? news : undefined };
}

interface PadProps {
  readonly position: Position;
  readonly answering: Answering;
  readonly notes: ReturnType<typeof useNotes>;
}

function Pad({ position, answering, notes }: PadProps) {
  const { cell, digits, enter, grid, at } = answering;
  const region = cell === null ? undefined : regionOf(templateOf(position.template), cell);
  const isNumber = askedBy(position.lesson) === 'number';
  return (
    <NumberPad
      ref={answering.keys}
      label={padInWords(position, cell)}
      numbers={digits}
      resting={cell === null}
      spent={isNumber ? region?.cells.flatMap((other) => position.revealed[other] || []) : undefined}
      toggle={notes.toggle}
      onPick={(digit) => cell !== null && enter(cell, digit)}
      onLeave={() => grid.current?.focus(at ?? undefined)}
    />
  );
}
