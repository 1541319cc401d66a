import type { onRequestHookHandler } from "fastify";
import type { Catalogue } from "./Catalogue.ts";

/** An answer that was given: its bytes and headers are the same until the catalogue changes. */
export interface KeptListing {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

const capacityBytes = 64 * 1024 * 1024;
/** Of an entry's headers and of the map itself, so that many small answers are counted too. */
const overheadBytes = 1_024;

/**
 * Listings by their address, as long as the catalogue's revision stays. A listing says nothing about who asks, so its
 * address is all it depends on.
 */
export class ListingCache {
  readonly #catalogue: Catalogue;
  #revision = -1;
  #kept = new Map<string, KeptListing>();
  #bytes = 0;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  get(address: string): KeptListing | undefined {
    return this.#current().get(address);
  }

  /** Keeps an answer that was made from `revision`; one made from an older catalogue is not kept. */
  keep(address: string, revision: number, listing: KeptListing): void {
    if (revision !== this.#catalogue.revision) return;
    const kept = this.#current();
    const bytes = listing.bytes.length + 2 * address.length + overheadBytes;
    if (this.#bytes + bytes > capacityBytes) {
      kept.clear();
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    kept.set(address, listing);
  }

  #current(): Map<string, KeptListing> {
    if (this.#revision !== this.#catalogue.revision) {
      this.#revision = this.#catalogue.revision;
      this.#kept = new Map();
      this.#bytes = 0;
    }
    return this.#kept;
  }
}

/** Answers a listing that was asked for before without reading its query again; after the client token's check. */
export function answerKept(cache: ListingCache): onRequestHookHandler {
  return (request, reply, done) => {
    const kept = cache.get(request.url);
    if (kept === undefined) return done();
    reply.headers(kept.headers).send(kept.bytes);
  };
}
