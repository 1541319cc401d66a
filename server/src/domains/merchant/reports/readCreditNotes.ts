import { numberCreditNotes, type PricedRefund, priceCreditNote } from "@velours/sdk/shop";
import type { LocalPeriod, PeriodPage } from "../../../platform/store/localPeriod.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { readChargedOrder } from "../../orders/chargedOrder.ts";
import { type ListedRefund, listRefunds } from "../../orders/store/listRefunds.ts";
import { readOrders } from "../../orders/store/orders.ts";
import { readRefunds } from "../../orders/store/refunds.ts";

/** The refunds of a period with their parts, a page at a time. */
export async function* readCreditNotes(
  db: Db,
  period: LocalPeriod,
  limit?: number,
): AsyncGenerator<PeriodPage<PricedRefund>> {
  for await (const { rows, day } of listRefunds(db, period, limit))
    yield { rows: rows.length === 0 ? [] : await priceRefunds(db, rows), day };
}

async function priceRefunds(db: Db, listed: readonly ListedRefund[]): Promise<PricedRefund[]> {
  const ids = [...new Set(listed.map(({ orderId }) => orderId))];
  const orders = new Map((await readOrders(db, ids)).map((order) => [order.id, order]));
  const refunds = Map.groupBy(await readRefunds(db, ids), ({ orderId }) => orderId);
  const priced: PricedRefund[] = [];
  for (const keys of listed) {
    const order = orders.get(keys.orderId);
    if (order === undefined) continue;
    const all = numberCreditNotes(order.number, refunds.get(keys.orderId) ?? []);
    const refund = all.find(({ id }) => id === keys.id);
    if (refund === undefined) continue;
    const charged = await readChargedOrder(db, order);
    priced.push({ keys, order, refund, note: priceCreditNote({ ...charged, refunds: all }, refund) });
  }
  return priced;
}
