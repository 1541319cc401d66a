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
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { saveJoinNonce } from "../accounts/store/joinNonces.ts";
import { markChanged, takeStock } from "../catalogue/store/takeStock.ts";
import { creditOrder, openEarned } from "../credits/orderCredits.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { findEarner } from "../orders/findEarner.ts";
import { createJoinNonce, joinNonceHeaders } from "../orders/joinNonce.ts";
import { replay } from "../orders/replay.ts";
import { type KeyedRequest, storeResponse } from "../orders/store/idempotencyKeys.ts";
import { addOrderLines, lockOrder } from "../orders/store/orders.ts";
import {
  type HeldFor,
  type PaymentDetails,
  type ReleasedMeanwhile,
  takePayment,
} from "../orders/takePayment.ts";
import { getDescriptor } from "../payments/getDescriptor.ts";
import { settleAttempt } from "../payments/store/attempts.ts";
import { acceptTask, type Task } from "./store/tasks.ts";

type Answer = Result<"acceptUpsell">;
/** Why an offer that was paid is not added. */
type Refused = "outOfStock" | "offerClosed";

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
  return takePayment<Answer, Refused>(context, request, payment, {
    commit: (held) => refusable(() => commit(context, request, acceptance, held)),
    releaseReasons: { outOfStock: "soldOut", offerClosed: "failed" },
    async toRefusal(reason) {
      if (reason === "offerClosed") throw offerExpired();
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
  { attemptId, transactionId }: HeldFor,
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
    const changed = (await takeStock(trx, lines, order.id, region)) ?? refuseWrites<Refused>("outOfStock");
    if (!(await acceptTask(trx, task.id, taken.variants))) refuseWrites<Refused>("offerClosed");
    const earned = await openEarned(trx, earner, { site: order.site, currency: order.invoice.currency });
    if (earned !== null) merged.credits = await creditOrder(trx, earned, order, taken.invoice.rewards ?? 0);
    await addOrderLines(trx, merged, order.products.length, attemptId);
    if (attemptId !== null && !(await settleAttempt(trx, attemptId, order.id, transactionId)))
      refuseWrites<ReleasedMeanwhile>("attemptReleased");
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
