import { type ReactNode, useId } from 'react';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps<T extends string> {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly hideLabel?: boolean | undefined;
  /** A sentence on what the choice means. */
  readonly note?: ReactNode;
}

/** One of a few; native radio buttons underneath, so arrows and forms work as everywhere. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const name = useId();
  const labelId = useId();
  const noteId = useId();
  return (
    <fieldset
      className="segmented"
      aria-labelledby={labelId}
      aria-describedby={props.note ? noteId : undefined}
    >
      {/* No legend: each engine places one by rules of its own, WebKit above everything else. */}
      <span id={labelId} className={props.hideLabel ? 'unseen' : 'field-label'}>
        {props.label}
      </span>
      <div className="segments">
        {props.options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon && (
              <span className="icon" aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {props.note && (
        <p id={noteId} className="field-note">
          {props.note}
        </p>
      )}
    </fieldset>
  );
}
