/** Where the shop draws a product's picture for links on social networks, which show no SVG. */
export const sharePicturePath = (productId: number): string => `/pictures/share/${productId}.jpg`;

/** Pixels of that picture. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Picture formats that social networks and shopping services show. */
export const isRaster = (src: string): boolean => /\.(png|jpe?g|gif|webp)(\?|$)/i.test(src);
