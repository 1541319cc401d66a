import type { StoreOptions } from "../src/platform/store/store.ts";

/** Which database a shop of the bench is on. */
export type StoreKind = "embedded" | "postgres";

/**
 * Jobs of the bench; each has a thread of its own, so that the server does not share one with its clients.
 */
export type Job =
  /** The shop with `count` products, its API alone; with `pages` the demo shop and its pages. */
  | { kind: "shop"; store: StoreKind; count: number; pages?: boolean; without?: readonly string[] }
  /** The API of a shop on a store that is filled already. */
  | { kind: "filledShop"; options: StoreOptions }
  /** Bare Fastify that reads the request and sends these bytes and headers. */
  | { kind: "bare"; bytes: Uint8Array; headers: Record<string, string> }
  /** A caller who reads an address every 50 ms, or sends a body to it. */
  | { kind: "shopper"; url: string; headers?: Record<string, string>; body?: object }
  /** The SQL of an operation, sent to the same kind of database with nothing around it. */
  | { kind: "sql"; store: StoreKind; count: number; operation: "validateCart" | "submitCheckout" }
  /** The least that a durable order needs, on the same kind of database. */
  | { kind: "minimalOrder"; store: StoreKind; count: number }
  /** A page rendered again and again from answers that are there, without a server. */
  | { kind: "render"; path: string };

/** How often in a second, and milliseconds until half and until 99 of 100 were answered. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Microseconds of processor time the serving thread took for each; the figure other work on the machine disturbs least. */
  cpu?: number;
}

/** A thread that is ready: a server reports its origin; the others wait for the number of seconds to run. */
export interface Ready {
  origin?: string;
  /** Statements of one request. */
  statements?: number;
  /** How often one request waits for the database. */
  roundTrips?: number;
  /** Statements of the jobs that one request leaves behind. */
  jobStatements?: number;
}
