import { parseOrderNumber } from "@velours/sdk/shop";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";

/** An order of the session by its number; undefined for those of the contract's examples. */
export function findMerchantOrder(session: MockSession, typed: string): PlacedOrder | undefined {
  const number = parseOrderNumber(typed);
  return session.orders.values().find(({ order }) => parseOrderNumber(order.number) === number);
}
