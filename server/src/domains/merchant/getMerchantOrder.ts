import { parseOrderNumber } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { readOrderByNumber } from "../orders/store/orders.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

/** An order by its number, with its payments. */
export const getMerchantOrder: Handler<"getMerchantOrder"> = async ({ params }, context) => {
  const { db } = context.store;
  const number = parseOrderNumber(params.number);
  const order = number === undefined ? undefined : await readOrderByNumber(db, number);
  if (order === undefined || !mayUseSite(context, order.site)) return refuse("resourceDoesNotExist");
  return { status: 200, body: await presentMerchantOrder(db, order) };
};
