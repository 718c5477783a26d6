/** Plays a room by its script and writes down each key with what was said of it. */

/** No tutorial in the way, nothing moving, no clock that runs out, no card from elsewhere. */
export const CALM = {
  whatChanged: 'read',
  motion: 'reduced',
  timers: 'off',
  liveCards: false,
  seen: [
    'pikachu',
    'hudoku',
    'dokuborn',
    'dragon-quest',
    'wondering-witches',
    'wondering-witches-brew',
    'wondering-witches-board',
  ],
};
/** The seed of what is dealt anew differs in every run. */
const DEALT = /~\w{12}(?=\.|$)/;
/** More would lead out of the page. */
const MOST_TABS = 45;

export async function record(reader, url, { title, path, play }) {
  const desk = await reader.openPage(CALM);
  const lines = [title];
  try {
    await desk.open(url + path);
    await play(hand(desk, lines));
  } catch (error) {
    // What was heard until then says most about it.
    console.error(lines.join('\n'));
    throw error;
  } finally {
    await desk.close();
  }
  return `${lines.join('\n')}\n`;
}

function hand(desk, lines) {
  function note(what, said) {
    lines.push(
      what,
      ...(said.length > 0 ? said : ['(nothing)']).map((line) => `    ${line.replace(DEALT, '~…')}`),
    );
    return said;
  }
  const key = async (name, wanted) => note(name, await desk.press(name, wanted));
  return {
    part: (name) => lines.push('', `# ${name}`, ''),
    key,
    /** `Right Right Return` */
    async keys(names) {
      for (const name of names.split(' ')) await key(name);
    },
    type: async (text, wanted) => note(`"${text}"`, await desk.type(text, wanted)),
    /** Presses Tab, or another key, until these words are said. */
    async until(wanted, name = 'Tab') {
      for (let presses = 0; presses < MOST_TABS; presses++) {
        const said = await key(name);
        if (said.some((line) => wanted.test(line))) return said;
      }
      throw new Error(`${name} never led to ${wanted}`);
    },
    /** What nobody listens to: moves that lead to what is to be heard. */
    unheard: (act) => desk.unheard(act),
  };
}
