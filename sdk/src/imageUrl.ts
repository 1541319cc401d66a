import { parseUrl } from "./parseUrl.ts";

/**
 * The address of a picture as a page shows it: a path of the shop is resolved against `baseUrl`, the one of the client;
 * an address that is whole stays as it is. A relative `baseUrl` means the page's own origin.
 */
export const imageUrl = (src: string, baseUrl: string): string =>
  parseUrl(src) ? src : (parseUrl(src, baseUrl)?.href ?? src);
