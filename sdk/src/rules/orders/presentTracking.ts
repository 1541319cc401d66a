import type { Order, OrderTracking } from "../../types.ts";
import { parcelDays } from "./parcelDays.ts";
import { unsentUnits } from "./unsentUnits.ts";

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How far a presented order is, without anything about its buyer or what was bought. */
export function presentTracking(order: Order): OrderTracking {
  const { number, created_at, status = "placed", shipments = [], refunds = [], products } = order;
  const units = sum(products.map(({ _quantity }) => _quantity));
  const count = (lines: readonly { quantity: number }[]) => sum(lines.map(({ quantity }) => quantity));
  const isGivenBack = status === "cancelled" || status === "refunded";
  const isEnded = isGivenBack || status === "payment-failed";
  return {
    number,
    created_at,
    status,
    units,
    shipped: sum(shipments.map(({ lines }) => count(lines))),
    unsent: isEnded ? 0 : sum(unsentUnits(order).map(({ left }) => left)),
    refunded: isGivenBack ? units : Math.min(units, sum(refunds.map(({ lines }) => count(lines ?? [])))),
    delivery: parcelDays(order),
    parcels: shipments.map(({ created_at, carrier, tracking, lines }) => ({
      created_at,
      carrier,
      tracking,
      units: count(lines),
    })),
  };
}
