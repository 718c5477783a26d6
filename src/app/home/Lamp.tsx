interface LampProps {
  /** Its size, among others. */
  readonly className?: string;
  readonly isOut?: boolean;
}

/** The house's own mark: a table lamp, lit. */
export function Lamp({ className = 'size-[1.75em]', isOut = false }: LampProps) {
  return (
    <svg viewBox="0 0 40 40" className={`flex-none ${className}`} aria-hidden="true" focusable="false">
      {!isOut && <path className="fill-glow/40" d="M10 17 3 35h34l-7-18Z" />}
      <path className="fill-(--wood)" d="M18.5 18h3v13h5a2 2 0 0 1 2 2v2h-17v-2a2 2 0 0 1 2-2h5Z" />
      <path
        className={isOut ? 'fill-edge' : 'fill-glow'}
        d="M14.5 4h11a1.5 1.5 0 0 1 1.4 1l4.7 12a1 1 0 0 1-1 1.4H9.4a1 1 0 0 1-1-1.4L13.1 5a1.5 1.5 0 0 1 1.4-1Z"
      />
    </svg>
  );
}
