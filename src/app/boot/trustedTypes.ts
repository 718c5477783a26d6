/**
 * The page's policy (`trusted-types default`) lets no text become markup or script. Workers and the service
 * worker need addresses to become scripts; this admits those of our own folder and nothing else.
 */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, document.baseURI);
    if (origin === location.origin && pathname.startsWith(import.meta.env.BASE_URL)) return url;
    throw new TypeError(`Not a script of Parlour: ${url}`);
  },
});
