import { type ReactNode, useId } from 'react';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface SegmentedControlProps<T extends string> {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly hideLabel?: boolean | undefined;
  /** What it is on the left, the choice on the right, where there is room for both. */
  readonly beside?: boolean | undefined;
  /** A sentence on what the choice means. */
  readonly note?: ReactNode;
}

const SEGMENT =
  'segment relative flex min-h-10 text-center max-w-full flex-[1_0_auto] cursor-pointer items-center justify-center gap-1.5 rounded-md px-(--segment-pad,0.9375rem) py-1 leading-[1.2] text-ink [transition-property:background-color,color] duration-(--quick) select-none has-focus-visible:focus-ring has-disabled:cursor-default has-disabled:text-soft has-disabled:opacity-60';
const CHOSEN =
  'has-checked:rim-rest has-checked:bg-accent has-checked:font-semibold has-checked:text-accent-ink';
const BESIDE = {
  control:
    'min-[40rem]:grid-cols-[minmax(0,1fr)_auto] min-[40rem]:items-center min-[40rem]:gap-x-5 min-[40rem]:gap-y-0',
  label: 'min-[40rem]:row-span-2 min-[40rem]:[&:has(~p)]:row-span-1 min-[40rem]:[&:has(~p)]:self-end',
  segments: 'min-[40rem]:col-start-2 min-[40rem]:row-span-2 min-[40rem]:row-start-1',
  note: 'min-[40rem]:row-start-2 min-[40rem]:self-start',
};

/** One of a few; native radio buttons underneath, so arrows and forms work as everywhere. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const name = useId();
  const labelId = useId();
  const noteId = useId();
  const beside = props.beside ? BESIDE : undefined;
  return (
    <fieldset
      className={`grid min-w-0 gap-2 ${beside?.control ?? ''}`}
      aria-labelledby={labelId}
      aria-describedby={props.note ? noteId : undefined}
    >
      {/* No legend: each engine places one by rules of its own, WebKit above everything else. */}
      <span id={labelId} className={props.hideLabel ? 'unseen' : `font-semibold ${beside?.label ?? ''}`}>
        {props.label}
      </span>
      <div
        className={`segments flex w-(--segments-width,fit-content) max-w-full flex-wrap gap-0.75 rounded-[0.8125rem] bg-sunken p-0.75 inset-ring inset-ring-edge ${beside?.segments ?? ''}`}
      >
        {props.options.map((option) => (
          <label key={option.value} className={`${SEGMENT} ${CHOSEN}`}>
            <input
              className="absolute inset-0 cursor-[inherit] opacity-0"
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
        <p id={noteId} className={`text-sm text-soft ${beside?.note ?? ''}`}>
          {props.note}
        </p>
      )}
    </fieldset>
  );
}
