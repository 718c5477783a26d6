/** The build on a plain static server, with a listener in front of everything it runs. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/server.mjs';
import { testedRooms } from '../../inBrowser';

const BUILD = fileURLToPath(new URL('../../../dist-test/a', import.meta.url));

/** No tutorial in the way, nothing moving, no clock running, and the same colours everywhere. */
export const SETTINGS = {
  whatChanged: 'read',
  motion: 'reduced',
  theme: 'light',
  timers: 'off',
  liveCards: false,
  seen: testedRooms.map(({ id }) => id),
};

/** WebDriver cannot look at the console: what the page complains of is noted by the page itself. */
const LISTENER = `
  (() => {
    const complaints = [];
    Object.assign(window, { complaints });
    addEventListener('error', ({ message, target }) =>
      complaints.push(message ?? 'could not load ' + (target.src ?? target.href)), true);
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complaints.push(violatedDirective + ' ' + blockedURI));
    const say = console.error;
    console.error = (...words) => { complaints.push(words.join(' ')); say(...words); };
    if (!localStorage.getItem('parlour:settings'))
      localStorage.setItem('parlour:settings', ${JSON.stringify(JSON.stringify(SETTINGS))});
  })();
`;

export interface ListenedSite {
  readonly url: string;
  /** Nothing answers any longer; closing it again does nothing. */
  readonly close: () => Promise<void>;
}

export async function openSite(): Promise<ListenedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-webkit-'));
  await cp(BUILD, folder, { recursive: true });
  // Before all others, and from a file, since that is what the page's policy allows.
  await writeFile(join(folder, 'listener.js'), LISTENER);
  for (const page of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const text = await readFile(join(folder, page), 'utf8');
    await writeFile(
      join(folder, page),
      text.replace('</title>', '</title><script src="/listener.js"></script>'),
    );
  }
  // Offline too: the worker stores it along with all else.
  const worker = join(folder, 'sw.js');
  const stored = await readFile(worker, 'utf8');
  const listed = stored.replace('[{"revision"', '[{"revision":"1","url":"listener.js"},{"revision"');
  if (listed === stored) throw new Error('sw.js lists no files as this expects');
  await writeFile(worker, listed);
  const served = await serve({ folder });
  let isOpen = true;
  return {
    url: `http://127.0.0.1:${served.port}/`,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await served.close();
      await rm(folder, { recursive: true });
    },
  };
}
