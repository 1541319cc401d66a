import { type Handler, refuse } from "../../platform/contract.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

/** An order by its number, with its payments. */
export const getMerchantOrder: Handler<"getMerchantOrder"> = async ({ params }, context) => {
  const order = await findMerchantOrder(context, params.number);
  if (order === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: await presentMerchantOrder(context.store.db, order) };
};
