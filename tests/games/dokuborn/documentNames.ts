/** What cards and their conditions are called, in the seed document and on the cards. */
export const documentNames = ['rules/conditions.ts', 'rules/allCards.ts'];
