import type { Language } from "@velours/sdk/types";
import type { FastifyBaseLogger } from "fastify";
import type { BotCheck } from "../domains/accounts/BotCheck.ts";
import type { SessionUser } from "../domains/sessions/store.ts";
import type { AddressProvider } from "../domains/addresses/AddressProvider.ts";
import type { MarketingProvider } from "../domains/campaigns/MarketingProvider.ts";
import type { Catalogue } from "../domains/catalogue/Catalogue.ts";
import type { RecommendationProvider } from "../domains/catalogue/RecommendationProvider.ts";
import type { BnplProvider, CardGateway, PaymentProvider } from "../domains/payments/PaymentProvider.ts";
import type { Unfinished } from "../domains/payments/Unfinished.ts";
import type { TaxProvider } from "../domains/taxes/TaxProvider.ts";
import type { Config } from "./config/config.ts";
import type { MailProvider } from "./mail/MailProvider.ts";
import type { Trace } from "./sandbox/Trace.ts";
import type { Store } from "./store/store.ts";
import type { Metrics } from "./telemetry/Metrics.ts";
import type { Traces } from "./telemetry/Traces.ts";

/** What lives as long as the process and every handler may use. */
export interface Services {
  config: Config;
  store: Store;
  catalogue: Catalogue;
  payments: CardGateway;
  bnpl: BnplProvider;
  /** Charges tokenised cards of subscriptions; the card gateway itself where it is a real one. */
  vault: PaymentProvider;
  taxes: TaxProvider;
  mail: MailProvider;
  addresses: AddressProvider;
  recommendations: RecommendationProvider;
  marketing: MarketingProvider;
  /** What is to be written once the store is back. */
  unfinished: Unfinished;
  botCheck: BotCheck;
  /** What the sandbox providers were asked. */
  trace: Trace;
  /** Counts, when somebody asked for them. */
  metrics: Metrics | undefined;
  /** Traces, when somebody takes them. */
  traces: Traces | undefined;
}

declare module "./contract.ts" {
  /** The services, and what a handler may know of the request beside its checked input. */
  interface Context extends Services {
    /** Code of the site the request's host name asks for. */
    site: string;
    /** Scheme and host the caller asked: `https://boutique.example`. */
    origin: string;
    /** Language of what is made on the server for this caller, from Accept-Language. */
    language: Language;
    /** Address of the caller; for limits only, never stored or logged. */
    ip: string;
    /** The signed-in member, from the session cookie; undefined for a guest. */
    user: SessionUser | undefined;
    /** The session the member is signed in with. */
    sessionId: string | undefined;
    /** ISO code of the country the caller's address is in, as the proxy says it; null when it does not. */
    country: string | null;
    userAgent: string | null;
    cookies: Record<string, string | undefined>;
    log: FastifyBaseLogger;
    now: Date;
  }
}

export type { Context } from "./contract.ts";
