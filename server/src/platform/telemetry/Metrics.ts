import type { FastifyInstance } from "fastify";

/** Counters of a running shop. */
export interface Metrics {
  /** Counts every answer of this server. */
  watch(app: FastifyInstance): void;
  /** Counts a call of a provider; `outcome` is the provider's own word, or done or failed. */
  called(call: { provider: string; call: string; outcome: string }, seconds: number): void;
  /** All of it, in Prometheus' text format; asks the store for what only it knows. */
  text(): Promise<string>;
}
