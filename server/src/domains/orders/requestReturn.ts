import { randomUUID } from "node:crypto";
import { chooseReturned, refuseRule } from "@velours/sdk/shop";
import type { Order, ReturnInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { type Concurrent, findReplay, replay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { claimKey, keyedRequest, releaseKey, storeResponse } from "../../platform/idempotency/store.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { readSite } from "../sites/store.ts";
import { findBuyerOrder, presentBuyerOrder } from "./buyerOrder.ts";
import { presentOrder } from "./presentOrders.ts";
import { lockOrder } from "./store/orders.ts";
import { insertReturn } from "./store/returns.ts";

type Refused = ErrorResponse<"lineQuantityExceeded" | "returnClosed">;
type Outcome = Concurrent | { refused: Refused } | { text: string };

/** Records what a buyer wants to send back, each unit once, and confirms it by email; the merchant whose site wants it is told as well. */
export const requestReturn: Handler<"requestReturn"> = async ({ params, headers, body }, context) => {
  const order = await findBuyerOrder(context, params.id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  const request = keyedRequest(context, "requestReturn", headers["idempotency-key"], { id: order.id, body });
  const replayed = await findReplay<Order>(context, request);
  if (replayed !== null) return replayed;
  const outcome = await inTransaction<Outcome>(context.store.db, async (trx) => {
    if (!(await claimKey(trx, request))) return { concurrent: request };
    const recorded = await commitReturn(trx, order.id, body);
    if ("refused" in recorded) {
      await releaseKey(trx, request);
      return recorded;
    }
    const presented = await presentBuyerOrder({ store: { ...context.store, db: trx } }, recorded.order);
    const text = JSON.stringify(presented);
    await storeResponse(trx, request, { status: 200, headers: {}, text });
    return { text };
  });
  if ("concurrent" in outcome) return replayConcurrent<Order>(context, outcome);
  return "refused" in outcome ? outcome.refused : replay<Order>({ headers: {}, text: outcome.text });
};

/**
 * Records a return, or nothing when it is refused. The order is as it was locked: an accepted offer may have added
 * lines since it was first read.
 */
async function commitReturn(
  trx: Transaction,
  id: string,
  { lines, reason, note }: ReturnInput,
): Promise<{ order: Order } | { refused: Refused }> {
  // Two tabs follow each other here: the second finds the units of the first.
  const locked = await lockOrder(trx, id);
  if (locked === undefined) throw new Error(`order ${id} is gone`);
  const order = await presentOrder(trx, locked.order);
  const chosen = chooseReturned(order, lines, new Date());
  if ("refused" in chosen) return { refused: refuseRule(chosen.refused) };
  const returnId = randomUUID();
  await insertReturn(trx, id, { id: returnId, reason, note: note ?? null, lines: chosen.units });
  const about = { order_id: id, return_id: returnId };
  const site = await readSite(trx, order.site);
  await addJobs(trx, [
    { kind: "mail", payload: { template: "return-requested", ...about } },
    ...(site?.merchantEmails?.returns
      ? [{ kind: "mail" as const, payload: { template: "new-return" as const, ...about } }]
      : []),
  ]);
  return { order: locked.order };
}
