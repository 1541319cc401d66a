import type { CartValidationError, Order } from "@velours/sdk/types";

/** A purchase that was placed. */
export interface Placed {
  order: Order;
  /** A guest's one-time right to an account; null for a member. */
  joinNonce: string | null;
  /** It was sent by an earlier press, and what would be sent now is not the same. */
  earlier: boolean;
  /** The page showed a member, whose session had ended: the order is a guest's. */
  signedOut: boolean;
}

/**
 * Why it is not known whether a purchase was placed: the shop did not say, it is under way, or it is a member's who is
 * not signed in here.
 */
export type Unsettled = "unanswered" | "inProgress" | "ofMember";

export type PayOutcome =
  | ({ kind: "paid" } & Placed)
  /** The shop no longer sells the cart as it is: nothing was paid. */
  | { kind: "changed"; error: CartValidationError }
  /** Refused by the shop, or by what a provider threw; nothing was paid. */
  | { kind: "failed"; error: unknown; status?: number }
  /** The fraud check broke; nothing was paid. */
  | { kind: "fraudFailed"; error: unknown }
  /** The shopper closed the provider's window; nothing was paid. */
  | { kind: "canceled" }
  /** The shop could not be reached before anything was sent. */
  | { kind: "notSent"; offline: boolean }
  /** The shop was too busy to begin it each time: nothing was paid. */
  | { kind: "busy" }
  /** It may have been paid. */
  | { kind: "unknown"; state: Unsettled }
  /** An earlier purchase was not placed; nothing was sent now. */
  | { kind: "notPlaced" }
  /** Another tab changed the cart or bought it: nothing was paid here. */
  | { kind: "stale" };

/** A payment that ends without an order. */
export type Unpaid = Exclude<PayOutcome, { kind: "paid" }>;
