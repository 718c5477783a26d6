import { type ReactNode, useId } from 'react';
import IconCheck from '~icons/ph/check-bold';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export function Switch({ label, checked, onChange, note, disabled }: SwitchProps) {
  const noteId = useId();
  return (
    <label className="switch">
      <span className="switch-words">
        <span className="field-label">{label}</span>
        {note && (
          <span id={noteId} className="field-note">
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="switch-track" aria-hidden="true">
        <span className="switch-thumb">
          <IconCheck />
        </span>
      </span>
    </label>
  );
}
