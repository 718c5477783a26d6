/**
 * Every condition there is, one line each. To add one, append a line: id, text, test. Ids are permanent, since
 * shared codes contain them: never renumber, never reuse. The letter of an id is its group.
 *
 * c ink, o cost, p inkable, t type, l lore, s strength, w willpower, k keyword, u classification, r rarity,
 * f story, e set. Rarity and set hold for any printing of a card. A new group goes into LOOKED_AT as well.
 */
import type { Card, Condition } from './types';

export const allConditions: readonly Condition[] = [
  { id: 'c1', display: '🟣 Amethyst', filter: (card) => card.colors.includes('Amethyst') },
  { id: 'c2', display: '🟡 Amber', filter: (card) => card.colors.includes('Amber') },
  { id: 'c3', display: '🟢 Emerald', filter: (card) => card.colors.includes('Emerald') },
  { id: 'c4', display: '🔴 Ruby', filter: (card) => card.colors.includes('Ruby') },
  { id: 'c5', display: '🔵 Sapphire', filter: (card) => card.colors.includes('Sapphire') },
  { id: 'c6', display: '⚪ Steel', filter: (card) => card.colors.includes('Steel') },
  { id: 'c7', display: '🌈 Two inks', filter: (card) => card.colors.length === 2 },

  { id: 'o1', display: 'Cost 1', filter: (card) => card.cost === 1 },
  { id: 'o2', display: 'Cost 2', filter: (card) => card.cost === 2 },
  { id: 'o3', display: 'Cost 3', filter: (card) => card.cost === 3 },
  { id: 'o4', display: 'Cost 4', filter: (card) => card.cost === 4 },
  { id: 'o5', display: 'Cost 5', filter: (card) => card.cost === 5 },
  { id: 'o6', display: 'Cost 6', filter: (card) => card.cost === 6 },
  { id: 'o7', display: 'Cost 7', filter: (card) => card.cost === 7 },
  { id: 'o8', display: 'Cost 8', filter: (card) => card.cost === 8 },
  { id: 'o9', display: 'Cost 9', filter: (card) => card.cost === 9 },

  { id: 'p0', display: 'Uninkable', filter: (card) => !card.inkwell },
  { id: 'p1', display: 'Inkable', filter: (card) => card.inkwell },

  { id: 't0', display: 'Character', filter: (card) => card.type === 'Character' },
  { id: 't1', display: 'Action', filter: (card) => card.type === 'Action' },
  { id: 't2', display: 'Song', filter: (card) => card.subtypes.includes('Song') },
  { id: 't3', display: 'Item', filter: (card) => card.type === 'Item' },
  { id: 't4', display: 'Location', filter: (card) => card.type === 'Location' },

  { id: 'l0', display: 'Lore ◊0', filter: (card) => card.lore === 0 },
  { id: 'l1', display: 'Lore ◊1', filter: (card) => card.lore === 1 },
  { id: 'l2', display: 'Lore ◊2', filter: (card) => card.lore === 2 },
  { id: 'l3', display: 'Lore ◊3', filter: (card) => card.lore === 3 },
  { id: 'l4', display: 'Lore ◊4', filter: (card) => card.lore === 4 },

  { id: 's0', display: 'Strength 0', filter: (card) => card.strength === 0 },
  { id: 's1', display: 'Strength 1', filter: (card) => card.strength === 1 },
  { id: 's2', display: 'Strength 2', filter: (card) => card.strength === 2 },
  { id: 's3', display: 'Strength 3', filter: (card) => card.strength === 3 },
  { id: 's4', display: 'Strength 4', filter: (card) => card.strength === 4 },
  { id: 's5', display: 'Strength 5', filter: (card) => card.strength === 5 },
  { id: 's6', display: 'Strength 6', filter: (card) => card.strength === 6 },
  { id: 's7', display: 'Strength 7', filter: (card) => card.strength === 7 },

  { id: 'w1', display: 'Willpower 1', filter: (card) => card.willpower === 1 },
  { id: 'w2', display: 'Willpower 2', filter: (card) => card.willpower === 2 },
  { id: 'w3', display: 'Willpower 3', filter: (card) => card.willpower === 3 },
  { id: 'w4', display: 'Willpower 4', filter: (card) => card.willpower === 4 },
  { id: 'w5', display: 'Willpower 5', filter: (card) => card.willpower === 5 },
  { id: 'w6', display: 'Willpower 6', filter: (card) => card.willpower === 6 },
  { id: 'w7', display: 'Willpower 7', filter: (card) => card.willpower === 7 },
  { id: 'w8', display: 'Willpower 8', filter: (card) => card.willpower === 8 },
  { id: 'w9', display: 'Willpower 9', filter: (card) => card.willpower === 9 },

  { id: 'k1', display: 'Bodyguard', filter: (card) => hasKeyword(card, 'Bodyguard') },
  { id: 'k2', display: 'Evasive', filter: (card) => hasKeyword(card, 'Evasive') },
  { id: 'k3', display: 'Challenger', filter: (card) => hasKeyword(card, 'Challenger') },
  { id: 'k4', display: 'Reckless', filter: (card) => hasKeyword(card, 'Reckless') },
  { id: 'k5', display: 'Resist', filter: (card) => hasKeyword(card, 'Resist') },
  { id: 'k6', display: 'Rush', filter: (card) => hasKeyword(card, 'Rush') },
  { id: 'k7', display: 'Shift', filter: (card) => hasKeyword(card, 'Shift') },
  { id: 'k8', display: 'Singer', filter: (card) => hasKeyword(card, 'Singer') },
  { id: 'k9', display: 'Sing Together', filter: (card) => hasKeyword(card, 'Sing Together') },
  { id: 'k10', display: 'Support', filter: (card) => hasKeyword(card, 'Support') },
  { id: 'k11', display: 'Ward', filter: (card) => hasKeyword(card, 'Ward') },
  { id: 'k12', display: 'Boost', filter: (card) => hasKeyword(card, 'Boost') },

  { id: 'u1', display: 'Storyborn', filter: (card) => card.subtypes.includes('Storyborn') },
  { id: 'u2', display: 'Dreamborn', filter: (card) => card.subtypes.includes('Dreamborn') },
  { id: 'u3', display: 'Floodborn', filter: (card) => card.subtypes.includes('Floodborn') },
  { id: 'u4', display: 'Ally', filter: (card) => card.subtypes.includes('Ally') },
  { id: 'u5', display: 'Hero', filter: (card) => card.subtypes.includes('Hero') },
  { id: 'u6', display: 'Villain', filter: (card) => card.subtypes.includes('Villain') },
  { id: 'u7', display: 'Princess', filter: (card) => card.subtypes.includes('Princess') },
  { id: 'u8', display: 'Prince', filter: (card) => card.subtypes.includes('Prince') },
  { id: 'u9', display: 'Queen', filter: (card) => card.subtypes.includes('Queen') },
  { id: 'u10', display: 'King', filter: (card) => card.subtypes.includes('King') },
  { id: 'u11', display: 'Sorcerer', filter: (card) => card.subtypes.includes('Sorcerer') },
  { id: 'u12', display: 'Mentor', filter: (card) => card.subtypes.includes('Mentor') },
  { id: 'u13', display: 'Pirate', filter: (card) => card.subtypes.includes('Pirate') },
  { id: 'u14', display: 'Captain', filter: (card) => card.subtypes.includes('Captain') },
  { id: 'u15', display: 'Inventor', filter: (card) => card.subtypes.includes('Inventor') },
  { id: 'u16', display: 'Alien', filter: (card) => card.subtypes.includes('Alien') },
  { id: 'u17', display: 'Deity', filter: (card) => card.subtypes.includes('Deity') },
  { id: 'u18', display: 'Detective', filter: (card) => card.subtypes.includes('Detective') },

  { id: 'r1', display: 'Common', filter: (card) => printedAs(card, 'Common') },
  { id: 'r2', display: 'Uncommon', filter: (card) => printedAs(card, 'Uncommon') },
  { id: 'r3', display: 'Rare', filter: (card) => printedAs(card, 'Rare') },
  { id: 'r4', display: 'Super Rare', filter: (card) => printedAs(card, 'Super Rare') },
  { id: 'r5', display: 'Legendary', filter: (card) => printedAs(card, 'Legendary') },
  { id: 'r6', display: 'Enchanted', filter: (card) => printedAs(card, 'Enchanted') },

  { id: 'f1', display: 'Mickey Mouse & Friends', filter: (card) => card.story === 'Mickey Mouse & Friends' },
  { id: 'f2', display: 'Aladdin', filter: (card) => card.story === 'Aladdin' },
  { id: 'f3', display: 'Beauty and the Beast', filter: (card) => card.story === 'Beauty and the Beast' },
  { id: 'f4', display: 'Frozen', filter: (card) => card.story === 'Frozen' },
  { id: 'f5', display: 'Hercules', filter: (card) => card.story === 'Hercules' },
  { id: 'f6', display: 'Lilo & Stitch', filter: (card) => card.story === 'Lilo & Stitch' },
  { id: 'f7', display: 'Peter Pan', filter: (card) => card.story === 'Peter Pan' },
  { id: 'f8', display: 'The Lion King', filter: (card) => card.story === 'The Lion King' },
  { id: 'f9', display: 'The Little Mermaid', filter: (card) => card.story === 'The Little Mermaid' },
  { id: 'f10', display: 'Moana', filter: (card) => card.story === 'Moana' },
  { id: 'f11', display: 'Mulan', filter: (card) => card.story === 'Mulan' },
  { id: 'f12', display: 'DuckTales', filter: (card) => card.story === 'DuckTales' },
  { id: 'f13', display: 'Encanto', filter: (card) => card.story === 'Encanto' },
  {
    id: 'f14',
    display: 'Snow White and the Seven Dwarfs',
    filter: (card) => card.story === 'Snow White and the Seven Dwarfs',
  },
  { id: 'f15', display: 'Alice in Wonderland', filter: (card) => card.story === 'Alice In Wonderland' },
  { id: 'f16', display: 'Tangled', filter: (card) => card.story === 'Tangled' },
  {
    id: 'f17',
    display: 'Atlantis: The Lost Empire',
    filter: (card) => card.story === 'Atlantis: The Lost Empire',
  },
  { id: 'f18', display: 'Sleeping Beauty', filter: (card) => card.story === 'Sleeping Beauty' },
  { id: 'f19', display: 'Wreck-It Ralph', filter: (card) => card.story === 'Wreck-It Ralph' },
  { id: 'f20', display: 'The Sword in the Stone', filter: (card) => card.story === 'The Sword in the Stone' },
  { id: 'f21', display: 'Zootopia', filter: (card) => card.story === 'Zootopia' },
  { id: 'f22', display: 'Robin Hood', filter: (card) => card.story === 'Robin Hood' },
  {
    id: 'f23',
    display: 'Raya and the Last Dragon',
    filter: (card) => card.story === 'Raya and the Last Dragon',
  },
  {
    id: 'f24',
    display: "The Emperor's New Groove",
    filter: (card) => card.story === "The Emperor's New Groove",
  },

  { id: 'e1', display: 'The First Chapter', filter: (card) => printedIn(card, '1') },
  { id: 'e2', display: 'Rise of the Floodborn', filter: (card) => printedIn(card, '2') },
  { id: 'e3', display: 'Into the Inklands', filter: (card) => printedIn(card, '3') },
  { id: 'e4', display: "Ursula's Return", filter: (card) => printedIn(card, '4') },
  { id: 'e5', display: 'Shimmering Skies', filter: (card) => printedIn(card, '5') },
  { id: 'e6', display: 'Azurite Sea', filter: (card) => printedIn(card, '6') },
  { id: 'e7', display: "Archazia's Island", filter: (card) => printedIn(card, '7') },
  { id: 'e8', display: 'The Reign of Jafar', filter: (card) => printedIn(card, '8') },
  { id: 'e9', display: 'Fabled', filter: (card) => printedIn(card, '9') },
  { id: 'e10', display: 'Whispers in the Well', filter: (card) => printedIn(card, '10') },
  { id: 'e11', display: 'Winterspell', filter: (card) => printedIn(card, '11') },
  { id: 'e12', display: 'Wilds Unknown', filter: (card) => printedIn(card, '12') },
];

