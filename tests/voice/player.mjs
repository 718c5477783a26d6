/** A beginner who sees nothing: knows only the words that were spoken, and has only keys. */
const MOST_TABS = 60;
const PLACE = /row (\d+), column (\d+)/i;
const MORE_STAGES = 6;
const MOST_STEPS = 60;

function placeIn(line) {
  const [, row, column] = PLACE.exec(line);
  return { row: Number(row), column: Number(column) };
}

function toward(from, to) {
  if (from.row !== to.row) return from.row < to.row ? 'Down' : 'Up';
  if (from.column !== to.column) return from.column < to.column ? 'Right' : 'Left';
  return null;
}

export function player(desk) {
  const transcript = [];
  let here = null;
  const self = {
    presses: 0,
    transcript,
    /** Everything that was said last. */
    heard: [],
    async press(key) {
      self.presses += 1;
      self.heard = await desk.press(key);
      transcript.push(key, ...self.heard.map((line) => `    ${line}`));
    },
    hears: (words) => self.heard.find((line) => words.test(line)),
    /** Tab after Tab, or back with Shift, until these words are spoken. */
    async tabTo(words, key = 'Tab') {
      for (let tabs = 0; tabs < MOST_TABS; tabs++) {
        await self.press(key);
        if (self.hears(words)) return;
      }
      throw new Error(`Never heard ${words}`);
    },
    /** Asks for the hint until these words are spoken; null: they never are. */
    async ask(key, words) {
      for (let stage = 0; stage < MORE_STAGES; stage++) {
        await self.press(key);
        const told = self.hears(words);
        if (told) return words.exec(told);
      }
      return null;
    },
    /** By arrows, believing each time only what is spoken: a row may have been read out that one is not at the head of. */
    async goTo(to) {
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        // At an edge nothing is spoken, and the other way leads on.
        const key = here === null ? ['Right', 'Left'][steps % 2] : toward(here, to);
        if (key === null) return;
        await self.press(key);
        const told = self.heard.findLast((line) => PLACE.test(line));
        if (told) here = placeIn(told);
      }
      throw new Error(`Never came to row ${to.row}, column ${to.column}`);
    },
  };
  return self;
}
