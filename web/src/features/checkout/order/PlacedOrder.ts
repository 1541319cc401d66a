import type { Order } from "@velours/sdk/types";
import type { Placed } from "../payment/PayOutcome.ts";

/** An order that was placed on this page. */
export interface PlacedOrder {
  order: Order;
  meta: {
    /** One-time right to an account for the buyer; null when there is nothing to join with. */
    nonce: string | null;
    /** Notice about an offer that ended without being declined. */
    offer?: OfferNotice | undefined;
    /** Notice about how it was placed. */
    notice?: PlacedNotice | undefined;
  };
}

/** `sentBefore`: by an earlier press, without what was changed since. `signedOut`: as a guest's, after the session ended. */
export type PlacedNotice = "sentBefore" | "signedOut";

export const toPlacedOrder = ({ order, joinNonce, earlier, signedOut }: Placed): PlacedOrder => ({
  order,
  // The address has an account already.
  meta: {
    nonce: signedOut ? null : joinNonce,
    notice: signedOut ? "signedOut" : earlier ? "sentBefore" : undefined,
  },
});

/** `unsure`: it could not be found out whether something was added. */
export type OfferNotice = "ended" | "left" | "unsure";
