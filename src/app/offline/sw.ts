/** The service worker: every file of this version is stored, and each address is answered with the page of its room. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};
/** Every place that has a page, side rooms before the rooms they belong to. */
declare const __PAGES__: readonly { readonly place: string; readonly page: string }[];

const BASE = import.meta.env.BASE_URL;
const SHELF = 'stored/index.page';
/** Terms to be read, which no game needs: not stored, and no page of the app. */
const NO_PAGE = /\/licences\.txt$/;

// A new version waits until the player agrees.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// Without it the first visit stays uncontrolled, and "ready offline" would be untrue until a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
for (const { place, page } of __PAGES__) {
  const allowlist = [new RegExp(`^${BASE}${place}([/?]|$)`)];
  registerRoute(new NavigationRoute(({ request }) => answer(page, request), { allowlist }));
}
const toShelf = ({ request }: { readonly request: Request }) => answer(SHELF, request);
registerRoute(new NavigationRoute(toShelf, { denylist: [NO_PAGE] }));

/** Pages are stored zipped, in a quarter of their size. */
async function answer(page: string, request: Request): Promise<Response> {
  const stored = await matchPrecache(BASE + page);
  if (!stored?.body) return fetch(request);
  const headers = new Headers(stored.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(stored.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}
