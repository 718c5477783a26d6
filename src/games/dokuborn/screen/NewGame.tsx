import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import { plural } from '../../../frame/words/plural';
import {
  type Config,
  guessesAllowed,
  isLevel,
  isSize,
  LEVELS,
  type Level,
  type Mode,
  SIZES,
  type Size,
} from '../rules/types';
import { cardsOf } from '../words/cards';
import { guessesInWords } from '../words/results';
import { STAR_NOTES } from '../words/stars';
import { forNext, poolForNext } from './game';

export const SIZE_OPTIONS = SIZES.map((size) => ({ value: String(size), label: `${size} × ${size}` }));
export const LEVEL_OPTIONS = LEVELS.map((level) => ({ value: String(level), label: String(level) }));
const MODE_OPTIONS = [
  { value: 'free', label: 'Free play' },
  { value: 'challenge', label: 'Challenge' },
] as const;

function modeNote(mode: Mode, size: Size): string {
  return mode === 'free'
    ? 'As many guesses as you like.'
    : `${guessesInWords(guessesAllowed(size))} for ${plural(size * size, 'cell')}, right or wrong.`;
}

export interface NewGameProps {
  readonly config: Config;
  readonly onStart: (config: Config) => void;
}

export function NewGame({ config, onStart }: NewGameProps) {
  const [size, setSize] = useState<Size>(config.size);
  const [level, setLevel] = useState<Level>(config.level);
  const [mode, setMode] = useState<Mode>(config.mode);
  return (
    <NewGameForm
      startLabel="Deal"
      onStart={() => onStart(forNext({ ...config, size, level, mode }))}
      promise={<NextCards />}
    >
      <SegmentedControl
        label="Grid"
        options={SIZE_OPTIONS}
        value={String(size)}
        onChange={(value) => setSize(sizeFrom(value))}
      />
      <SegmentedControl
        label="Stars"
        options={LEVEL_OPTIONS}
        value={String(level)}
        onChange={(value) => setLevel(levelFrom(value))}
        note={STAR_NOTES[level]}
      />
      <SegmentedControl
        label="Guesses"
        options={MODE_OPTIONS}
        value={mode}
        onChange={setMode}
        note={modeNote(mode, size)}
      />
    </NewGameForm>
  );
}

export function sizeFrom(text: string): Size {
  const value = Number(text);
  return isSize(value) ? value : 3;
}

export function levelFrom(text: string): Level {
  const value = Number(text);
  return isLevel(value) ? value : 3;
}

/** Which cards the puzzle will be made of. */
function NextCards() {
  const { cards, date } = poolForNext();
  return (
    <p>
      Made of {cardsOf(cards.length, date)}, collected by LorcanaJSON. Every puzzle is proven to have an
      answer.
    </p>
  );
}
