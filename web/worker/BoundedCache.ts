interface Limits {
  count: number;
  bytes: number;
}

const SIZE = "x-kept-bytes";

/** A cache with limits: the entries written longest ago are dropped first. */
export class BoundedCache {
  readonly #name: string;
  readonly #limits: Limits;
  /** Counts how often it was cleared. */
  generation = 0;

  constructor(name: string, limits: Limits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** Undefined too where the browser refuses its storage. */
  async get(url: string): Promise<Response | undefined> {
    try {
      // The address decides. The headers that a page varies by are checked when it is stored.
      return await caches.match(url, { cacheName: this.#name, ignoreVary: true });
    } catch {
      return undefined;
    }
  }

  /** Stores what `load` brings, unless the cache was cleared meanwhile. A full disk drops the older half. */
  async put(url: string, load: () => Promise<Response | undefined>): Promise<void> {
    const generation = this.generation;
    const response = await load();
    if (response === undefined) return;
    const body = await response.arrayBuffer();
    if (body.byteLength > this.#limits.bytes / 4) return;
    const headers = new Headers(response.headers);
    headers.set(SIZE, String(body.byteLength));
    // The body is no longer encoded.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const write = async () => {
      if (generation !== this.generation) return;
      const cache = await caches.open(this.#name);
      // Deleted first: a second entry would stay at its old place.
      await cache.delete(url, { ignoreVary: true });
      await cache.put(url, new Response(body, { headers }));
    };
    try {
      await write();
    } catch {
      await this.trim(0.5);
      await write().catch(() => {});
    }
    // Cleared while it was written.
    if (generation !== this.generation) await caches.delete(this.#name);
  }

  async delete(url: string): Promise<void> {
    await (await caches.open(this.#name)).delete(url, { ignoreVary: true });
  }

  async clear(): Promise<void> {
    this.generation += 1;
    await caches.delete(this.#name);
  }

  /** Addresses, the newest first. */
  async urls(): Promise<string[]> {
    const cache = await caches.open(this.#name);
    return (await cache.keys()).map(({ url }) => url).reverse();
  }

  /** Drops the oldest entries beyond a share of the limits. */
  async trim(share = 1): Promise<void> {
    const cache = await caches.open(this.#name);
    let count = 0;
    let bytes = 0;
    for (const url of await this.urls()) {
      const size = Number((await this.get(url))?.headers.get(SIZE) ?? 0);
      count += 1;
      bytes += size;
      if (count > this.#limits.count * share || bytes > this.#limits.bytes * share)
        await cache.delete(url, { ignoreVary: true });
    }
  }
}
