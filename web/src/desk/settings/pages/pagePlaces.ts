/** The list of pages of words. */
export const TO = "/desk/settings/pages";

/** In an address in the place of the handle of a page that is new; no page has it. */
export const NEW_PAGE = "_new";

/** The screen of a page of words. */
export const pagePlace = (handle: string): string => `${TO}/${handle}`;

export const pagesKey = "listMerchantPages";
