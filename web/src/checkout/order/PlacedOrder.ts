import type { Order } from "@velours/sdk/types";

/** An order that was placed on this page. */
export interface PlacedOrder {
  order: Order;
  meta: {
    /** One-time right to an account for the buyer; null when there is nothing to join with. */
    nonce: string | null;
    /** What is to be said of an offer that ended without being declined. */
    offer?: OfferNotice | undefined;
  };
}

/** `unsure`: it could not be found out whether something was added. */
export type OfferNotice = "ended" | "left" | "unsure";
