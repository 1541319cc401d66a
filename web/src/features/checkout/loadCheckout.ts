import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { checkoutHead } from "./checkoutHead.ts";
import { loadOrder } from "./order/loadOrder.ts";

/** The checkout's head, and the order of `?id=`. */
export async function loadCheckout(context: RouterContext, id: string | undefined) {
  const { shop, queries } = context;
  const { name } = await queries.get(siteQuery(shop));
  return { head: checkoutHead(shop, name), ...(await loadOrder(context, id)) };
}
