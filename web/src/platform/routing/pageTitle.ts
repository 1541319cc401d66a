/** A page's title with the shop's name after it. */
export const pageTitle = (title: string, shop: string): string => `${title} | ${shop}`;
