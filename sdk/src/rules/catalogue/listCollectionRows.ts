import type { Collection, MerchantCollectionRow } from "../../types.ts";

/** Collections as merchants list them, by handle; with `q` only those with it in their handle or in their title. */
export function listCollectionRows(collections: readonly Collection[], q?: string): MerchantCollectionRow[] {
  const words = q?.toLowerCase();
  return collections
    .filter(({ handle, title }) => words === undefined || `${handle}\n${title}`.toLowerCase().includes(words))
    .map(({ handle, title, rules }) => ({ handle, title, ruled: rules !== undefined }))
    .sort((a, b) => (a.handle < b.handle ? -1 : 1));
}
