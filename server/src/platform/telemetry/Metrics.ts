import type { FastifyInstance } from "fastify";

/** What is counted while the shop runs. */
export interface Metrics {
  /** Counts every answer of this server. */
  watch(app: FastifyInstance): void;
  /** A provider was asked; `outcome` is its own word for it, or done or failed. */
  called(call: { provider: string; call: string; outcome: string }, seconds: number): void;
  /** All of it, in Prometheus' text format; asks the store for what only it knows. */
  text(): Promise<string>;
}
