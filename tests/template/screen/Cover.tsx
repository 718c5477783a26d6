/** The drawing on the box: one large motif of the game's own pieces, no words. `stirs` moves when it is pointed at. */
import { Cup } from './Cup';

export default function Cover() {
  return (
    <span className="grid size-full grid-cols-[repeat(3,30%)] place-content-center items-end px-[8%] pt-[6%] pb-[22%]">
      <Cup />
      <span className="stirs block origin-[50%_90%]">
        <Cup lifted pearl />
      </span>
      <Cup />
    </span>
  );
}
