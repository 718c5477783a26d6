import { SegmentedControl } from '../../components/SegmentedControl';
import { plural } from '../words/plural';
import { type AnswerPlace, fitsAtFoot, MOST_AT_FOOT } from './pages';

const NOTES: Readonly<Record<AnswerPlace, string>> = {
  none: 'They stay in the app: every puzzle has its link.',
  foot: 'Upside down, at the foot of the last page.',
  own: 'Behind the puzzles.',
};

interface AnswerChoiceProps {
  /** How many puzzles there are to be. */
  readonly count: number;
  readonly value: AnswerPlace;
  readonly onChange: (place: AnswerPlace) => void;
}

export function AnswerChoice({ count, value, onChange }: AnswerChoiceProps) {
  const fits = fitsAtFoot(count);
  const shown = value === 'foot' && !fits ? 'own' : value;
  return (
    <SegmentedControl
      label="Answers"
      options={[
        { value: 'none', label: 'None' },
        { value: 'foot', label: 'Last page', disabled: !fits },
        { value: 'own', label: 'Own page' },
      ]}
      value={shown}
      onChange={onChange}
      note={fits ? NOTES[shown] : `The last page has room for ${plural(MOST_AT_FOOT, 'answer')}.`}
    />
  );
}
