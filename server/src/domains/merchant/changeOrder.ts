import type { MerchantOrder } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/contract.ts";
import {
  type Concurrent,
  findReplay,
  type Replay,
  replay,
  replayConcurrent,
} from "../../platform/idempotency/replay.ts";
import { claimKey, keyedRequest, storeResponse } from "../../platform/idempotency/store.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { readOrderByNumber, readOrderSite } from "../orders/store/orders.ts";
import type { PendingPayment } from "../refunds/commitRefund.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundNow } from "../refunds/refundNow.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { describeKey } from "./describeKey.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { parseOrderNumber } from "./parseOrderNumber.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

/** A change of an order that a merchant asks for. */
export interface OrderChange {
  operation: string;
  /** As it stands in the address. */
  number: string;
  key: string | undefined;
  body: unknown;
}

/**
 * Changes an order once for an Idempotency-Key: the change, its entry in the audit log and the answer are one
 * transaction. Money that it gives back is asked of the payment service right after.
 */
export async function changeOrder<R extends { body: { reference: string } }>(
  context: Context,
  { operation, number, key, body }: OrderChange,
  change: (trx: Transaction, number: number) => Promise<PendingPayment[]>,
): Promise<Replay<MerchantOrder> | R> {
  const { db } = context.store;
  // Another caller's response is its own.
  const program = context.merchant?.kind === "key" ? context.merchant.id : describeKey(context);
  const request = keyedRequest({ user: undefined }, operation, key, { program, number, body });
  const replayed = await findReplay<MerchantOrder>(context, request);
  if (replayed !== null) return replayed;
  const orderNumber = parseOrderNumber(number) ?? 0;
  const site = await readOrderSite(db, orderNumber);
  // Each change refuses only with what its operation may answer.
  const written = await refusable<Concurrent | { payments: PendingPayment[]; text: string }, R>(() =>
    inTransaction(db, async (trx) => {
      if (site === undefined || !mayUseSite(context, site))
        refuseWrites<OrderRefusal>(refuse("resourceDoesNotExist"));
      if (!(await claimKey(trx, request))) return { concurrent: request };
      const payments = await change(trx, orderNumber);
      await appendKeyEntry(trx, context, `${operation} V-${orderNumber}`);
      const order = await readOrderByNumber(trx, orderNumber);
      if (order === undefined) throw new Error(`order ${orderNumber} is gone`);
      const text = JSON.stringify(await presentMerchantOrder(trx, order));
      await storeResponse(trx, request, { status: 200, headers: {}, text });
      return { payments, text };
    }),
  );
  if ("refused" in written) return written.refused;
  const changed = written.done;
  if ("concurrent" in changed) return replayConcurrent<MerchantOrder>(context, changed);
  await refundNow(context, changed.payments);
  return replay<MerchantOrder>({ headers: {}, text: changed.text });
}
