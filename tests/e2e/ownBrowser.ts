/** A browser with a process of its own, to be killed or stopped while the test lives on. */
import { spawn } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';

export interface OwnBrowser {
  readonly browser: Browser;
  readonly kill: () => Promise<void>;
  /** The process that stores things stands still; pages have others. */
  readonly stop: () => void;
  readonly goOn: () => void;
}

export async function launch(profile: string): Promise<OwnBrowser> {
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  // Windows knows no groups of processes, but there the others follow the first.
  const inGroup = process.platform !== 'win32';
  const child = spawn(path, [...args, `--user-data-dir=${profile}`, 'about:blank'], { detached: inGroup });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said += String(data);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`the browser did not start:\n${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const { pid } = child;
  if (pid === undefined) throw new Error('a browser without a process');
  const kill = async () => {
    const exited = new Promise((resolve) => child.on('exit', resolve));
    // With all its processes, which form a group of their own.
    process.kill(inGroup ? -pid : pid, 'SIGKILL');
    await exited;
  };
  return {
    browser,
    kill,
    stop: () => process.kill(pid, 'SIGSTOP'),
    goOn: () => process.kill(pid, 'SIGCONT'),
  };
}
