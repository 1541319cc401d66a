/** Where the shop draws a product's picture for links on social networks, which show no SVG. */
export const sharePicturePath = (productId: number): string => `/pictures/share/${productId}.jpg`;

/** Pixels of that picture. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Neither SVG nor AVIF, which social networks and shopping services do not show; a linked picture may have no ending. */
export const isRaster = (src: string): boolean => !/\.(svg|avif)([?#]|$)/i.test(src);
