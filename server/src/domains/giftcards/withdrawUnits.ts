import { sumAmounts } from "@velours/sdk/rules";
import type { Transaction } from "../../platform/store/schema.ts";
import { createReservedCode } from "./createReservedCode.ts";
import type { BoughtLine } from "./revokeUnits.ts";
import { lockOrderCards, readUnits, reserveUnit, revokeCard } from "./store/refunds.ts";

/**
 * Takes back what is left on gift cards that lines of an order bought and that were not paid, and the places of those that
 * were not made yet. Returns how much that was on cards, and how much of them was spent before.
 */
export async function withdrawUnits(
  trx: Transaction,
  { orderId, units, site, currency }: BoughtLine,
): Promise<{ taken: number; spent: number }> {
  await lockOrderCards(trx, orderId);
  const made = await readUnits(trx, orderId);
  for (const unit of units) {
    if (made.some((card) => card.unit === unit)) continue;
    const code = createReservedCode();
    await reserveUnit(trx, { order_id: orderId, unit, site, currency, refundId: null, code });
  }
  const cards = made.filter(({ unit, revoked }) => units.includes(unit) && !revoked);
  for (const { code } of cards) await revokeCard(trx, code, { orderId, refundId: null });
  return {
    taken: sumAmounts(cards.map(({ remaining }) => remaining)),
    spent: sumAmounts(cards.map(({ spent }) => spent)),
  };
}
