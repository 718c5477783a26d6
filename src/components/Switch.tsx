import { type ReactNode, useId } from 'react';
import IconCheck from '~icons/ph/check-bold';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

const TRACK =
  'switch-track h-7.5 w-13 flex-none rounded-full bg-sunken p-0.75 inset-ring-2 inset-ring-edge [transition-property:background-color,color] duration-(--quick)';
const TRACK_ON =
  'group-has-checked/switch:bg-accent group-has-checked/switch:inset-ring-accent group-has-focus-visible/switch:focus-ring forced-colors:border';
const THUMB =
  'switch-thumb grid size-6 place-items-center rounded-full bg-edge text-[0.875rem] text-transparent transition-transform duration-(--quick) ease-out';
const THUMB_ON =
  'group-has-checked/switch:translate-x-5.5 group-has-checked/switch:bg-accent-ink group-has-checked/switch:text-accent';

export function Switch({ label, checked, onChange, note, disabled }: SwitchProps) {
  const noteId = useId();
  return (
    <label className="switch group/switch relative flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-5">
      <span className="grid flex-[1_1_9rem]">
        <span className="font-semibold">{label}</span>
        {note && (
          <span id={noteId} className="text-sm text-soft">
            {note}
          </span>
        )}
      </span>
      <input
        className="absolute inset-y-0 end-0 w-13 cursor-[inherit] opacity-0"
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={`${TRACK} ${TRACK_ON}`} aria-hidden="true">
        <span className={`${THUMB} ${THUMB_ON}`}>
          <IconCheck />
        </span>
      </span>
    </label>
  );
}
