import type { GatewayError } from "@velours/sdk/types";

/** What the card gateway is asked to hold. `amount` is a decimal of `currency`. */
export interface AuthorizationRequest {
  /** Our own id of the attempt; the gateway keeps it, so an attempt of unknown outcome can be voided by it. */
  attemptId: string;
  /** One-time nonce, or token of a saved card. */
  nonce: string;
  amount: number;
  currency: string;
  email: string;
}

export type AuthorizationResult =
  | { outcome: "authorized"; transactionId: string }
  /** The bank said no; `message` is its text. */
  | { outcome: "declined"; message: string; coded: boolean }
  /** The gateway refuses the request itself. */
  | { outcome: "invalid"; errors: GatewayError[] }
  /** The gateway answered with something that is not its protocol. */
  | { outcome: "broken"; text: string };

/** A service that takes cards. */
export interface PaymentProvider {
  readonly id: string;
  /** Authorises hosted fields in a browser. */
  createToken(currency: string): Promise<{ token: string; vaulted: boolean }>;
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>;
  /** Takes the money that was held. */
  capture(transactionId: string): Promise<void>;
  /** Lets go of what was held for an attempt, if anything was. */
  void(attemptId: string): Promise<void>;
}
