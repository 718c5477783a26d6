/**
 * A run as text, a line a field and its moves last: what a link carries, deflated where it can be. Numbers are to base
 * 36, but for scores and versions; a dash stands for what there is none of.
 */
import { FIELD_TEXT, LIMITS, MOVE_TEXT, readAids, tallyFigures } from '../record';
import { ok, type Result } from '../result';
import { MAX_MOVE_TEXT, MAX_MOVES, type Tally } from '../rules';
import { finite, integer, list, nullable, object, oneOf, type Reader, read, string } from '../text';
import { type BriefRun, CURVE_POINTS, MAX_RUN_MOVES, type RunBlock, type WholeRun } from './runBlock';
import { refuse } from './runFaults';
import { MAX_RUN_JOURNAL, packJournal, unpackJournal } from './runJournal';
import { cleanName } from './senderName';

/** Raise when the lines mean something else; runs of earlier forms have to be read for ever. */
const FORM = 1;
const NONE = '-';
/** Of a whole run, its moves come below these. */
const LINES_ABOVE = 8;
const HIGHEST_SCORE = 1e12;
const MAX_NAME = 400;

export function formatRunBlock(block: RunBlock): string {
  const { kind, version, dealVersion, scoreVersion, config, outcome, score, cause, tally, name } = block;
  const { elapsedMs, clockLeftMs, attempts, mistakes, aids, assisted } = tally;
  const figures = [elapsedMs, clockLeftMs, attempts, mistakes, Number(assisted)].map(figureText);
  const above = [
    `${FORM}${kind}`,
    `${version}.${dealVersion}.${scoreVersion}`,
    config,
    `${outcome} ${score ?? NONE} ${cause ?? NONE}`,
    figures.join(' '),
    Object.entries(aids)
      .map(([code, times]) => `${code}.${figureText(times)}`)
      .join(' '),
    name,
  ];
  if (block.kind === 'whole') {
    const { journal, moves } = block;
    return [...above, journal === null ? NONE : packJournal(journal), ...moves].join('\n');
  }
  const { curve, played } = block;
  return [...above, figureText(played), curve?.map(figureText).join(' ') ?? NONE].join('\n');
}

function figureText(figure: number | null): string {
  return figure === null ? NONE : figure.toString(36);
}

export function parseRunBlock(text: string): Result<RunBlock> {
  const lines = text.split('\n', MOST_LINES + 1);
  const [, form] = /^(\d{1,4})[a-z]/.exec(lines[0] ?? '') ?? [];
  if (Number(form) > FORM) return refuse('RUN_NEWER');
  if (lines.length > MOST_LINES) return refuse('RUN_TOO_LARGE');
  if (
    form === undefined ||
    Math.max(...lines.slice(0, LINES_ABOVE).map(({ length }) => length)) > MAX_RUN_JOURNAL
  ) {
    return refuse('RUN_DAMAGED');
  }
  const fields = fieldsOf(lines);
  const block = lines[0] === `${FORM}whole` ? read(fields, readWhole) : read(fields, readBrief);
  return block.ok ? ok(block.value) : refuse('RUN_DAMAGED');
}

const MOST_LINES = LINES_ABOVE + MAX_RUN_MOVES;
const VERSION = '([1-9]\\d{0,3})';
const VERSIONS = new RegExp(`^${VERSION}\\.${VERSION}\\.${VERSION}$`);
const RESULT = /^([a-z]+) (\S+) (\S+)$/;
const FIGURES = /^(\S+) (\S+) (\S+) (\S+) ([01])$/;
const FIGURE = /^(?:0|[1-9a-z][0-9a-z]{0,8})$/;
const CAUSE = /^[A-Za-z][\w-]{0,40}$/;

const version = integer(1, 9999);
const facts = {
  version,
  dealVersion: version,
  scoreVersion: version,
  config: string(LIMITS.config, FIELD_TEXT),
  outcome: oneOf(['playing', 'stuck', 'won', 'lost']),
  score: nullable(finite(-HIGHEST_SCORE, HIGHEST_SCORE)),
  cause: nullable(string(41, CAUSE)),
  tally: object<Tally>({ ...tallyFigures, aids: readAids }),
  name: ((value, at) => cleanName(string(MAX_NAME)(value, at))) satisfies Reader<string>,
};

const readWhole: Reader<WholeRun> = object<WholeRun>({
  ...facts,
  kind: oneOf(['whole']),
  moves: list(string(MAX_MOVE_TEXT, MOVE_TEXT), MAX_RUN_MOVES),
  // Read strictly when it was unpacked.
  journal: nullable(string(LIMITS.record)),
});

const readCurve: Reader<readonly number[]> = list(integer(0, 100), CURVE_POINTS);

const readBrief: Reader<BriefRun> = object<BriefRun>({
  ...facts,
  kind: oneOf(['brief']),
  played: integer(0, MAX_MOVES),
  curve: nullable(readCurve),
});

/** Null: not even the form of one; what its fields hold is for the readers to say. */
function fieldsOf(lines: readonly string[]): object | null {
  const [head = '', versions = '', config, result = '', figures = '', aids = '', name, ...rest] = lines;
  const [, version, dealVersion, scoreVersion] = VERSIONS.exec(versions) ?? [];
  const [, outcome, score = '', cause] = RESULT.exec(result) ?? [];
  const kind = head.replace(/^\d+/, '');
  const shared = {
    kind,
    version: Number(version),
    dealVersion: Number(dealVersion),
    scoreVersion: Number(scoreVersion),
    config,
    outcome,
    score: score === NONE ? null : decimal(score),
    cause: cause === NONE ? null : cause,
    tally: tallyOf(figures, aids),
    name,
  };
  if (kind === 'whole') return { ...shared, ...wholeOf(rest) };
  return rest.length === 2 ? { ...shared, ...briefOf(rest) } : null;
}

function wholeOf([journal, ...moves]: readonly string[]): object {
  if (journal === undefined) return {};
  return { journal: journal === NONE ? null : (unpackJournal(journal) ?? undefined), moves };
}

function briefOf([played = '', curve = '']: readonly string[]): object {
  const points = curve === NONE ? null : curve.split(' ').map(figure);
  return { played: figure(played), curve: points?.length === CURVE_POINTS ? points : points && undefined };
}

function tallyOf(figures: string, aids: string): object {
  const [, elapsed = '', left = '', attempts = '', mistakes = '', assisted] = FIGURES.exec(figures) ?? [];
  const pairs = aids === '' ? [] : aids.split(' ').map((word) => word.split('.'));
  const counted = Object.fromEntries(
    pairs.map(([code, times = '', ...more]) => [code, more.length > 0 ? null : figure(times)]),
  );
  return {
    elapsedMs: figure(elapsed),
    clockLeftMs: left === NONE ? null : figure(left),
    attempts: figure(attempts),
    mistakes: figure(mistakes),
    aids: Object.keys(counted).length === pairs.length ? counted : null,
    assisted: assisted === '1',
  };
}

/** What is no figure is no number either, and no reader takes it. */
function figure(text: string): number {
  return FIGURE.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}

function decimal(text: string): number {
  return String(Number(text)) === text ? Number(text) : Number.NaN;
}
