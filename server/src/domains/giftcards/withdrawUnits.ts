import { sumAmounts } from "@velours/sdk/rules";
import type { Transaction } from "../../platform/store/schema.ts";
import { lockOrderCards, readUnits, revokeCard } from "./store/refunds.ts";

/**
 * Takes back what is left on gift cards that an order bought and that were not paid, those of these units. Returns how
 * much that was, and how much of them was spent before.
 */
export async function withdrawUnits(
  trx: Transaction,
  orderId: string,
  units: readonly number[],
): Promise<{ taken: number; spent: number }> {
  await lockOrderCards(trx, orderId);
  const cards = (await readUnits(trx, orderId)).filter(
    ({ unit, revoked }) => units.includes(unit) && !revoked,
  );
  for (const { code } of cards) await revokeCard(trx, code, { orderId, refundId: null });
  return {
    taken: sumAmounts(cards.map(({ remaining }) => remaining)),
    spent: sumAmounts(cards.map(({ spent }) => spent)),
  };
}
