import { mayUseSite, parseOrderNumber } from "@velours/sdk/shop";
import type { PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";
import { refuse } from "../refuse.ts";

const findNumber = ({ session }: Pick<Context, "session">, typed: string): PlacedOrder | undefined => {
  const number = parseOrderNumber(typed);
  return session.orders.values().find(({ order }) => parseOrderNumber(order.number) === number);
};

/** An order of the session by its number, of a site that the caller works for. */
export function findMerchantOrder(context: Context, typed: string): PlacedOrder | undefined {
  const placed = findNumber(context, typed);
  return placed && mayUseSite(context, placed.order.site) ? placed : undefined;
}

/** The answer for a number that is no order of the caller's: undefined leaves one that the session does not have to the examples. */
export const refuseOrder = (context: Context, typed: string) =>
  findNumber(context, typed) && refuse("resourceDoesNotExist");
