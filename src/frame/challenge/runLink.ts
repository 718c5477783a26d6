/**
 * Runs in the fragment of a link: `#r1~` and a run's text, deflated, as base64url. Where that is too long, or where the
 * browser deflates nothing, `.` and the brief run as it is. Whoever answers sends two: `~` and the run that is answered.
 */
import { ok, type Result } from '../../core/result';
import { MAX_RUN_LINK, type RunBlock } from '../../core/runs/runBlock';
import { formatRunBlock, parseRunBlock } from '../../core/runs/runBlockText';
import { refuse } from '../../core/runs/runFaults';
import type { RunToSend } from '../../core/runs/runMake';
import { deflated, inflated } from './deflate';

const START = '#r1~';
const NEWER = /^#r(?!1~)\d+~/;
const BETWEEN = '~';
const PLAIN = '.';
const MOST_RUNS = 2;
const FORM = /^#r1(~\.?[\w-]+){1,2}$/;

export interface RunLink {
  /** From its `#` on. */
  readonly fragment: string;
  /** Of the first run. brief: the moves are not in it, which is for its sender to know. */
  readonly kind: RunBlock['kind'];
}

/** The run, and where it is an answer the one that it answers: its moves are the first to be left out, their player has them. */
export async function runLink(run: RunToSend, answered?: RunToSend): Promise<RunLink> {
  const whole = await packed(run);
  const theirs = answered ? [await packed(answered), briefBody(answered)] : [''];
  for (const first of [whole, briefBody(run)]) {
    for (const second of theirs) {
      if (first === null || second === null) continue;
      const fragment = START + [first, second].filter(Boolean).join(BETWEEN);
      if (fragment.length <= MAX_RUN_LINK) return { fragment, kind: first === whole ? 'whole' : 'brief' };
    }
  }
  throw new Error('a brief run that fits no link');
}

async function packed({ whole }: RunToSend): Promise<string | null> {
  const bytes = whole && (await deflated(new TextEncoder().encode(formatRunBlock(whole))));
  return bytes && toBase64(bytes);
}

function briefBody({ brief }: RunToSend): string {
  return PLAIN + toBase64(new TextEncoder().encode(formatRunBlock(brief)));
}

/** What comes out has the form of runs; whether they are of this deal, `checkRun` says. */
export async function readRunLink(fragment: string): Promise<Result<readonly RunBlock[]>> {
  if (fragment.length > MAX_RUN_LINK) return refuse('RUN_TOO_LONG');
  if (NEWER.test(fragment)) return refuse('RUN_NEWER');
  if (!FORM.test(fragment)) return refuse('RUN_CHARACTERS');
  const blocks: RunBlock[] = [];
  for (const body of fragment.slice(START.length).split(BETWEEN, MOST_RUNS)) {
    const block = await readBody(body);
    if (!block.ok) return block;
    blocks.push(block.value);
  }
  return ok(blocks);
}

async function readBody(body: string): Promise<Result<RunBlock>> {
  const isPlain = body.startsWith(PLAIN);
  const bytes = fromBase64(isPlain ? body.slice(PLAIN.length) : body);
  if (bytes === null) return refuse('RUN_CHARACTERS');
  const unpacked = isPlain ? ok(bytes) : await inflated(bytes);
  if (!unpacked.ok) return unpacked;
  const text = decoded(unpacked.value);
  if (text === null) return refuse('RUN_DAMAGED');
  const block = parseRunBlock(text);
  // Each kind travels in its own way only.
  if (block.ok && (block.value.kind === 'brief') !== isPlain) return refuse('RUN_DAMAGED');
  return block;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  } catch {
    return null;
  }
}
