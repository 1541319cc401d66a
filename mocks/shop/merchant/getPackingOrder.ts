import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";

export const getPackingOrder: Handler<"getPackingOrder"> = ({ params }, context) => {
  const placed = findMerchantOrder(context, params.number);
  return placed
    ? { status: 200, body: presentPackingOrder(context.session, placed) }
    : refuse("resourceDoesNotExist");
};
