import type { Currency, GiftCard } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { createReservedCode } from "./createReservedCode.ts";
import { readUnits, reserveUnit, revokeCard } from "./store/refunds.ts";

/** The gift cards that a line of an order bought. */
export interface BoughtLine {
  orderId: string;
  /** Places of its cards among those of the order. */
  units: readonly number[];
  site: GiftCard["site"];
  currency: Currency;
}

/**
 * Takes back `count` gift cards that a line bought: those that a block has emptied already, those that were not made yet,
 * then those that nothing was spent from.
 * Returns undefined when there are as many, else how many there are: then the caller takes the transaction back.
 */
export async function revokeUnits(
  trx: Transaction,
  { orderId, units, site, currency }: BoughtLine,
  count: number,
  refundId: string,
): Promise<number | undefined> {
  const readUnspent = async () =>
    (await readUnits(trx, orderId)).filter(
      (card) => units.includes(card.unit) && !card.revoked && card.spent === 0,
    );
  const blocked = (await readUnspent()).filter((card) => card.blocked).slice(0, count);
  for (const { code } of blocked) await revokeCard(trx, code, { orderId, refundId });
  const made = new Set((await readUnits(trx, orderId)).map(({ unit }) => unit));
  let revoked = blocked.length;
  for (const unit of units) {
    if (revoked === count || made.has(unit)) continue;
    if (
      await reserveUnit(trx, {
        order_id: orderId,
        unit,
        site,
        currency,
        refundId,
        code: createReservedCode(),
      })
    )
      revoked++;
  }
  // Read again: a card can have been made in the meantime.
  const unspent = await readUnspent();
  if (revoked + unspent.length < count) return revoked + unspent.length;
  for (const { code } of unspent.slice(0, count - revoked))
    await revokeCard(trx, code, { orderId, refundId });
  return undefined;
}
