/** Parlour as an app of its own: the browser's offer, or in words how this browser installs a page. */
import IconInstall from '~icons/ph/download-simple';
import { Button } from '../../components/Button';
import { Panel } from '../boot/Panel';
import { useInstall } from '../offline/install';
import { type InstallWay, installWay, surroundings } from '../offline/platform';

const WORDS: Readonly<Record<InstallWay, string>> = {
  done: 'Installed: you are using it.',
  'home-screen': 'In Safari, press Share, then “Add to Home Screen”.',
  dock: 'In Safari, open the File menu and choose “Add to Dock”.',
  menu: 'Open the browser’s menu and choose “Install” or “Add to Home screen”.',
  none: 'This browser makes no offer to install pages. Parlour plays offline here all the same.',
};

export function InstallSettings() {
  const install = useInstall();
  return (
    <Panel title="Install">
      {install ? (
        <Button small className="justify-self-start" icon={<IconInstall />} onClick={install}>
          Install Parlour
        </Button>
      ) : (
        <p>{WORDS[installWay(surroundings())]}</p>
      )}
    </Panel>
  );
}
