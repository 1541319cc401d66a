import type { Handler } from "../Handler.ts";
import { findMerchantOrder, refuseOrder } from "./findMerchantOrder.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

export const getMerchantOrder: Handler<"getMerchantOrder"> = ({ params }, context) => {
  const placed = findMerchantOrder(context, params.number);
  return placed
    ? { status: 200, body: presentMerchantOrder(context.session, placed) }
    : refuseOrder(context, params.number);
};
