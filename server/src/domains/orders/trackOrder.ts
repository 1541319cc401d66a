import { parseOrderNumber, presentTracking } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { presentOrder } from "./presentOrders.ts";
import { readOrderByNumber } from "./store/orders.ts";

/** How far an order is. A wrong number and a wrong address are one guess with one answer. */
export const trackOrder: Handler<"trackOrder"> = async ({ body }, context) => {
  const number = parseOrderNumber(body.number) ?? 0;
  const email = body.email.toLowerCase();
  const found = await readOrderByNumber(context.store.db, number, email);
  const order = await throttleLookup(context, `${number} ${email}`, found);
  if (order === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentTracking(await presentOrder(context.store.db, order)) };
};
