/** Hides the secret: from whoever comes by, and while the device goes from hand to hand. */
import type { ReactNode } from 'react';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { GameShell } from '../../../../frame/shell/GameShell';
import { Listening } from '../../recipe/screen/Listening';

interface CoverPageProps {
  readonly maker: MakerProps;
  readonly head: string;
  readonly text: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

export function CoverPage({ maker, head, text, children }: CoverPageProps) {
  return (
    <GameShell
      mood="wondering-witches"
      title="You are the High Witch"
      homeHref={maker.homeHref}
      rooms={maker.rooms}
      link={maker.link}
      toolbar={[]}
      announcement={`${head}. ${text}`}
      voices={{}}
      shape={1.25}
    >
      <div className="grid w-[min(26rem,90cqw)] gap-4 text-center">
        <Listening />
        <h2 className="text-2xl leading-tight">{head}</h2>
        <p className="text-balance">{text}</p>
        <div className="grid gap-2">{children}</div>
      </div>
    </GameShell>
  );
}
