import type { Handler } from "../../platform/contract.ts";
import { commitCancellation } from "../refunds/commitCancellation.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { changeOrder } from "./changeOrder.ts";

type Refused = Exclude<
  OrderRefusal,
  { body: { reference: "nothingToRefund" | "orderUnpaid" | "lineQuantityExceeded" | "cancellationClosed" } }
>;

/** Cancels an order of which nothing has left. */
export const cancelMerchantOrder: Handler<"cancelMerchantOrder"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    { operation: "cancelMerchantOrder", number: params.number, key: headers["idempotency-key"], body },
    (trx, number, actor) => commitCancellation(trx, { number }, { actor, reason: body.reason ?? null }),
  );
