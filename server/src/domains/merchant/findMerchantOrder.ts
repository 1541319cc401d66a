import { mayUseSite, parseOrderNumber } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { readOrderByNumber } from "../orders/store/orders.ts";

/** The stored order of a number, of a site that the caller works for. */
export async function findMerchantOrder(
  context: Pick<Context, "store" | "merchant">,
  typed: string,
): Promise<Order | undefined> {
  const number = parseOrderNumber(typed);
  const order = number === undefined ? undefined : await readOrderByNumber(context.store.db, number);
  return order !== undefined && mayUseSite(context, order.site) ? order : undefined;
}
