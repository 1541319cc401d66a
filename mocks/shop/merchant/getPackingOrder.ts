import type { Handler } from "../Handler.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";

export const getPackingOrder: Handler<"getPackingOrder"> = ({ params }, { session }) => {
  const placed = findMerchantOrder(session, params.number);
  return placed && { status: 200, body: presentPackingOrder(session, placed) };
};
