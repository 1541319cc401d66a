import type { OrderStatus } from "../../types.ts";

/** Facts of an order from the ledger; amounts are in its currency. */
export interface OrderFacts {
  cancelled: boolean;
  /** A payment was taken and could not be settled. */
  failed: boolean;
  /** A payment is only held. */
  held: boolean;
  /** By payments, gift card and cash back. */
  paid: number;
  /** Withheld cash back included, and what credit notes took back that was never paid. */
  refunded: number;
  /** Units that leave in a parcel and are not refunded, and those that have left. */
  toShip: number;
  shipped: number;
}

/** The one word for an order: the last of these that is true of it. */
export function orderStatus({
  cancelled,
  failed,
  held,
  paid,
  refunded,
  toShip,
  shipped,
}: OrderFacts): OrderStatus {
  if (cancelled) return "cancelled";
  if (paid > 0 && refunded >= paid) return "refunded";
  if (failed) return "payment-failed";
  if (refunded > 0) return "refunded-in-part";
  if (shipped > 0) return shipped >= toShip ? "shipped" : "shipped-in-part";
  return held ? "placed" : "paid";
}
