import { parseUrl } from "../../parseUrl.ts";
import type { Image } from "../../types.ts";

/** Pixels of a picture that the shop draws for links on social networks. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Neither SVG nor AVIF, which social networks and shopping services do not show; a linked picture may have no ending. */
export const isRaster = (src: string): boolean => !/\.(svg|avif)([?#]|$)/i.test(src);

/** Stored pictures and the shop's own files, by their paths. */
const ownPath = /^(\/pictures\/[0-9a-f]{64}|\/assets\/img\/)[^?#]*/;

/**
 * The path of the picture that the shop draws a product's share picture from: the first that it has itself, for it
 * fetches none of another host. Undefined when there is none.
 */
export const drawnPicture = (images: readonly Pick<Image, "src">[]): string | undefined =>
  images.flatMap(({ src }) => ownPath.exec(src)?.[0] ?? [])[0];

/**
 * Addresses of a product's pictures that search engines and networks show, or of the one that the shop draws for them. A
 * stored text that is no address has none: it must not end the file of all products.
 */
export function pictureAddresses(
  id: number,
  images: readonly Pick<Image, "src">[],
  origin: string,
): string[] {
  const shown = images.map(({ src }) => src).filter(isRaster);
  const drawn = drawnPicture(images) === undefined ? [] : [`/pictures/share/${id}.jpg`];
  return (shown.length > 0 ? shown : drawn).flatMap((src) => parseUrl(src, origin)?.href ?? []);
}
