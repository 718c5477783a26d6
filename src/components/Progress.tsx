interface ProgressProps {
  readonly label: string;
  /** Null: nobody knows how far it is. */
  readonly value: number | null;
  readonly max?: number | undefined;
  /** What is done, in words, shown beside the label. */
  readonly text?: string | undefined;
  readonly hideLabel?: boolean | undefined;
}

const UNKNOWN = 'w-2/5 animate-[breathe_1.6s_var(--ease-in-out)_infinite]';

export function Progress({ label, value, max = 1, text, hideLabel }: ProgressProps) {
  const share = value === null ? null : Math.max(0, Math.min(1, max > 0 ? value / max : 0));
  return (
    <div className="progress grid gap-1.5">
      {!hideLabel && (
        <div className="flex justify-between gap-4 text-sm/normal text-soft" aria-hidden="true">
          <span>{label}</span>
          {text && <span className="figures">{text}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share * 100)}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-edge forced-colors:border"
      >
        <span
          className={`progress-fill block h-full origin-left rounded-[inherit] bg-accent transition-transform duration-(--calm) ease-out ${share === null ? UNKNOWN : ''}`}
          style={share === null ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
