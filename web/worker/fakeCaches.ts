/** The browser's caches in memory; `capacity` is what its disk holds, bytes. */
export class FakeCaches {
  capacity = Number.POSITIVE_INFINITY;
  readonly #stores = new Map<string, Map<string, { body: string; headers: Headers }>>();

  #used(): number {
    return [...this.#stores.values()]
      .flatMap((store) => [...store.values()])
      .reduce((sum, { body }) => sum + body.length, 0);
  }

  async open(name: string) {
    const store = this.#stores.get(name) ?? new Map<string, { body: string; headers: Headers }>();
    this.#stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (url: string) => store.delete(url),
      put: async (url: string, response: Response) => {
        const body = await response.text();
        if (this.#used() + body.length > this.capacity) throw new DOMException("full", "QuotaExceededError");
        store.set(url, { body, headers: response.headers });
      },
    };
  }

  async match(url: string, { cacheName }: { cacheName: string }) {
    const found = this.#stores.get(cacheName)?.get(url);
    return found && new Response(found.body, { headers: found.headers });
  }

  async delete(name: string) {
    return this.#stores.delete(name);
  }

  async keys() {
    return [...this.#stores.keys()];
  }
}
