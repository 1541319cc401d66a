import { countBytes, RevisionCache } from "./RevisionCache.ts";
import type { GuestResponse } from "./sendToGuests.ts";

/** A sent response: its bytes and headers are the same until the source changes. */
export interface CachedResponse extends GuestResponse {
  headers: Readonly<Record<string, string | number>>;
}

const capacityBytes = 64 * 1024 * 1024;

/** Responses by their address; `source` is the data that they are made of. */
export class ResponseCache extends RevisionCache<CachedResponse> {
  constructor(source: { readonly revision: number }) {
    super(() => source.revision, capacityBytes, countBytes);
  }
}
