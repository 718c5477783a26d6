/** A tile that lies somewhere else than on the board; its size is given by `className`. */
import { symbolName } from '../../words/symbols';
import { Tile } from './Tile';

interface SweetProps {
  readonly tile: number;
  readonly className: string;
  /** Told by its name to those who do not see it; left out where it is decoration. */
  readonly isNamed?: boolean;
}

export function Sweet({ tile, className, isNamed }: SweetProps) {
  return (
    <span
      {...(isNamed && { role: 'img', 'aria-label': symbolName(tile) ?? undefined })}
      className={`relative grid aspect-square flex-none place-items-center rounded-[20%] bg-cell shadow-lift inset-ring inset-ring-[#d5ceb8] ${className}`}
    >
      <Tile tile={tile} />
    </span>
  );
}
