/** The special cells' own signs: good ones in a round seal, bad ones in a dark lozenge. */
import { isBadSpecial, type SpecialName } from '../../board/rules/specials';
import { SIGNS } from '../drawing/signs';

interface SpecialMarkProps {
  readonly special: SpecialName;
  readonly className?: string | undefined;
}

export function SpecialMark({ special, className = '' }: SpecialMarkProps) {
  const isBad = isBadSpecial(special);
  return (
    <svg
      viewBox="0 0 24 24"
      className={`ww-sign flex-none ${className}`}
      data-bad={isBad || undefined}
      aria-hidden="true"
    >
      {isBad ? <path d="M12 .8L23.2 12L12 23.200L.8 12Z" /> : <circle cx="12" cy="12" r="11" />}
      <path d={SIGNS[special]} fill="none" />
    </svg>
  );
}
