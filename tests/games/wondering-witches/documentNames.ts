/** What herbs, effects and events are called in the seed document. */
export const documentNames = ['recipe/effects/names.ts', 'recipe/events.ts', 'recipe/ingredients.ts'];
