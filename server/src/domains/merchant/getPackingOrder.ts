import { mayUseSite, parseOrderNumber } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { readOrderByNumber } from "../orders/store/orders.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";

/** Goods of an order that somebody packs, and where they go. */
export const getPackingOrder: Handler<"getPackingOrder"> = async ({ params }, context) => {
  const { db } = context.store;
  const number = parseOrderNumber(params.number);
  const order = number === undefined ? undefined : await readOrderByNumber(db, number);
  if (order === undefined || !mayUseSite(context, order.site)) return refuse("resourceDoesNotExist");
  return { status: 200, body: await presentPackingOrder(db, order) };
};
