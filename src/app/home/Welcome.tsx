import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../components/Button';
import { settings } from '../../store/browser';
import { Ribbon } from '../daily/Ribbon';

/** Marks in the settings' list of introductions that this one was closed. */
const WELCOME = 'welcome';

/** Stands where the day's results will be, so that nobody has to click it away; it goes with the first game. */
export function Welcome() {
  const close = () => settings.setState(({ seen }) => ({ seen: [...seen, WELCOME] }));
  return (
    <Ribbon
      label="Welcome"
      lead="Take down any box."
      actions={
        <IconButton
          label="Close the welcome"
          icon={<IconClose />}
          className="text-[0.875rem]"
          onClick={close}
        />
      }
    >
      <p className="text-pretty">
        Each game shows you how it goes. No account, nothing to pay; what you play stays on this device.
      </p>
    </Ribbon>
  );
}
