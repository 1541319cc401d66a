/** Addresses that belong to no page: the API, webhooks, the documentation, files. */
const notPages =
  /^\/(api|assets|distribution|docs|feeds|look|pictures|sandbox|sitemaps|webhooks)(\/|$)|^(\/(en|fr))?\/[^/]+\.\w+$/;

const files = /^\/(distribution|assets|look|pictures)\//;

export const isPage = (pathname: string): boolean => !notPages.test(pathname);

export const isFile = (pathname: string): boolean => files.test(pathname);

/** A file whose name has the hash of its content never changes. */
export const isHashed = (pathname: string): boolean =>
  /^\/distribution\/assets\/.*-[\w-]{8}\.\w+$/.test(pathname);

/** The language before the path, with its slash; '' for the shop's default. */
export const languagePrefix = (pathname: string): string => /^\/(en|fr)(?=\/|$)/.exec(pathname)?.[0] ?? "";

/** An address of this shop without its hash; undefined for any other. */
export function ownUrl(address: string): URL | undefined {
  try {
    const url = new URL(address, location.href);
    url.hash = "";
    return url.origin === location.origin ? url : undefined;
  } catch {
    return undefined;
  }
}
