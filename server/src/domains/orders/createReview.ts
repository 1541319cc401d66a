import { type ReviewRefusal, reviewRefusal } from "@velours/sdk/shop";
import type { Order, ReviewInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { type Concurrent, findReplay, replay, replayConcurrent } from "../../platform/idempotency/replay.ts";
import { claimKey, keyedRequest, releaseKey, storeResponse } from "../../platform/idempotency/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { findBuyerOrder, presentBuyerOrder } from "./buyerOrder.ts";
import { presentOrder } from "./presentOrders.ts";
import { insertOrderReview } from "./store/orderReviews.ts";
import { lockOrder } from "./store/orders.ts";

type Refused = ErrorResponse<ReviewRefusal>;
type Outcome = Concurrent | { refused: Refused } | { text: string };

/** Records what a buyer thinks of a product, once for each order; it waits until the merchant has read it. */
export const createReview: Handler<"createReview"> = async ({ params, headers, body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "reviewIp", of: context.ip }]);
  if (limited !== null) return limited;
  const order = await findBuyerOrder(context, params.id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  const request = keyedRequest(context, "createReview", headers["idempotency-key"], { id: order.id, body });
  const replayed = await findReplay<Order>(context, request);
  if (replayed !== null) return replayed;
  const outcome = await inTransaction<Outcome>(context.store.db, async (trx) => {
    if (!(await claimKey(trx, request))) return { concurrent: request };
    const recorded = await commitReview(trx, order.id, body);
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

/** Records a review, or nothing when it is refused. */
async function commitReview(
  trx: Transaction,
  id: string,
  review: ReviewInput,
): Promise<{ order: Order } | { refused: Refused }> {
  // Two tabs follow each other here: the second finds the review of the first.
  const locked = await lockOrder(trx, id);
  if (locked === undefined) throw new Error(`order ${id} is gone`);
  const refusal = reviewRefusal(await presentOrder(trx, locked.order), review.productId);
  if (refusal !== null) return { refused: refuse(refusal) };
  await insertOrderReview(trx, id, review);
  return { order: locked.order };
}
