/** What is played in every room, by keys alone, on deals that are the same in every run. */

/** From the board: a long dialog opened by its key and put away. */
async function rules({ part, keys }) {
  part('A dialog');
  await keys('question Tab Escape');
}

async function openItem({ key, keys, until }, name) {
  const first = await key('Return');
  if (!first.some((line) => name.test(line))) await until(name, 'Down');
  await keys('Return');
}

/** Asked by an item of the menu, declined, asked again, done. */
async function endByMenu(hand, name = /^Give up/) {
  const { part, keys, until } = hand;
  part('A question');
  await until(/^More/);
  await openItem(hand, name);
  await keys('Escape');
  part('The end');
  await openItem(hand, name);
  await keys('Tab Return Tab Tab');
}

async function hintDone({ part, keys, until }, stages = 'h h h') {
  part('A hint, stage by stage, and done');
  await keys(stages);
  await until(/^(Do|Plant) it/);
  await keys('Return');
}

async function hintClosed({ part, key, keys, until }, name = 'h') {
  part('A hint closed');
  await key(name);
  await until(/^Close the hint/);
  await keys('Return');
}

async function closeAndEnd(hand, name) {
  await hintClosed(hand);
  await rules(hand);
  await endByMenu(hand, name);
}

/** Presses what the page offers until only one move is left. */
const untilLast = (page, left, move) =>
  (async () => {
    for (let most = 60; most > 0 && (await left(page)) > 1; most--) await move(page);
    await page.getByRole('gridcell').first().focus();
  })();

const pikachu = {
  id: 'pikachu',
  title: 'Pikachu, Quick',
  path: 'pikachu/2-2~qs~voice~mdcbjadcobhfefbnefmadhoibcagmihleikngmdnijkjaojlegfgklnlhkco~k057',
  async play(hand) {
    const { part, keys, until, unheard } = hand;
    part('To the board');
    await until(/^Pikachu board/);
    await keys('Right Down Left');
    part('A tile chosen, let go, refused');
    await keys('Return Escape Return Right Return');
    await hintDone(hand);
    part('Undo and redo');
    await keys('u U');
    await hintClosed(hand);
    await rules(hand);
    part('A question');
    await until(/^More/);
    await openItem(hand, /^Start over/);
    await keys('Escape');
    part('The end');
    await unheard((page) =>
      untilLast(
        page,
        async () => (await page.getByRole('gridcell', { name: /^(?!empty)/ }).count()) / 2,
        async () => {
          for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
          await page.getByRole('button', { name: 'Do it' }).click();
        },
      ),
    );
    await hintDone(hand);
    await keys('Tab Tab');
  },
};

const hudoku = {
  id: 'hudoku',
  title: 'Hudoku, 4 × 5, gentle',
  path: 'hudoku/1-2~4x5-gentle-relaxed~voice~70500064012801393140~10uu',
  async play(hand) {
    const { part, keys, until, unheard } = hand;
    part('To the board');
    await until(/^Hudoku board/);
    await keys('Right');
    part('Numbers: refused in a given cell, twice; wrong; right');
    await keys('5 5 Left 9 1');
    part('Notes');
    await keys('n 3 n');
    await hintDone(hand, 'e e e e');
    await hintClosed(hand, 'e');
    part('Undo and redo');
    await keys('u U');
    await rules(hand);
    part('A question');
    await until(/^More/);
    await openItem(hand, /^Show solution/);
    await keys('Escape');
    part('The end');
    await unheard((page) =>
      untilLast(
        page,
        () => page.getByRole('gridcell', { name: /, empty/ }).count(),
        () => page.keyboard.press('h'),
      ),
    );
    await keys('h Tab Tab');
  },
};

const dokuborn = {
  id: 'dokuborn',
  title: 'Dokuborn, 3 × 3',
  path: 'dokuborn/3:dTEwLHUxNixjNSx3MyxvNSxvOA==',
  async play(hand) {
    const { part, keys, until, type } = hand;
    part('To the board');
    await until(/^Dokuborn grid/);
    await keys('Right Down');
    part('A card refused, twice');
    await keys('Return');
    await type('elsa', /expanded|match/);
    await keys('Down Return Down Return Escape');
    await hintDone(hand);
    await hintClosed(hand);
    part('A card taken off');
    await keys('Delete u');
    await rules(hand);
    await endByMenu(hand);
  },
};

