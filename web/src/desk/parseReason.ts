const explained = [
  "importBad",
  "pageBad",
  "pictureBad",
  "collectionBad",
  "productBad",
  "promotionBad",
  "siteBad",
];

/** Why a file cannot be imported, or a document cannot be saved, in the reader's language; null for every other refusal. */
export function parseReason(error: unknown): string | null {
  const { reference, value } = error as { reference?: string; value?: { reason?: string } };
  return reference !== undefined && explained.includes(reference) ? (value?.reason ?? null) : null;
}
