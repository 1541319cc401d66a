import type { IncomingMessage, ServerResponse } from "node:http";
import type { ConnectionLimits } from "./connectionLimits.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Bodies that may take longer to arrive than others. */
    uploads: Uploads;
  }
}

/**
 * Requests with long bodies, of callers that the shop knows: an import over a slow line takes minutes. They may arrive
 * for as long as they keep a rate, which with the longest body that is taken bounds their time.
 */
export class Uploads {
  readonly #limits: Pick<ConnectionLimits, "request" | "uploadRate">;
  readonly #begun = new WeakMap<IncomingMessage, { at: number; bytes: number }>();

  constructor(limits: Pick<ConnectionLimits, "request" | "uploadRate">) {
    this.#limits = limits;
  }

  /** Call it once the caller is known, before the body is read. */
  allow(request: IncomingMessage): void {
    this.#begun.set(request, { at: performance.now(), bytes: request.socket.bytesRead });
  }

  /** Calls `refuse` for a request that is late: at once, or for an upload once it has become too slow. */
  refuseLate(response: ServerResponse | undefined, refuse: () => void): void {
    if (response === undefined || !this.#isArriving(response)) {
      refuse();
      return;
    }
    const { req } = response;
    // Node reports a late request once, so the next looks are made here.
    setTimeout(() => {
      if (!req.complete && !req.socket.destroyed) this.refuseLate(response, refuse);
    }, this.#limits.request).unref();
  }

  #isArriving({ req, headersSent }: ServerResponse): boolean {
    const begun = this.#begun.get(req);
    // A request behind it can be the late one, and the rest of a body that was refused is no upload.
    if (begun === undefined || req.complete || headersSent) return false;
    const seconds = (performance.now() - begun.at) / 1_000;
    return req.socket.bytesRead - begun.bytes >= seconds * this.#limits.uploadRate;
  }
}
