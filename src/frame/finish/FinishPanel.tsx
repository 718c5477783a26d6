import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import IconFold from '~icons/ph/caret-down-bold';
import IconUnfold from '~icons/ph/caret-up-bold';
import IconLost from '~icons/ph/moon-stars-fill';
import IconShare from '~icons/ph/share-network';
import IconWon from '~icons/ph/sparkle-fill';
import { Button, IconButton } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { StatTile, type StatTileProps, StatTiles } from '../../components/StatTile';

interface FinishAction {
  readonly id: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: ReactNode;
  readonly primary?: boolean | undefined;
}

export interface FinishPanelProps {
  readonly outcome: 'won' | 'lost';
  readonly headline: string;
  readonly children?: ReactNode;
  /** Where to go from here, other than by `actions`: the next daily. */
  readonly next?: ReactNode;
  /** Below all the rest: what may be read at leisure. */
  readonly details?: ReactNode;
  readonly rows: readonly StatTileProps[];
  /** What helped, said plainly: `2 hints`, `Something hidden was seen and taken back`. Empty: nothing did. */
  readonly aids: readonly string[];
  /** Why this run stands in no record although it may look like one: `Practice: played before`. */
  readonly unranked?: string | undefined;
  readonly share?:
    | {
        readonly text: string;
        readonly plain: string;
        readonly shown: string;
        readonly onShare?: (() => void) | undefined;
      }
    | undefined;
  /** Next daily, again, same deal again, new: whatever this game offers now. */
  readonly actions: readonly FinishAction[];
}

/** Lies over the board without hiding it; it can be folded down to its headline. */
export function FinishPanel(props: FinishPanelProps) {
  const [folded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const bodyId = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Over a board that scrolls, the panel may be out of the window.
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <section className="finish" data-outcome={props.outcome} aria-labelledby={`${bodyId}-title`}>
      <header className="finish-head">
        <span className="finish-mark" aria-hidden="true">
          {props.outcome === 'won' ? <IconWon /> : <IconLost />}
        </span>
        <h2 ref={heading} id={`${bodyId}-title`} tabIndex={-1}>
          {props.headline}
        </h2>
        <IconButton
          label={folded ? 'Show the result' : 'See the board'}
          icon={folded ? <IconUnfold /> : <IconFold />}
          aria-expanded={!folded}
          aria-controls={bodyId}
          onClick={() => setFolded(!folded)}
        />
      </header>
      <div id={bodyId} hidden={folded} className="finish-body">
        {props.children && <div className="finish-words">{props.children}</div>}
        <StatTiles>
          {props.rows.map((row) => (
            <StatTile key={row.label} {...row} />
          ))}
        </StatTiles>
        <p className="finish-aids">
          {props.aids.length > 0 ? `With help: ${props.aids.join(', ')}.` : 'Without any help.'}
          {props.unranked ? ` ${props.unranked}.` : ''}
        </p>
        {props.share && <FinishShare {...props.share} />}
        {props.next}
        {props.details}
      </div>
      {!folded && (
        <div className="button-row finish-actions">
          {props.actions.map((action) => (
            <Button
              key={action.id}
              kind={action.primary ? 'primary' : 'plain'}
              icon={action.icon}
              onClick={action.onPress}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Shows the words: symbols are for where they are sent, not every system can draw them. */
function FinishShare({ text, plain, shown, onShare }: NonNullable<FinishPanelProps['share']>) {
  return (
    <div className="finish-share">
      <p className="share-text">{shown}</p>
      <div className="button-row">
        {onShare && (
          <Button small icon={<IconShare />} onClick={onShare}>
            Share
          </Button>
        )}
        <CopyButton small text={text} label="Copy result" />
        <CopyButton small text={plain} label="Copy as words" />
      </div>
    </div>
  );
}
