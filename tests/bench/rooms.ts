/** The rooms that the figures are measured in, and links that open their largest boards. */
import { join } from 'node:path';
import { registeredGames } from '../../scripts/build/registeredGames';
import { chanceFrom } from '../../src/core/chance';
import { formatCode } from '../../src/core/codes';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { ROOT } from './site';

const SEED = 'bench';

export interface BenchRoom {
  readonly id: string;
  readonly title: string;
  /** Below the site, without a slash in front. */
  readonly path: string;
  /** The module of its screen. */
  readonly screen: string;
  /** The same with the code of a deal of the largest board: the one of which there is most to show. */
  readonly link: string;
  readonly smallLink: string;
}

export interface BenchRooms {
  readonly rooms: readonly BenchRoom[];
  /** For settings in which every tutorial has been seen. */
  readonly seen: readonly string[];
}

const modules = import.meta.glob<{ readonly rules: Rules<GameTypes> }>('../../src/games/**/rules/rules.ts', {
  eager: true,
});

/** `PARLOUR_ROOM=hudoku` measures rooms of such an id alone. */
const { PARLOUR_ROOM = '' } = process.env;

/** Where something is played, by the registry; bundling that would bring along every screen. */
export async function benchRooms(): Promise<BenchRooms> {
  const games = await registeredGames(join(ROOT, 'src/app/registry.ts'));
  const rooms = games.flatMap(({ id, title, part, rooms: others = [] }) => [
    { id, title, path: id, screen: screenIn(id, part) },
    ...others.flatMap(({ id: roomId, name, path, loadNames }) =>
      loadNames
        ? [{ id: roomId, title: `${title}: ${name}`, path: `${id}/${path}`, screen: screenIn(id, path) }]
        : [],
    ),
  ]);
  const wanted = rooms.filter(({ id }) => id.includes(PARLOUR_ROOM));
  return {
    rooms: wanted.map((room) => withLinks(room)),
    seen: rooms.map(({ id }) => id),
  };
}

function screenIn(id: string, part?: string): string {
  return ['src/games', id, part, 'screen/Screen.tsx'].filter(Boolean).join('/');
}

function withLinks(room: Omit<BenchRoom, 'link' | 'smallLink'>): BenchRoom {
  const links = linksTo(room.path, rulesOf(room.id));
  const [smallLink, link] = [links[0], links.at(-1)];
  if (!smallLink || !link) throw new Error(`${room.id} has no presets`);
  return { ...room, link, smallLink };
}

function rulesOf(id: string): Rules<GameTypes> {
  const found = Object.values(modules).find(({ rules }) => rules.id === id);
  if (!found) throw new Error(`No rules/rules.ts has the id ${id}`);
  return found.rules;
}

/** One to a board of every preset, the smallest first. */
function linksTo<G extends GameTypes>(path: string, rules: Rules<G>): readonly string[] {
  const { version, dealVersion } = rules;
  const boards = rules.presets.map(({ config }) => {
    const deal = rules.deal(config, chanceFrom(SEED), dealVersion);
    const shown = rules.view(must(rules.start(config, deal, dealVersion)));
    return { config, deal, size: JSON.stringify(shown).length };
  });
  return boards
    .toSorted((one, other) => one.size - other.size)
    .map(
      ({ config, deal }) =>
        `${path}/${formatCode(rules, { config, seed: SEED, deal, version, dealVersion })}`,
    );
}
