import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";

/** Where traces go. Only what imports `startTraces` pays for it. */
export interface Traces {
  /** Records a span for every request of this server. */
  watch(app: FastifyInstance): void;
  /** Sends what is left and ends. */
  stop(): Promise<void>;
}

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** Trace id of a W3C `traceparent` header, or undefined. */
export function parseTraceId({ traceparent: sent }: IncomingHttpHeaders): string | undefined {
  const id = typeof sent === "string" ? traceparent.exec(sent)?.[1] : undefined;
  return id === "0".repeat(32) ? undefined : id;
}
