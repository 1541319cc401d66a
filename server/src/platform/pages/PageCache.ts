import type { GuestResponse } from "../http/sendToGuests.ts";

/** A finished page, the same for every visitor. */
export interface SharedPage extends GuestResponse {
  status: number;
  headers: Record<string, string>;
}

interface CachedPage extends SharedPage {
  until: number;
}

interface Options {
  capacityBytes?: number;
  lifeMilliseconds?: number;
}

/** Of an entry's headers and of the map itself, so that many small pages are counted too. */
const overheadBytes = 2_048;

/** Pages by their key, as long as the catalogue's revision stays; the least recently used are dropped first. */
export class PageCache {
  readonly #revision: () => number;
  readonly #capacity: number;
  readonly #life: number;
  #knownRevision = -1;
  #bytes = 0;
  #pages = new Map<string, CachedPage>();
  readonly #making = new Map<string, Promise<SharedPage>>();

  /** `revision` is the number of the newest change of the catalogue. */
  constructor(
    revision: () => number,
    { capacityBytes = 64 * 1024 * 1024, lifeMilliseconds = 30_000 }: Options = {},
  ) {
    this.#revision = revision;
    this.#capacity = capacityBytes;
    this.#life = lifeMilliseconds;
  }

  get(key: string, now: number): SharedPage | undefined {
    if (this.#knownRevision !== this.#revision()) this.#clear();
    const page = this.#pages.get(key);
    if (page === undefined || page.until <= now) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Renders a page once for concurrent requests, and caches it when it is complete and of the newest catalogue. */
  make(key: string, render: () => Promise<SharedPage>): Promise<SharedPage> {
    const revision = this.#revision();
    const name = `${revision} ${key}`;
    const found = this.#making.get(name);
    if (found !== undefined) return found;
    const made = render()
      .then((page) => {
        if (page.status === 200 && revision === this.#revision()) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    return made;
  }

  #keep(key: string, page: SharedPage): void {
    if (this.#knownRevision !== this.#revision()) this.#clear();
    this.#remove(key);
    this.#pages.set(key, { ...page, until: Date.now() + this.#life });
    this.#bytes += getSize(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#capacity) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= getSize(key, page);
  }

  #clear(): void {
    this.#knownRevision = this.#revision();
    this.#pages = new Map();
    this.#bytes = 0;
  }
}

const getSize = (key: string, { bytes }: SharedPage): number => bytes.length + 2 * key.length + overheadBytes;
