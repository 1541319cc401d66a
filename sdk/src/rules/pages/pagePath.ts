/** Where a page of the merchant's words is, without a language. */
export const pagePath = (handle: string): string => (handle === "about" ? "/about" : `/pages/${handle}`);
