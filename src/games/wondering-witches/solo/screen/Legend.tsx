/** Which special cells this garden has, by sign and name; a tap tells what one does. */
import { memo } from 'react';
import { legendOf } from '../../board/drawing/picture';
import { Panel } from '../../screen/Panel';
import { Tags } from '../../screen/Tag';
import type { SoloView } from '../rules/types';
import { soloSpecialText } from '../words/effects';
import { SpecialMark } from './SpecialMark';

export const Legend = memo(function Legend({ board }: { readonly board: SoloView['board'] }) {
  const entries = legendOf(board.specials.map(({ special }) => special));
  if (entries.length === 0) return null;
  return (
    <Panel title="Special cells">
      <Tags
        label="Special cells"
        items={entries.map(({ special }) => ({
          key: special,
          name: (
            <>
              <SpecialMark special={special} className="-ms-1.5 size-6" />
              {special}
            </>
          ),
          title: special,
          text: soloSpecialText(special),
        }))}
      />
    </Panel>
  );
});
