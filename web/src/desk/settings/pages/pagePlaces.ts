/** The list of pages of words. */
export const TO = "/desk/settings/pages";

/** The screen of a page of words. */
export const pagePlace = (handle: string): string => `${TO}/${handle}`;

export const pagesKey = "listMerchantPages";
