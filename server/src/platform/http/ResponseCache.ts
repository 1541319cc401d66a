import type { GuestResponse } from "./sendToGuests.ts";

/** Data that responses are made of; its revision changes when it does. */
export interface CacheSource {
  readonly revision: number;
}

/** A sent response: its bytes and headers are the same until the source changes. */
export interface CachedResponse extends GuestResponse {
  headers: Record<string, string | number>;
}

const capacityBytes = 64 * 1024 * 1024;
/** Of an entry's headers and of the map itself, so that many small responses count too. */
const overheadBytes = 2_048;

/** Responses by their address, as long as the source's revision stays. */
export class ResponseCache {
  readonly #source: CacheSource;
  #revision = -1;
  #responses = new Map<string, CachedResponse>();
  #bytes = 0;

  constructor(source: CacheSource) {
    this.#source = source;
  }

  /** Current revision of the source of responses. */
  get revision(): number {
    return this.#source.revision;
  }

  get(address: string): CachedResponse | undefined {
    return this.#current().get(address);
  }

  /** Stores a response that was made from `revision`; one from an older revision is dropped. */
  store(address: string, revision: number, response: CachedResponse): void {
    if (revision !== this.revision) return;
    const responses = this.#current();
    const bytes = response.bytes.length + 2 * address.length + overheadBytes;
    if (this.#bytes + bytes > capacityBytes) {
      responses.clear();
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    responses.set(address, response);
  }

  #current(): Map<string, CachedResponse> {
    if (this.#revision !== this.revision) {
      this.#revision = this.revision;
      this.#responses = new Map();
      this.#bytes = 0;
    }
    return this.#responses;
  }
}
