import type { Language } from "@velours/sdk/types";
import type { FastifyBaseLogger } from "fastify";
import type { AdmissionQueue } from "./admission/AdmissionQueue.ts";
import type { FairQueue } from "./admission/FairQueue.ts";
import type { Config } from "./config/config.ts";
import type { MailProvider } from "./mail/MailProvider.ts";
import type { Trace } from "./sandbox/Trace.ts";
import type { Store } from "./store/store.ts";
import type { Metrics } from "./telemetry/Metrics.ts";
import type { Traces } from "./telemetry/Traces.ts";

/** Services that live as long as the process. Each domain declares its own services with `declare module`. */
export interface Services {
  config: Config;
  store: Store;
  mail: MailProvider;
  /** Requests that take money wait here for their turn. */
  purchaseQueue: AdmissionQueue;
  /** Requests of a network that used up its share of the process wait here. */
  fairQueue: FairQueue;
  /** The requests that the sandbox providers received. */
  trace: Trace;
  /** Undefined unless METRICS_PORT is set. */
  metrics: Metrics | undefined;
  /** Undefined unless traces are exported. */
  traces: Traces | undefined;
}

/** The part of a request that a handler sees beside its validated input. */
export interface RequestContext {
  /** Code of the site the request's host name asks for. */
  site: string;
  /** Scheme and host of the request: `https://boutique.example`. */
  origin: string;
  /** Language of what is made on the server for this caller, from Accept-Language. */
  language: Language;
  /** Address of the caller; for limits only, never stored or logged. */
  ip: string;
  /** ISO code of the caller's country, from the proxy's header; null without one. */
  country: string | null;
  userAgent: string | null;
  cookies: Record<string, string | undefined>;
  log: FastifyBaseLogger;
  now: Date;
  /** When the caller stops waiting, in milliseconds since 1970. */
  deadline: number;
  /** True once the caller closed the connection. */
  isGone(): boolean;
}

/**
 * Values that domains derive from a request, such as its user. Each declares its part with `declare module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains merge their members in; importing them would point upward
export interface DomainContext {}

declare module "./contract.ts" {
  interface Context extends Services, RequestContext, DomainContext {}
}

export type { Context } from "./contract.ts";
