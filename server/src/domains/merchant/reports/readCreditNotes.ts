import { numberCreditNotes, type PricedRefund, priceCreditNote } from "@velours/sdk/shop";
import type { LocalPeriod } from "../../../platform/store/localPeriod.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { readChargedOrder } from "../../orders/chargedOrder.ts";
import { listRefunds } from "../../orders/store/listRefunds.ts";
import { readOrders } from "../../orders/store/orders.ts";
import { readRefunds } from "../../orders/store/refunds.ts";

/** The refunds of a period with their parts, a page at a time. */
export async function* readCreditNotes(db: Db, period: LocalPeriod): AsyncGenerator<PricedRefund> {
  for await (const page of listRefunds(db, period)) {
    const ids = [...new Set(page.map(({ orderId }) => orderId))];
    if (ids.length === 0) continue;
    const orders = new Map((await readOrders(db, ids)).map((order) => [order.id, order]));
    const refunds = Map.groupBy(await readRefunds(db, ids), ({ orderId }) => orderId);
    for (const keys of page) {
      const order = orders.get(keys.orderId);
      if (order === undefined) continue;
      const all = numberCreditNotes(order.number, refunds.get(keys.orderId) ?? []);
      const refund = all.find(({ id }) => id === keys.id);
      if (refund === undefined) continue;
      const charged = await readChargedOrder(db, order);
      yield { keys, order, refund, note: priceCreditNote({ ...charged, refunds: all }, refund) };
    }
  }
}
