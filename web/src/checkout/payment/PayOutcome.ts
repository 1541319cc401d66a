import type { CartValidationError, Order } from "@velours/sdk/types";

export type PayOutcome =
  | { kind: "paid"; order: Order; joinNonce: string | null }
  /** The shop no longer sells the cart as it is: nothing was paid. */
  | { kind: "changed"; error: CartValidationError }
  /** The answer, or what a provider threw; nothing was paid. */
  | { kind: "failed"; error: unknown; status?: number }
  /** The fraud check broke; nothing was paid. */
  | { kind: "fraudFailed"; error: unknown }
  /** The shopper closed the provider's window; nothing was paid. */
  | { kind: "canceled" }
  /** No answer came: it may have been paid. Asking again with the attempt tells. */
  | { kind: "lost" }
  /** Another tab changed the cart or bought it: nothing was paid here. */
  | { kind: "stale" };
