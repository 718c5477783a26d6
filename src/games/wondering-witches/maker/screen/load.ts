export async function load() {
  const [page, { store }] = await Promise.all([import('./Maker'), import('./sketchStore')]);
  await store.opened;
  return page;
}
