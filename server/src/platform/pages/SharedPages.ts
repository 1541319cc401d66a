import type { FastifyRequest } from "fastify";
import { PageCache, type SharedPage } from "./PageCache.ts";
import { PageKeyCache } from "./PageKeyCache.ts";

/** The pages that every visitor gets alike, and the requests that led to them. */
export class SharedPages {
  readonly cache: PageCache;
  readonly seen: PageKeyCache;

  /** Both are made anew when the catalogue's revision changes. */
  constructor(catalogue: { readonly revision: number }) {
    this.cache = new PageCache(() => catalogue.revision);
    this.seen = new PageKeyCache(() => catalogue.revision);
  }

  find(request: FastifyRequest): SharedPage | undefined {
    const key = this.seen.find(request);
    return key === undefined ? undefined : this.cache.get(key, Date.now());
  }
}