const dragonQuest = {
  id: 'dragon-quest',
  title: 'Dragon Quest, calm',
  path: 'dragon-quest/2-2~calm~voice~GbcKJDkdBfFXaCLgMAiHIjhmleE-baecgfd-67908~tx1b',
  async play(hand) {
    const { part, keys, until } = hand;
    part('To the dungeon');
    await until(/^Dungeon, level/);
    part('What cannot be explored');
    await keys('Left Left Return');
    await keys('Right Right');
    await hintDone(hand);
    part('A card chosen, let go, resolved');
    await keys('Return Escape Return Return');
    part('Undo');
    await keys('u');
    await closeAndEnd(hand);
  },
};

const solo = {
  id: 'witches-solo',
  title: 'Wondering Witches, Solo, First Game',
  path: 'wondering-witches/2-2~6-0-x~voice~r7skaixkifm4~bkxv',
  async play(hand) {
    const { part, keys, until } = hand;
    part('To the garden');
    await until(/^Your garden/);
    await keys('Right Down Return');
    await hintDone(hand);
    part('Planted, undone');
    await keys('Return u');
    await closeAndEnd(hand, /^Show solution/);
  },
};

const brew = {
  id: 'witches-brew',
  title: 'Wondering Witches, Brew, First Game',
  path: 'wondering-witches/brew/1-2~6-0-x~voice~r7skaixkifm4~78qd',
  async play(hand) {
    const { part, keys, until } = hand;
    part('An empty cauldron refused');
    await until(/^Use potion/);
    await keys('Return Return');
    part('To the notebook');
    await until(/, notes: /);
    await keys('Right Return Return Down Left Return');
    part('A potion tested');
    await keys('h h h');
    await until(/^(Do it|Lay it)/, 'shift+Tab');
    await keys('Return');
    await keys('Return');
    await until(/^Use potion/);
    await keys('Return');
    part('Undo, which asks first');
    await until(/, notes: /);
    await keys('u Escape');
    part('A hint closed');
    await keys('h');
    await until(/^Close the hint/, 'shift+Tab');
    await keys('Return');
    await rules(hand);
    part('A question');
    await until(/^Show solution/);
    await keys('Return Escape');
    part('The end');
    await keys('Return Tab Return Tab Tab');
  },
};

const board = {
  id: 'witches-board',
  title: 'Wondering Witches, Board',
  path: 'wondering-witches/board/c-3-2-8-4-sn~known',
  async play({ part, keys, until, type }) {
    part('Through the page');
    await until(/^The board\. Plus/);
    await keys('plus minus');
    part('Another board, and back');
    await until(/^New board/);
    await keys('Return');
    await until(/^Previous/);
    await keys('Return');
    part('A wrong code refused');
    await until(/^More.*opens menu|^opens menu/);
    await keys('Return Return');
    await type('x');
    await keys('Return Return Escape');
  },
};

/** A lesson is chosen, its answer shown and told to the end, and the next exercise comes. */
const studyOf = (game, title, lesson) => ({
  id: `${game}-study`,
  title: `${title}, its study`,
  path: `${game}/study`,
  async play({ part, keys, until }) {
    part('The lessons');
    await until(lesson);
    await keys('Return');
    part('On the board');
    // Orca stays in its browse mode where a page gives the focus away by itself.
    await keys('Tab shift+Tab Right Down');
    part('The answer, and why');
    await keys('a w w');
    part('The next exercise');
    await keys('n Right');
    part('Back to the lessons');
    await until(/^Lessons/);
    await keys('Return');
  },
});

const studies = [
  studyOf('pikachu', 'Pikachu', /^Four alike/),
  studyOf('hudoku', 'Hudoku', /^Only number/),
  studyOf('dokuborn', 'Dokuborn', /^The only card/),
  studyOf('dragon-quest', 'Dragon Quest', /^One way out/),
  studyOf('wondering-witches', 'Wondering Witches', /^Four herbs/),
];

export const rooms = [pikachu, hudoku, dokuborn, dragonQuest, solo, brew, board, ...studies];
