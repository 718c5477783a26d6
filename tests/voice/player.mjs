/** A beginner who sees nothing: knows only the words that were spoken, and has only keys. */
const MOST_TABS = 60;
/** What of a cell's place is new: `row 2 column 5.`, `column 6.`, `row 3.` */
const PLACE = /^(?:row (\d+))? ?(?:column (\d+))?\.$/;
const MORE_STAGES = 6;
const MOST_STEPS = 60;

/** Orca names of a place only what is new. */
function placeAfter(here, line) {
  const [, row = here.row, column = here.column] = PLACE.exec(line);
  return { row: Number(row), column: Number(column) };
}

const NOWHERE = { row: Number.NaN, column: Number.NaN };
const isKnown = Number.isInteger;

/** The other way at every second try: at an edge nothing is spoken. */
function arrowTo(here, to, tries) {
  if (!isKnown(here.row)) return ['Down', 'Up'][tries % 2];
  if (!isKnown(here.column)) return ['Right', 'Left'][tries % 2];
  if (here.row !== to.row) return here.row < to.row ? 'Down' : 'Up';
  if (here.column !== to.column) return here.column < to.column ? 'Right' : 'Left';
  return null;
}

export function player(desk) {
  const transcript = [];
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
      let here = NOWHERE;
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        const key = arrowTo(here, to, steps);
        if (key === null) return;
        await self.press(key);
        const told = self.heard.findLast((line) => PLACE.test(line));
        if (told) here = placeAfter(here, told);
      }
      throw new Error(`Never came to row ${to.row}, column ${to.column}`);
    },
  };
  return self;
}
