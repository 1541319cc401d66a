import { type ReviewRefusal, reviewRefusal } from "@velours/sdk/shop";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { changeBuyerOrder } from "./changeBuyerOrder.ts";
import { insertOrderReview } from "./store/orderReviews.ts";

/** Records what a buyer thinks of a product, once for each order; it waits until the merchant has read it. */
export const createReview: Handler<"createReview"> = async ({ params, headers, body }, context) => {
  const limited = await throttleRequest(context, [{ limit: "reviewIp", of: context.ip }]);
  if (limited !== null) return limited;
  return changeBuyerOrder<ErrorResponse<ReviewRefusal>>(
    context,
    { operation: "createReview", id: params.id, key: headers["idempotency-key"], body },
    async (trx, order) => {
      const refusal = reviewRefusal(order, body.productId);
      if (refusal !== null) return refuseWrites<ErrorResponse<ReviewRefusal>>(refuse(refusal));
      await insertOrderReview(trx, order.id, body);
    },
  );
};
