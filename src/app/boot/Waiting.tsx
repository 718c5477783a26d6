import { GameShell } from '../../frame/shell/GameShell';
import { ShellLink } from './ShellLink';

/** Holds the place of a game whose code is on its way: the same frame, so that nothing jumps. */
export function Waiting({ title, mood }: { readonly title: string; readonly mood: string }) {
  return (
    <GameShell
      mood={mood}
      title={title}
      subtitle={null}
      homeHref="/"
      link={ShellLink}
      toolbar={[]}
      voices={{}}
      shape={1}
    >
      {/* Late enough that a game which loads at once never shows it. */}
      <p className="animate-[fade_var(--calm)_300ms_both] text-soft" role="status">
        Laying out the game…
      </p>
    </GameShell>
  );
}
