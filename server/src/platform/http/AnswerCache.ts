import type { onRequestHookHandler } from "fastify";

/** Data that responses are made of; its revision changes when it does. */
export interface CacheSource {
  readonly revision: number;
}

/** An answer that was given: its bytes and headers are the same until the source changes. */
export interface KeptAnswer {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

const capacityBytes = 64 * 1024 * 1024;
/** Of an entry's headers and of the map itself, so that many small answers are counted too. */
const overheadBytes = 1_024;

/** Answers by their address, as long as the source's revision stays. */
export class AnswerCache {
  readonly #source: CacheSource;
  #revision = -1;
  #kept = new Map<string, KeptAnswer>();
  #bytes = 0;

  constructor(source: CacheSource) {
    this.#source = source;
  }

  get(address: string): KeptAnswer | undefined {
    return this.#current().get(address);
  }

  /** Keeps an answer that was made from `revision`; one made from an older revision is not kept. */
  keep(address: string, revision: number, answer: KeptAnswer): void {
    if (revision !== this.#source.revision) return;
    const kept = this.#current();
    const bytes = answer.bytes.length + 2 * address.length + overheadBytes;
    if (this.#bytes + bytes > capacityBytes) {
      kept.clear();
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    kept.set(address, answer);
  }

  #current(): Map<string, KeptAnswer> {
    if (this.#revision !== this.#source.revision) {
      this.#revision = this.#source.revision;
      this.#kept = new Map();
      this.#bytes = 0;
    }
    return this.#kept;
  }
}

/** Answers what was asked before without reading its query again; after the client token's check. */
export function answerKept(cache: AnswerCache): onRequestHookHandler {
  return (request, reply, done) => {
    const kept = cache.get(request.url);
    if (kept === undefined) return done();
    reply.headers(kept.headers).send(kept.bytes);
  };
}
