import { describeKey, mayUseSite, parseOrderNumber } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import type { Replay } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { readOrderByNumber, readOrderSite } from "../orders/store/orders.ts";
import type { PendingPayment } from "../refunds/commitRefund.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundNow } from "../refunds/refundNow.ts";
import { commitOnce } from "./commitOnce.ts";

/** A change of an order that a merchant asks for. */
export interface OrderChange {
  operation: string;
  /** As it stands in the address. */
  number: string;
  key: string | undefined;
  body: unknown;
  /** The part of the order that it is about, for the log. */
  about?: string;
}

/** How an order is answered after it was changed. */
interface OrderView<Body> {
  present: (trx: Transaction, order: Order) => Promise<Body>;
  orderOf: (body: Body) => Pick<Order, "number" | "site">;
}

/**
 * Changes an order once for an Idempotency-Key. `change` refuses only with what its operation may answer, and returns
 * the payments that are given back right after.
 */
export function commitOrderChange<Body extends object, R extends { body: { reference: string } }>(
  context: Context,
  { operation, number, key, body, about }: OrderChange,
  { present, orderOf }: OrderView<Body>,
  change: (trx: Transaction, number: number, actor: string) => Promise<PendingPayment[]>,
): Promise<Replay<Body> | R> {
  const orderNumber = parseOrderNumber(number) ?? 0;
  return commitOnce<Body, string | undefined, R>(
    context,
    {
      operation,
      key,
      input: { number, body },
      entry: (changed) => {
        const order = orderOf(changed);
        const command = [operation, order.number, about].filter(Boolean).join(" ");
        return { command, site: order.site, order: order.number };
      },
    },
    () => readOrderSite(context.store.db, orderNumber),
    async (trx, site, { afterCommit }) => {
      if (site === undefined || !mayUseSite(context, site))
        refuseWrites<OrderRefusal>(refuse("resourceDoesNotExist"));
      const payments = await change(trx, orderNumber, describeKey(context));
      afterCommit(() => refundNow(context, payments));
      const order = await readOrderByNumber(trx, orderNumber);
      if (order === undefined) throw new Error(`order ${orderNumber} is gone`);
      return present(trx, order);
    },
  );
}
