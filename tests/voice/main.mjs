/** Inside a session bus and on a display: see `scripts/voice.mjs`, which starts this. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/server.mjs';
import { startReader } from './reader.mjs';
import { record } from './record.mjs';
import { rooms } from './rooms.mjs';
import { win } from './win.mjs';

const TEXTS = fileURLToPath(new URL('../../docs/voice/', import.meta.url));
const [folder, ...args] = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));

const site = await serve({ folder });
const reader = await startReader();
let status = 1;
try {
  const url = `http://127.0.0.1:${site.port}/`;
  status = (args.includes('--win') ? await win(reader, url, wanted) : await recordAll(url)) ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  reader.stop();
  await site.close();
}
process.exit(status);

async function recordAll(url) {
  const isCheck = args.includes('--check');
  mkdirSync(TEXTS, { recursive: true });
  let isSame = true;
  for (const room of rooms) {
    if (wanted.length > 0 && !wanted.includes(room.id)) continue;
    const file = `${TEXTS}${room.id}.txt`;
    const text = await record(reader, url, room).catch((error) => {
      console.error(`${room.id}: ${error.message}`);
      return null;
    });
    if (text === null) {
      isSame = false;
      continue;
    }
    if (!isCheck) writeFileSync(file, text);
    else if (!compare(room.id, existsSync(file) ? readFileSync(file, 'utf8') : '', text)) isSame = false;
    console.log(`${room.id}: ${text.split('\n').length - 1} lines`);
  }
  return isSame;
}

/** Prints the first lines that differ. */
function compare(id, before, now) {
  if (before === now) return true;
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const first = fresh.findIndex((line, index) => line !== old[index]);
  const from = first === -1 ? fresh.length - 1 : first;
  const around = (lines, sign) => lines.slice(from, from + 12).map((line) => `${sign} ${line}`);
  console.error([`${id}, from line ${from + 1}:`, ...around(old, '-'), ...around(fresh, '+')].join('\n'));
  return false;
}
