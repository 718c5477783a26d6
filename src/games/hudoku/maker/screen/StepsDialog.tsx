/** How a person would solve it: which steps it takes, and how many of each. */
import { Modal } from '../../../../components/Modal';
import type { Followed } from '../../making/thinning';
import { stepCounts } from '../words/proof';

export function StepsDialog({
  followed,
  onClose,
}: {
  readonly followed: Followed;
  readonly onClose: () => void;
}) {
  return (
    <Modal open onClose={onClose} title="Steps" size="small">
      <table className="figures w-full border-collapse [&_td]:text-end [&_td]:font-semibold [&_th]:text-start [&_th]:font-normal">
        <caption className="caption-top pb-2 text-start text-sm text-soft">
          From easy to hard, always the easiest first.
        </caption>
        <tbody>
          {stepCounts(followed).map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
