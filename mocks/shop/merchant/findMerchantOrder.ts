import { mayUseSite, parseOrderNumber } from "@velours/sdk/shop";
import type { PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";

/** An order of the session by its number, of a site that the caller works for. */
export function findMerchantOrder(context: Context, typed: string): PlacedOrder | undefined {
  const number = parseOrderNumber(typed);
  const placed = context.session.orders
    .values()
    .find(({ order }) => parseOrderNumber(order.number) === number);
  return placed && mayUseSite(context, placed.order.site) ? placed : undefined;
}
