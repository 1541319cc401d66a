/** Where a site's recently viewed products are kept. Not in storageNames, which every page loads. */
export const recentKey = (site: string): string => `${site}_recent_products`;
