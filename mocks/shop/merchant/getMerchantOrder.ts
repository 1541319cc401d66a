import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

export const getMerchantOrder: Handler<"getMerchantOrder"> = ({ params }, context) => {
  const placed = findMerchantOrder(context, params.number);
  return placed
    ? { status: 200, body: presentMerchantOrder(context.session, placed) }
    : refuse("resourceDoesNotExist");
};
