import type { Handler } from "../Handler.ts";
import { findMerchantOrder, refuseOrder } from "./findMerchantOrder.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";

export const getPackingOrder: Handler<"getPackingOrder"> = ({ params }, context) => {
  const placed = findMerchantOrder(context, params.number);
  return placed
    ? { status: 200, body: presentPackingOrder(context.session, placed) }
    : refuseOrder(context, params.number);
};
