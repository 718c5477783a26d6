interface ProgressProps {
  readonly label: string;
  /** Null: nobody knows how far it is. */
  readonly value: number | null;
  readonly max?: number | undefined;
  /** What is done, in words, shown beside the label. */
  readonly text?: string | undefined;
  readonly hideLabel?: boolean | undefined;
}

export function Progress({ label, value, max = 1, text, hideLabel }: ProgressProps) {
  const share = value === null ? null : Math.max(0, Math.min(1, max > 0 ? value / max : 0));
  return (
    <div className="progress">
      {!hideLabel && (
        <div className="progress-words" aria-hidden="true">
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
        className="progress-track"
        data-unknown={share === null || undefined}
      >
        <span
          className="progress-fill"
          style={share === null ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
