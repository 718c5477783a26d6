/** The whole day's results as a card to send to somebody. */
import { useState } from 'react';
import IconShare from '~icons/ph/share-network';
import { Button } from '../components/Button';
import { CopyButton } from '../components/CopyButton';
import { Modal } from '../components/Modal';
import { SegmentedControl } from '../components/SegmentedControl';
import { type DayEntry, dayCardPlain, dayCardText, RESULT_WORDS } from './dayResults';
import { longDay } from './days';
import { Moon } from './Moon';
import { absolute } from './paths';

interface DayCardProps {
  readonly day: string;
  readonly entries: readonly DayEntry[];
  readonly onClose: () => void;
}

export default function DayCard({ day, entries, onClose }: DayCardProps) {
  const [form, setForm] = useState<'symbols' | 'plain'>('symbols');
  const write = form === 'symbols' ? dayCardText : dayCardPlain;
  const text = write(day, entries, __BUILD__, absolute('/'));
  const canShare = typeof navigator.share === 'function';
  return (
    <Modal
      open
      onClose={onClose}
      title="Your day at Parlour"
      size="small"
      footer={
        <>
          <CopyButton text={text} label="Copy" kind={canShare ? 'plain' : 'primary'} />
          {canShare && (
            // Closing the system's sheet rejects; that is no error.
            <Button
              kind="primary"
              icon={<IconShare />}
              onClick={() => void navigator.share({ text }).catch(() => undefined)}
            >
              Share
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <div className="day-card">
          <p className="title">{longDay(day)}</p>
          <ul>
            {entries.map(({ id, title, result }) => (
              <li key={id} data-mood={id}>
                <Moon result={result} />
                <span>{title}</span>
                <span className="day-card-result">{RESULT_WORDS[result]}</span>
              </li>
            ))}
          </ul>
        </div>
        <SegmentedControl
          label="Text to send"
          value={form}
          onChange={setForm}
          options={[
            { value: 'symbols', label: 'With symbols' },
            { value: 'plain', label: 'Plain words' },
          ]}
        />
        <pre className="share-text">{text}</pre>
      </div>
    </Modal>
  );
}
