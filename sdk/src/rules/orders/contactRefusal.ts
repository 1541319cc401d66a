import type { Address, Order } from "../../types.ts";
import { countUnits } from "./countUnits.ts";

/** The reason that an order's parcels go nowhere else. */
export type ContactRefusal =
  | { reference: "orderShipped" }
  | { reference: "addressRegionFixed"; country: string | null; state: string | null };

/**
 * The reason that an order cannot be sent to this address instead: a parcel has left, or its taxes were computed for
 * another country or state. Undefined for none.
 */
export function contactRefusal(
  order: Order,
  next: Pick<Address, "country" | "state">,
): ContactRefusal | undefined {
  if (countUnits(order).some(({ shipped }) => shipped > 0)) return { reference: "orderShipped" };
  const { shipping } = order.address;
  const isSame = (field: "country" | "state") => fold(shipping?.[field]) === fold(next[field]);
  if (shipping && isSame("country") && isSame("state")) return undefined;
  const { country = null, state = null } = shipping ?? {};
  return { reference: "addressRegionFixed", country, state };
}

const fold = (text: string | null | undefined): string => (text ?? "").trim().toUpperCase();
