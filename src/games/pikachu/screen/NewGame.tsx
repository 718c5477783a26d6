import { useState } from 'react';
import { useMedia } from '../../../components/browser/useMedia';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import type { Config, SizeName, Variant } from '../rules/types';
import { uprightIn } from './orientation';

const SIZE_OPTIONS = [
  { value: 'quick', label: 'Quick' },
  { value: 'classic', label: 'Classic' },
  { value: 'grand', label: 'Grand' },
] as const;
const SIZE_NOTES: Readonly<Record<SizeName, string>> = {
  quick: '60 tiles, 15 pictures: about two minutes.',
  classic: '160 tiles, all 24 pictures.',
  grand: '336 tiles: for a long evening.',
};

const VARIANT_OPTIONS = [
  { value: 'still', label: 'Still' },
  { value: 'gravity-down', label: 'Down' },
  { value: 'gravity-left', label: 'Left' },
  { value: 'gather', label: 'Gather' },
] as const;
const VARIANT_NOTES: Readonly<Record<Variant, string>> = {
  still: 'Tiles stay where they are.',
  'gravity-down': 'After each match, tiles fall down.',
  'gravity-left': 'After each match, tiles slide to the left.',
  gather: 'After each match, tiles of a row close up towards the middle.',
};
/** Where the board stands on end, down is to the right. */
const UPRIGHT_NOTES: Readonly<Record<Variant, string>> = {
  still: VARIANT_NOTES.still,
  'gravity-down': 'After each match, tiles slide to the right: the upright board is turned.',
  'gravity-left': 'After each match, tiles slide up: the upright board is turned.',
  gather: 'After each match, tiles of a column close up towards the middle.',
};

export interface NewGameProps {
  readonly config: Config;
  readonly onStart: (config: Config) => void;
  readonly startLabel: string;
  /** Something else here is what most players want: to go on with their game. */
  readonly isSecond?: boolean;
}

export function NewGame({ config, onStart, startLabel, isSecond }: NewGameProps) {
  const [size, setSize] = useState<SizeName>(config.size);
  const [variant, setVariant] = useState<Variant>(config.variant);
  const notes = useMedia(uprightIn(size)) ? UPRIGHT_NOTES : VARIANT_NOTES;
  return (
    <NewGameForm
      startLabel={startLabel}
      startKind={isSecond ? 'plain' : 'primary'}
      onStart={() => onStart({ size, variant })}
      promise={<p>Every deal is proven: it can be cleared.</p>}
    >
      <SegmentedControl
        label="Board"
        options={SIZE_OPTIONS}
        value={size}
        onChange={setSize}
        note={SIZE_NOTES[size]}
      />
      <SegmentedControl
        label="After a match"
        options={VARIANT_OPTIONS}
        value={variant}
        onChange={setVariant}
        note={notes[variant]}
      />
    </NewGameForm>
  );
}
