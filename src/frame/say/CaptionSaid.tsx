import { Saying } from './Saying';

export interface CaptionSaidProps {
  readonly at: number;
  readonly length: number;
  /** Null: not known. */
  readonly time: string | null;
  readonly text: string;
}

/** What happened at the place that is looked at; it is heard as the board's news is. */
export function CaptionSaid({ at, length, time, text }: CaptionSaidProps) {
  return (
    <Saying name="caption">
      <p>
        <span className="figures me-1.5 whitespace-nowrap text-soft">
          {at} of {length}
          {time && ` · ${time}`}
        </span>{' '}
        {text}
      </p>
    </Saying>
  );
}
