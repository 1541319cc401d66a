import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Encoding } from "./compress.ts";

/** A page as it was sent: compressed, with its own nonce in its own policy. */
export interface KeptPage {
  bytes: Buffer;
  headers: Record<string, string>;
}

const capacityBytes = 64 * 1024 * 1024;
/** A nonce is sent again for as long as its page is kept; not longer than this. */
const lifeMilliseconds = 30_000;
/** A page is sent as it is made, and its first reader may be slow: nobody waits longer for theirs than this. */
const patienceMilliseconds = 1_000;
const personal = /^(\/fr)?\/(checkout|account|login|logout|join|forgot-password|reset-password)(\/|$)/;

/**
 * Finished pages for visitors who are nobody yet: the same for everyone until the catalogue changes. A cookie other
 * than the visitor's id and the chosen region makes a page somebody's own, and it is neither kept nor taken from here.
 */
export class PageCache {
  readonly #revision: () => number;
  #known = -1;
  #bytes = 0;
  #kept = new Map<string, KeptPage & { until: number }>();
  readonly #coming = new Map<string, Promise<void>>();

  /** `revision` is the number of the newest change of the catalogue. */
  constructor(revision: () => number) {
    this.#revision = revision;
  }

  get(key: string, now: number): KeptPage | undefined {
    if (this.#known !== this.#revision()) this.#clear();
    const page = this.#kept.get(key);
    return page !== undefined && page.until > now ? page : undefined;
  }

  /** Keeps a page that was made from `revision`, unless the catalogue has changed since. */
  keep(key: string, revision: number, page: KeptPage, now: number): void {
    if (revision !== this.#revision()) return;
    if (this.#known !== revision || this.#bytes + page.bytes.length > capacityBytes) this.#clear();
    this.#bytes += page.bytes.length;
    this.#kept.set(key, { ...page, until: now + lifeMilliseconds });
  }

  /** Waits for a page that somebody else is making: it is kept then, or was not in time. Undefined when nobody makes it. */
  coming(key: string): Promise<void> | undefined {
    const coming = this.#coming.get(key);
    return coming && Promise.race([coming, sleep(patienceMilliseconds, undefined, { ref: false })]);
  }

  /** Others who want this page wait for it from now on, until the answer is called: however it ended. */
  make(key: string): () => void {
    if (this.#coming.has(key)) return () => {};
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#coming.set(key, promise);
    return () => {
      if (this.#coming.get(key) === promise) this.#coming.delete(key);
      resolve();
    };
  }

  #clear(): void {
    this.#known = this.#revision();
    this.#kept = new Map();
    this.#bytes = 0;
  }
}

/** Cookies no page depends on: the visitor's id, and the language, which the address decides (SA-015). */
const saysNothing = (name: string | undefined, site: string): boolean =>
  name === "" || name === "velours_identity" || name === `${site}_language`;

/** What a page depends on, or undefined when it may be somebody's own. */
export function pageKey(request: FastifyRequest, site: string, encoding: Encoding): string | undefined {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (request.method !== "GET" || personal.test(path)) return undefined;
  let region = "";
  for (const cookie of request.headers.cookie?.split(";") ?? []) {
    const [name, value = ""] = cookie.trim().split("=", 2);
    if (name === `${site}_region`) region = value;
    else if (!saysNothing(name, site)) return undefined;
  }
  return `${encoding} ${region} ${request.protocol}://${request.host}${request.url}`;
}
