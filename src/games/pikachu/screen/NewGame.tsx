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
  quick: '10 × 6, fifteen symbols: two minutes.',
  classic: '20 × 8, all twenty-four symbols.',
  grand: '28 × 12: for a long evening.',
};

const VARIANT_OPTIONS = [
  { value: 'still', label: 'Still' },
  { value: 'gravity-down', label: 'Down' },
  { value: 'gravity-left', label: 'Left' },
  { value: 'gather', label: 'Gather' },
] as const;
const VARIANT_NOTES: Readonly<Record<Variant, string>> = {
  still: 'Tiles stay where they are.',
  'gravity-down': 'After each match, tiles fall towards the last row.',
  'gravity-left': 'After each match, tiles slide towards the first column.',
  gather: 'After each match, each half of a row closes up towards the middle.',
};
/** Where the board stands on end, down is right. */
const UPRIGHT_NOTES: Readonly<Record<Variant, string>> = {
  still: VARIANT_NOTES.still,
  'gravity-down': 'The upright board lies on its side: after each match, tiles fall to the right.',
  'gravity-left': 'The upright board lies on its side: after each match, tiles slide to the top.',
  gather: 'After each match, each half of a column closes up towards the middle.',
};

export interface NewGameProps {
  readonly config: Config;
  readonly onStart: (config: Config) => void;
  readonly startLabel: string;
}

export function NewGame({ config, onStart, startLabel }: NewGameProps) {
  const [size, setSize] = useState<SizeName>(config.size);
  const [variant, setVariant] = useState<Variant>(config.variant);
  const notes = useMedia(uprightIn(config.size)) ? UPRIGHT_NOTES : VARIANT_NOTES;
  return (
    <NewGameForm
      startLabel={startLabel}
      onStart={() => onStart({ size, variant })}
      promise={<p>Every deal is proven clearable under the rules you choose.</p>}
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
