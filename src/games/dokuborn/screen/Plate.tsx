import IconLore from '~icons/ph/diamond-fill';
import IconWillpower from '~icons/ph/shield-fill';
import IconStrength from '~icons/ph/sword-fill';
import type { Card } from '../rules/types';
import { FigureMark, InkMark } from './marks';
import { TYPE_SIGNS } from './signs';
import { widestWord } from './widestWord';

/** A card drawn as a small ex-libris plate: two hairlines in its inks, its mark, its names, its figures. */
export function Plate({ card, fresh }: { readonly card: Card; readonly fresh?: boolean | undefined }) {
  const [first = '', second = first] = card.colors;
  const type = card.subtypes.includes('Song') ? 'Song' : card.type;
  const isPlain = card.strength === undefined && card.willpower === undefined && card.lore === undefined;
  return (
    <span
      className="dk-plate"
      aria-hidden="true"
      data-fresh={fresh || undefined}
      data-dye-a={first.toLowerCase()}
      data-dye-b={second.toLowerCase()}
    >
      <span className="dk-frame">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="dk-plate-head">
        <span className="dk-cost" data-inkable={card.inkwell || undefined}>
          <FigureMark group="o" figure={String(card.cost)} />
        </span>
        <span className="dk-inks">
          {card.colors.map((ink) => (
            <InkMark key={ink} ink={ink} />
          ))}
        </span>
      </span>
      <span className="dk-art">
        <InkMark ink={first} />
      </span>
      <span
        className="dk-names"
        style={
          {
            '--widest-of-name': widestWord(card.name),
            '--widest-of-version': widestWord(card.version ?? ''),
          } as React.CSSProperties
        }
      >
        <span className="dk-name">{card.name}</span>
        {card.version && <span className="dk-version">{card.version}</span>}
      </span>
      <span className="dk-stats">
        <span className="dk-type">
          {TYPE_SIGNS[type]}
          {isPlain && <span className="dk-type-name">{type}</span>}
        </span>
        {card.strength !== undefined && (
          <span>
            <IconStrength />
            {card.strength}
          </span>
        )}
        {card.willpower !== undefined && (
          <span className="dk-lesser">
            <IconWillpower />
            {card.willpower}
          </span>
        )}
        {card.lore !== undefined && (
          <span className="dk-lesser">
            <IconLore />
            {card.lore}
          </span>
        )}
      </span>
    </span>
  );
}
