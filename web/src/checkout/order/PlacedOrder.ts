import type { Order } from "@velours/sdk/types";

/** An order that was placed on this page. */
export interface PlacedOrder {
  order: Order;
  /** One-time right to an account for the buyer; null when they have one. */
  joinNonce: string | null;
}
