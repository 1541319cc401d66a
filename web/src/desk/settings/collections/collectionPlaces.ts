/** The list of collections. */
export const TO = "/desk/settings/collections";

/** The screen of a collection. */
export const collectionPlace = (handle: string): string => `${TO}/${encodeURIComponent(handle)}`;

export const collectionsKey = "listMerchantCollections";
