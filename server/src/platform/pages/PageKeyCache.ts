import type { FastifyRequest } from "fastify";
import { RevisionCache } from "../http/RevisionCache.ts";

/** Callers can invent addresses without end: limits of the number and length that are remembered. */
const CAPACITY = 5_000;
const LONGEST = 500;

/**
 * Cache keys of shared pages by the raw values of the requests that led to them. A key is made of these values and the
 * catalogue's filters alone, so the same request need not be read again before the catalogue changes.
 */
export class PageKeyCache {
  readonly #keys: RevisionCache<string>;

  /** `revision` is the number of the newest change of the catalogue. */
  constructor(revision: () => number) {
    this.#keys = new RevisionCache(revision, CAPACITY);
  }

  find(request: FastifyRequest): string | undefined {
    return isPlainRequest(request) ? this.#keys.get(toRequestName(request)) : undefined;
  }

  /** Stores the key of a request; `revision` is the one it was read with. */
  keep(request: FastifyRequest, key: string, revision: number): void {
    const name = toRequestName(request);
    if (isPlainRequest(request) && name.length <= LONGEST) this.#keys.keep(name, key, revision);
  }
}

/** Without cookies: with them there are as many requests as visitors. */
export const isPlainRequest = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && headers.cookie === undefined;

/** Neither a protocol nor a host nor an address has a space in it. */
const toRequestName = ({ protocol, host, url, headers }: FastifyRequest): string =>
  `${protocol} ${host} ${url} ${headers["accept-encoding"] ?? ""}`;
