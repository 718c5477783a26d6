import { useId } from 'react';

interface PageCountProps {
  readonly most: number;
  readonly value: number;
  readonly onChange: (pages: number) => void;
}

export function PageCount({ most, value, onChange }: PageCountProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        Pages
      </label>
      <select
        id={id}
        className="input w-24 flex-none"
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <option key={at} value={at + 1}>
            {at + 1}
          </option>
        ))}
      </select>
    </div>
  );
}
