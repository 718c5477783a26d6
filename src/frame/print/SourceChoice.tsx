import { SegmentedControl } from '../../components/SegmentedControl';

const OPTIONS = [
  { value: 'this', label: 'This one' },
  { value: 'new', label: 'New ones' },
] as const;

interface SourceChoiceProps {
  readonly isThis: boolean;
  readonly onChange: (isThis: boolean) => void;
}

/** Whether the puzzle that led here is printed, or others. */
export function SourceChoice({ isThis, onChange }: SourceChoiceProps) {
  return (
    <SegmentedControl
      label="Puzzles"
      options={OPTIONS}
      value={isThis ? 'this' : 'new'}
      onChange={(value) => onChange(value === 'this')}
    />
  );
}
