import type { RouterContext } from "../RouterContext.ts";
import { checkoutHead } from "./checkoutHead.ts";
import { loadOrder } from "./order/loadOrder.ts";

/** The checkout's head, and the order of `?id=`. */
export async function loadCheckout(context: RouterContext, id: string | undefined) {
  return { head: checkoutHead(context.shop), ...(await loadOrder(context, id)) };
}
