import { useEffect, useState } from 'react';
import { useMedia } from '../../../components/browser/useMedia';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import { plural } from '../../../frame/words/plural';
import { playRules as rules } from '../rules/playRules';
import { boardOf, type Config, type SizeName, type Variant } from '../rules/types';
import { gradeInWords } from '../words/grades';
import { uprightIn, variantSeenAs, WAYS, type Way, wayOf } from '../words/lie';
import { prepare } from './game';

const SIZE_OPTIONS = [
  { value: 'quick', label: 'Quick' },
  { value: 'classic', label: 'Classic' },
  { value: 'grand', label: 'Grand' },
] as const;
const SIZE_NOTES: Readonly<Record<SizeName, (pictures: number) => string>> = {
  quick: (pictures) => `60 tiles, ${plural(pictures, 'picture')}: about two minutes.`,
  classic: (pictures) => `160 tiles, ${plural(pictures, 'picture')}.`,
  grand: (pictures) => `336 tiles, ${plural(pictures, 'picture')}: for a long evening.`,
};

const WAY_LABELS: Readonly<Record<Way, string>> = {
  still: 'Still',
  down: 'Down',
  left: 'Left',
  gather: 'Gather',
};
const WAY_NOTES: Readonly<Record<Way, string>> = {
  still: 'Tiles stay where they are.',
  down: 'After each match, tiles fall down.',
  left: 'After each match, tiles slide to the left.',
  gather: 'After each match, tiles close up towards the middle.',
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
  const upright = useMedia(uprightIn(size));
  const way = wayOf(variant, upright);
  const next = useNextDeal({ size, variant });
  return (
    <NewGameForm
      startLabel={startLabel}
      startKind={isSecond ? 'plain' : 'primary'}
      onStart={() => onStart({ size, variant })}
      // As high as with what is still to be told.
      promise={
        <p className="min-h-[2lh] max-[26rem]:min-h-[3lh]">Every deal is proven: it can be cleared. {next}</p>
      }
    >
      <SegmentedControl
        label="Board"
        options={SIZE_OPTIONS}
        value={size}
        onChange={setSize}
        note={SIZE_NOTES[size](boardOf({ size, variant }, rules.dealVersion).symbols)}
      />
      <SegmentedControl
        label="After a match"
        options={WAYS.map((value) => ({ value, label: WAY_LABELS[value] }))}
        value={way}
        onChange={(wanted) => setVariant(variantSeenAs(wanted, upright))}
        note={WAY_NOTES[way]}
      />
    </NewGameForm>
  );
}

/** Dealing takes a while, and players look at several kinds before they choose. */
const SETTLED_MS = 300;

/** How demanding the board is that *Deal* would bring. */
function useNextDeal({ size, variant }: Config): string {
  const [told, setTold] = useState({ of: '', text: '' });
  const of = `${size} ${variant}`;
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const ready = await prepare({ size, variant });
      if (current && ready)
        setTold({ of, text: `The next one is ${gradeInWords(ready.grade, ready.grading)}.` });
    }, SETTLED_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [size, variant, of]);
  return told.of === of ? told.text : '';
}
