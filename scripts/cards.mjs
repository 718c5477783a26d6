// npm run cards [-- allCards.json | https://…/allCards.json]
//
// Rebuilds the card snapshot that ships with Dokuborn. Without an argument the facts come from the tarball of the
// npm package lorcana-oracle; it and a reader for its database are fetched into a temporary folder, so that the
// project itself depends on neither.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importTypeScript, npmCommand, root, tool } from './tools.mjs';

const GAME = 'src/games/dokuborn';
const SNAPSHOT = join(root, GAME, 'rules', 'cards', 'cards.json');
const ORACLE = 'lorcana-oracle@0.1.2';
const READER = 'sql.js@1.15.2';
const MOST_GZIPPED = 40_000;
const FEWEST_CARDS = 2_200;
const FEWEST_PER_CONDITION = 8;
const THRESHOLD_SAMPLE = 60_000;

const { json, source } = await readSource(process.argv[2]);
const { describeFault } = await importTypeScript('src/core/result.ts');
const { readAllCards } = await importTypeScript(`${GAME}/rules/allCards.ts`);
const { packCards } = await importTypeScript(`${GAME}/rules/cards/packing.ts`);
const { densely } = await importTypeScript(`${GAME}/rules/cards/dense.ts`);
const { measureThresholds } = await importTypeScript(`${GAME}/rules/difficulty.ts`);

const read = readAllCards(json);
if (!read.ok) throw new Error(describeFault(read.fault));
const { facts, dropped } = read.value;
if (facts.cards.length < FEWEST_CARDS)
  throw new Error(`Only ${facts.cards.length} cards: something is missing`);
await printConditions(facts.cards);

const snapshot = densely(packCards(facts, measureThresholds(facts, THRESHOLD_SAMPLE), source));
writeFileSync(SNAPSHOT, `${JSON.stringify(snapshot, null, 2)}\n`);
tool('biome', ['format', '--write', SNAPSHOT]);

const gzipped = gzipSync(readFileSync(SNAPSHOT), { level: 9 }).length;
console.log(
  `\n${SNAPSHOT}\n${source}: ${facts.cards.length} cards, ${dropped} left out, version ${facts.version}`,
);
console.log(`${gzipped} bytes gzipped`, snapshot.thresholds);
if (gzipped > MOST_GZIPPED) throw new Error(`The snapshot is over ${MOST_GZIPPED} bytes gzipped`);

async function readSource(from) {
  if (!from) return readOracle();
  if (!/^https?:/.test(from)) return { json: readFileSync(resolve(from), 'utf8'), source: 'LorcanaJSON' };
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}`);
  return { json: await answer.text(), source: 'LorcanaJSON' };
}

/** The package's database, in the shape of LorcanaJSON's own file. */
async function readOracle() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-cards-'));
  try {
    const { command, first } = npmCommand();
    const npm = (...args) => execFileSync(command, [...first, ...args], { cwd: folder, encoding: 'utf8' });
    npm('init', '--yes');
    npm('install', '--ignore-scripts', '--no-audit', '--no-fund', READER);
    const tarball = npm('pack', '--silent', ORACLE).trim().split('\n').pop();
    execFileSync('tar', ['xzf', tarball], { cwd: folder });
    const published = JSON.parse(npm('view', ORACLE, 'time', '--json'))[ORACLE.split('@')[1]];
    const initSqlJs = createRequire(join(folder, 'index.js'))('sql.js');
    const { Database } = await initSqlJs();
    const database = new Database(readFileSync(join(folder, 'package/dist/data/lorcana.sqlite')));
    const cards = rowsOf(database, 'select * from cards order by id').map(cardFromRow);
    const metadata = { formatVersion: '2.0.0', generatedOn: published.slice(0, 19), language: 'en' };
    return { json: JSON.stringify({ metadata, cards }), source: `LorcanaJSON by way of ${ORACLE}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(database, query) {
  const [{ columns, values }] = database.exec(query);
  return values.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
}

function cardFromRow(row) {
  const optional = {
    version: row.version,
    strength: row.strength,
    willpower: row.willpower,
    lore: row.lore,
    moveCost: row.move_cost,
    subtypes: row.subtypes && JSON.parse(row.subtypes),
    keywordAbilities: row.keyword_abilities && JSON.parse(row.keyword_abilities),
    story: row.story,
  };
  return {
    id: row.id,
    name: row.name,
    fullName: row.full_name,
    color: row.color,
    cost: row.cost,
    inkwell: row.inkwell === 1,
    type: row.type,
    rarity: row.rarity,
    setCode: row.set_code,
    number: row.number,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  };
}

async function printConditions(cards) {
  const { allConditions } = await importTypeScript(`${GAME}/rules/conditions.ts`);
  const counts = allConditions.map(({ id, display, filter }) => ({
    id,
    display,
    count: cards.filter(filter).length,
  }));
  for (const { id, display, count } of counts)
    console.log(`${id.padEnd(4)}${String(count).padStart(5)}  ${display}`);
  const scarce = counts.filter(({ count }) => count < FEWEST_PER_CONDITION);
  console.log(`${counts.length} conditions`);
  if (scarce.length > 0) throw new Error(`Too few cards: ${scarce.map(({ id }) => id).join(', ')}`);
}
