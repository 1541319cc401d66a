import { giftCardPlaces, type LineUnits } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { revokeUnits } from "../giftcards/revokeUnits.ts";
import type { OrderRefusal } from "./OrderRefusal.ts";

/** Takes back the gift cards that refunded units bought. Refuses with an OrderRefusal when one was spent. */
export async function revokeGiftCards(
  trx: Transaction,
  order: Order,
  units: readonly LineUnits[],
  refundId: string,
): Promise<void> {
  const { id: orderId, site, invoice } = order;
  for (const { place, units: cards } of giftCardPlaces(order)) {
    const refunded = units.find((candidate) => candidate.place === place);
    if (refunded === undefined) continue;
    const line = { orderId, units: cards, site, currency: invoice.currency };
    const left = await revokeUnits(trx, line, refunded.quantity, refundId);
    if (left === undefined) continue;
    const value = { line: place + 1, left };
    refuseWrites<OrderRefusal>(refuse("giftCardSpent", value, { values: value }));
  }
}
