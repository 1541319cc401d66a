import { countBytes, RevisionCache } from "../http/RevisionCache.ts";
import type { GuestResponse } from "../http/sendToGuests.ts";

/** A finished page, the same for every visitor. */
export interface SharedPage extends GuestResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
}

interface CachedPage extends SharedPage {
  until: number;
}

interface Options {
  capacityBytes?: number;
  lifeMilliseconds?: number;
}

/** Pages by their key, as long as the catalogue's revision stays; the least recently used are dropped first. */
export class PageCache {
  readonly #pages: RevisionCache<CachedPage>;
  readonly #life: number;
  readonly #making = new Map<string, Promise<SharedPage>>();

  /** `revision` is the number of the newest change of the catalogue. */
  constructor(
    revision: () => number,
    { capacityBytes = 64 * 1024 * 1024, lifeMilliseconds = 30_000 }: Options = {},
  ) {
    this.#pages = new RevisionCache<CachedPage>(revision, capacityBytes, countBytes);
    this.#life = lifeMilliseconds;
  }

  get(key: string, now: number): Readonly<SharedPage> | undefined {
    const page = this.#pages.get(key);
    return page === undefined || page.until <= now ? undefined : page;
  }

  /** Renders a page once for concurrent requests, and caches it when it is complete and of the newest catalogue. */
  make(key: string, render: () => Promise<SharedPage>): Promise<SharedPage> {
    const { revision } = this.#pages;
    const name = `${revision} ${key}`;
    const found = this.#making.get(name);
    if (found !== undefined) return found;
    const made = render()
      .then((page) => {
        if (page.status === 200) this.#pages.keep(key, { ...page, until: Date.now() + this.#life }, revision);
        return page;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    return made;
  }
}
