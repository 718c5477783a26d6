/** The runs of a deal over the board, and the way back to who sent one. */
import { useStore } from 'zustand';
import { Modal } from '../../components/Modal';
import type { GameTypes } from '../../core/rules';
import { ShareDialog } from '../dialogs/ShareDialog';
import { BesideOwn } from './BesideOwn';
import type { Desk } from './challengeDesk';
import { ownRunLink } from './ownRun';

interface OverProps<G extends GameTypes> {
  readonly desk: Desk<G>;
}

export function RunsDialog<G extends GameTypes>({ desk }: OverProps<G>) {
  const { state } = desk;
  const isOpen = useStore(state, (now) => now.isOpen);
  return (
    <Modal
      open={isOpen}
      onClose={() => state.setState({ isOpen: false })}
      title="Runs of this deal"
      size="medium"
    >
      <BesideOwn desk={desk} />
    </Modal>
  );
}

export function SendBack<G extends GameTypes>({ desk }: OverProps<G>) {
  const { state, definition, urlOf } = desk;
  const { answering, own } = useStore(state);
  if (!answering || !own?.run) return null;
  const { record } = own.run;
  return (
    <ShareDialog
      open
      onClose={() => state.setState({ answering: null })}
      title="Send back"
      // The sender's own: with the settings of whoever answers it would open another game than the one they have ended.
      url={urlOf(answering.code)}
      run={{
        isChosen: true,
        isAnswer: true,
        link: (name) => ownRunLink(definition.rules, record, name, answering),
      }}
    />
  );
}
