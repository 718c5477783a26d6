/** Wins three games by what is spoken alone; what was pressed and heard goes to `test-results/voice`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { player } from './player.mjs';
import { CALM } from './record.mjs';
import { rooms } from './rooms.mjs';

const FOLDER = 'test-results/voice';
const MOST_STEPS = 150;
/** A cell of the notebook. */
const NOTE = /, notes: |, (number \d|decoy): /;

const at = (row, column) => ({ row: Number(row), column: Number(column) });

/** Each hint's last words name two places. */
async function pikachu(me) {
  await me.tabTo(/^Pikachu board/);
  for (let step = 0; step < MOST_STEPS; step++) {
    const told = await me.ask('h', /row (\d+), column (\d+) and row (\d+), column (\d+)/i);
    if (!told) return false;
    const [, row, column, otherRow, otherColumn] = told;
    await me.goTo(at(row, column));
    await me.press('Return');
    await me.goTo(at(otherRow, otherColumn));
    await me.press('Return');
    if (me.hears(/heading level|Cleared/i)) return true;
  }
  return false;
}

/** An explanation ends with a number for a cell. */
async function hudoku(me) {
  await me.tabTo(/^Hudoku board/);
  for (let step = 0; step < MOST_STEPS; step++) {
    const told = await me.ask('e', /row (\d+), column (\d+) (?:can only be|is) (\d)/i);
    if (!told) return false;
    const [, row, column, digit] = told;
    await me.goTo(at(row, column));
    await me.press(digit);
    if (me.hears(/heading level|Solved/i)) return true;
  }
  return false;
}

/** Hints write down what is certain and lay the next potion, which is then tested. */
async function brew(me) {
  await me.tabTo(NOTE);
  for (let step = 0; step < MOST_STEPS; step++) {
    const told = await me.ask('h', /Test this: .*|(Circle|Cross) it/);
    if (!told) return false;
    // What a hint offers stands before the notebook.
    await me.tabTo(/^(Do it|Lay it in the cauldron|Write it down) push button/, 'shift+Tab');
    await me.press('Return');
    if (/Test this/.test(told[0])) {
      if (!me.hears(/Use potion/)) await me.tabTo(/^Use potion/, 'shift+Tab');
      await me.press('Return');
      if (me.hears(/found the recipe/i)) return true;
    }
    if (!me.hears(NOTE)) await me.tabTo(NOTE);
  }
  return false;
}

const GAMES = { pikachu, hudoku, 'witches-brew': brew };

export async function win(reader, url, wanted) {
  mkdirSync(FOLDER, { recursive: true });
  let won = true;
  for (const [id, play] of Object.entries(GAMES)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const desk = await reader.openPage(CALM);
    const me = player(desk);
    try {
      await desk.open(url + rooms.find((room) => room.id === id).path);
      const isWon = await play(me);
      console.log(`${id}: ${isWon ? 'won' : 'not won'} with ${me.presses} keys`);
      won &&= isWon;
    } catch (error) {
      console.error(`${id}: ${error.message}, after ${me.presses} keys`);
      won = false;
    } finally {
      writeFileSync(`${FOLDER}/${id}.txt`, `${me.transcript.join('\n')}\n`);
      await desk.close();
    }
  }
  return won;
}
