import type { FastifyRequest } from "fastify";

/** Callers can invent addresses without end: limits of the number and length that are remembered. */
const CAPACITY = 5_000;
const LONGEST = 500;

/**
 * Cache keys of shared pages by the raw values of the requests that led to them. A key is made of these values and the
 * catalogue's filters alone, so the same request need not be read again before the catalogue changes.
 */
export class PageKeyCache {
  readonly #revision: () => number;
  #knownRevision = -1;
  #keys = new Map<string, string>();

  /** `revision` is the number of the newest change of the catalogue. */
  constructor(revision: () => number) {
    this.#revision = revision;
  }

  find(request: FastifyRequest): string | undefined {
    if (this.#knownRevision !== this.#revision() || !isPlainRequest(request)) return undefined;
    return this.#keys.get(toRequestName(request));
  }

  /** Stores the key of a request; `revision` is the one it was read with. */
  keep(request: FastifyRequest, key: string, revision: number): void {
    if (revision !== this.#revision() || !isPlainRequest(request)) return;
    const name = toRequestName(request);
    if (name.length > LONGEST) return;
    if (this.#knownRevision !== revision || this.#keys.size >= CAPACITY) this.#keys = new Map();
    this.#knownRevision = revision;
    this.#keys.set(name, key);
  }
}

/** Without cookies: with them there are as many requests as visitors. */
export const isPlainRequest = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && headers.cookie === undefined;

/** Neither a protocol nor a host nor an address has a space in it. */
const toRequestName = ({ protocol, host, url, headers }: FastifyRequest): string =>
  `${protocol} ${host} ${url} ${headers["accept-encoding"] ?? ""}`;
