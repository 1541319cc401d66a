import type { LineUnits } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { refuse } from "../../platform/contract.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { revokeUnits } from "../giftcards/revokeUnits.ts";
import { giftCardPlaces } from "./giftCardPlaces.ts";
import { OrderRefusedError } from "./OrderRefusedError.ts";

/** Takes back the gift cards that refunded units bought. Throws an OrderRefusedError when one was spent. */
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
    throw new OrderRefusedError(refuse("giftCardSpent", value, { values: value }));
  }
}
