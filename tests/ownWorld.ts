/** Where tests may replace modules (`vi.mock`): of those that another file has loaded, they would get the real ones. */
export const OWN_WORLD = ['tests/app/', 'tests/core/daily.test.ts', 'tests/everyDisk.test.ts'];