const BY_ID: ReadonlyMap<string, Condition> = new Map(allConditions.map((entry) => [entry.id, entry]));

export function conditionById(id: string): Condition | undefined {
  return BY_ID.get(id);
}

export function groupOf(condition: Condition): string {
  return condition.id.slice(0, 1);
}

/** What the conditions of a group look at: cards that are alike in it meet the same of them. */
const LOOKED_AT: Readonly<Record<string, (card: Card) => unknown>> = {
  c: (card) => card.colors,
  o: (card) => card.cost,
  p: (card) => card.inkwell,
  t: (card) => (card.subtypes.includes('Song') ? `${card.type} Song` : card.type),
  l: (card) => card.lore,
  s: (card) => card.strength,
  w: (card) => card.willpower,
  k: (card) => card.keywordAbilities,
  u: (card) => card.subtypes,
  r: (card) => card.printings,
  f: (card) => card.story,
  e: (card) => card.printings,
};

/** Of a group that is not known each card is one of its own. */
export function lookedAtBy(group: string): (card: Card) => unknown {
  return LOOKED_AT[group] ?? ((card) => card);
}

/** Without the signs that the screen draws and a screen reader would spell out. */
export function conditionLabel(condition: Condition): string {
  return condition.display.replace(/^\p{Extended_Pictographic}\s*|◊/gu, '');
}

/** `Puppy Shift` and `Universal Shift` are kinds of Shift. */
function hasKeyword(card: Card, keyword: string): boolean {
  return card.keywordAbilities.some((own) => own === keyword || own.endsWith(` ${keyword}`));
}

function printedAs(card: Card, rarity: string): boolean {
  return card.printings.some((printing) => printing.rarity === rarity);
}

function printedIn(card: Card, setCode: string): boolean {
  return card.printings.some((printing) => printing.setCode === setCode);
}
