import type { BnplOrder } from "@velours/sdk/rules";
import type { Address, BnplSession, GatewayError, SavedCard } from "@velours/sdk/types";
import type { WebhookEvent } from "./WebhookEvent.ts";

/** A payment to authorize. `amount` is a decimal of `currency`. */
export interface AuthorizationRequest {
  /** The shop's id of the attempt; the service stores it, so an attempt of unknown outcome can be found by it. */
  attemptId: string;
  /** One-time nonce, token of a saved card, or the token a buy-now-pay-later dialog gave. */
  nonce: string;
  /** `nonce` is the token of a saved card. */
  saved?: boolean;
  amount: number;
  currency: string;
  email: string;
  billing?: Address | null;
  shipping?: Address | null;
  /** Device data of the gateway's own collector; JSON. */
  deviceData?: string | null;
  /** Session id of the fraud check. */
  kountId?: string | null;
  /** Text for the card statement; null uses the account's. */
  descriptor?: string | null;
  /** The customer to save the card for; null saves nothing. Ignored for saved cards and wallets. */
  keepFor?: Customer | null;
  /** Lines and addresses, for services that want to know what is bought. */
  order?: BnplOrder | null;
}

export type AuthorizationResult =
  | { outcome: "authorized"; transactionId: string; card?: string | undefined }
  /**
   * The bank declined; `message` is one of the catalogue's texts. `card` is the service's identifier of the card
   * number.
   */
  | { outcome: "declined"; message: string; coded: boolean; card?: string | undefined }
  /** The fraud check refused. */
  | { outcome: "rejected" }
  /** The service refuses the request itself. */
  | { outcome: "invalid"; errors: GatewayError[] }
  /** The service answered with something that is not its protocol. */
  | { outcome: "broken"; text: string }
  /** The response was lost and the lookup found nothing: the money may be held. */
  | { outcome: "unknown" };

/** A recorded attempt; `transactionId` is null as long as no response was stored. */
export interface HeldPayment {
  attemptId: string;
  nonce: string;
  transactionId: string | null;
  amount: number;
  currency: string;
}

/** State of an attempt at its payment service. */
export type FoundPayment =
  | { state: "none" }
  | { state: "held" | "taken" | "released"; transactionId: string };

/** A service that takes money. Every call may be repeated: the second time changes nothing. */
export interface PaymentProvider {
  readonly id: string;
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>;
  find(payment: HeldPayment): Promise<FoundPayment>;
  /** Takes the money that was held. Throws a PaymentFailedError once the service will never take it. */
  capture(payment: HeldPayment): Promise<void>;
  /** Releases what was held, or refunds what was captured, if anything was. */
  void(payment: HeldPayment): Promise<void>;
  /** Refunds `amount`. `refundId` is the same for the same refund. */
  refund(payment: HeldPayment, amount: number, refundId: string): Promise<void>;
  /** Parses a webhook from the raw body; throws InvalidSignatureError when the service did not send it. */
  parseWebhook?(body: string): Promise<WebhookEvent>;
}

/** A signed-in user as payment services know them. */
export interface Customer {
  id: number;
  email: string;
}

/** Takes cards and wallets. */
export interface CardGateway extends PaymentProvider {
  /** Authorises hosted fields in a browser. */
  createToken(currency: string, customer: Customer | null): Promise<{ token: string; vaulted: boolean }>;
  listCards(customer: Customer): Promise<SavedCard[]>;
}

/** Lets shoppers buy now and pay later. */
export interface BnplProvider extends PaymentProvider {
  createSession(order: BnplOrder): Promise<BnplSession>;
}

declare module "../../platform/context.ts" {
  interface Services {
    payments: CardGateway;
    bnpl: BnplProvider;
    /** Charges tokenised cards of subscriptions; the card gateway itself where it is a real one. */
    vault: PaymentProvider;
  }
}
