import {
  type AcceptedOffer,
  acceptedOrder,
  fulfillmentRegion,
  offerExpired,
  orderOffer,
  type ProductRecord,
  soldOutRefusal,
} from "@velours/sdk/shop";
import type { CartLine, Order, Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Result, refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { saveJoinNonce } from "../accounts/store/joinNonces.ts";
import { markChanged, OutOfStock, takeStock } from "../catalogue/store/takeStock.ts";
import { creditOrder, openEarned } from "../credits/orderCredits.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { findEarner } from "../orders/findEarner.ts";
import { createJoinNonce, joinNonceHeaders } from "../orders/joinNonce.ts";
import { replay } from "../orders/replay.ts";
import { type KeyedRequest, storeResponse } from "../orders/store/idempotencyKeys.ts";
import { addOrderLines, lockOrder } from "../orders/store/orders.ts";
import { AttemptReleasedError, type PaymentDetails, takePayment } from "../orders/takePayment.ts";
import { getDescriptor } from "../payments/getDescriptor.ts";
import { settleAttempt } from "../payments/store/attempts.ts";
import { acceptTask, type Task } from "./store/tasks.ts";

type Answer = Result<"acceptUpsell">;

class TaskClosedError extends Error {}

/** An offer that may be paid. */
export interface Acceptance {
  task: Task;
  order: Order;
  /** The signed-in member who owns the order; undefined for a guest's. */
  user: Context["user"];
  site: Site;
  taken: AcceptedOffer;
  /** Of the products taken. */
  records: ProductRecord[];
  lines: CartLine[];
}

/** Pays an offer and adds it: stock, task, order, jobs and answer are one transaction. */
export function addToOrder(
  context: Context,
  request: KeyedRequest,
  acceptance: Acceptance,
): Promise<Answer | "claimed"> {
  const payment = { provider: context.payments, details: toPaymentDetails(acceptance) };
  return takePayment<Answer>(context, request, payment, {
    commit: (attemptId, transactionId) => commit(context, request, acceptance, attemptId, transactionId),
    toReleaseReason: (error) => (error instanceof OutOfStock ? "soldOut" : "failed"),
    async toRefusal(error) {
      if (error instanceof TaskClosedError) throw offerExpired();
      if (!(error instanceof OutOfStock)) return null;
      return refuse("cartValidationErrors", soldOutRefusal(acceptance.taken));
    },
  });
}

function toPaymentDetails({ task: { offer }, order, site, taken }: Acceptance): PaymentDetails {
  return {
    nonce: offer.token ?? offer.nonce ?? "",
    saved: offer.token !== null,
    amount: taken.invoice.total,
    currency: taken.invoice.currency,
    email: order.user.email,
    ...order.address,
    descriptor: getDescriptor(site),
  };
}

async function commit(
  context: Context,
  request: KeyedRequest,
  { task, order, user, site, taken, records, lines }: Acceptance,
  attemptId: string | null,
  transactionId: string,
): Promise<Answer> {
  // The order's owner decides what the response shows, not the caller.
  const joinNonce = user === undefined ? createJoinNonce() : null;
  const headers = joinNonceHeaders(joinNonce);
  const earner = site.creditsDisplay
    ? await findEarner({ user, store: context.store }, order.user.email)
    : null;
  const region = fulfillmentRegion(site, order.address.shipping?.country);
  const merged = acceptedOrder(order, lines, records, taken.invoice);
  const text = await inTransaction(context.store.db, async (trx) => {
    // Before all else, as refunds and cancelling do: an order is changed by one of them at a time.
    await lockOrder(trx, order.id);
    const changed = await takeStock(trx, lines, order.id, region);
    if (!(await acceptTask(trx, task.id, taken.variants))) throw new TaskClosedError();
    const earned = await openEarned(trx, earner, order.site);
    if (earned !== null) merged.credits = await creditOrder(trx, earned, order, taken.invoice.rewards ?? 0);
    await addOrderLines(trx, merged, order.products.length, attemptId);
    if (attemptId !== null && !(await settleAttempt(trx, attemptId, order.id, transactionId)))
      throw new AttemptReleasedError();
    await saveJoinNonce(trx, joinNonce, merged, context.now);
    if (attemptId !== null) await addJobs(trx, [{ kind: "capture", payload: { attempt_id: attemptId } }]);
    await addJobs(trx, [
      ...confirmationJobs(order.id),
      { kind: "mail", payload: { template: "offer-added", order_id: order.id } },
    ]);
    const offer = orderOffer({ ...task, state: "accepted", accepted: taken.variants });
    const text = JSON.stringify({ ...merged, offer });
    await storeResponse(trx, request, { status: 200, headers, text });
    await markChanged(trx, changed);
    return text;
  });
  return replay<Order>({ headers, text });
}
