import type { Handler } from "../Handler.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

export const getMerchantOrder: Handler<"getMerchantOrder"> = ({ params }, { session }) => {
  const placed = findMerchantOrder(session, params.number);
  return placed && { status: 200, body: presentMerchantOrder(session, placed) };
};
