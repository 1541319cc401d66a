import { giftCardPlaces, type LineUnits } from "@velours/sdk/shop";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

/** The lines of these that bought gift cards, each with the places of its cards among those of the order. */
const findCards = ({ order }: PlacedOrder, lines: readonly LineUnits[]) =>
  giftCardPlaces(order).flatMap(({ place, units }) => {
    const { quantity = 0 } = lines.find((line) => line.place === place) ?? {};
    return quantity === 0 ? [] : [{ place, units, quantity }];
  });

/** The refusal to refund units that bought gift cards of which one was spent; undefined where none was. */
export function refuseSpentCards(
  { giftCards }: Pick<MockSession, "giftCards">,
  placed: PlacedOrder,
  lines: readonly LineUnits[],
): MockResponse | undefined {
  for (const { place, units, quantity } of findCards(placed, lines)) {
    const left = giftCards.countRevocable(placed.order.number, units);
    const value = { line: place + 1, left };
    if (left < quantity) return refuse("giftCardSpent", value, { values: value });
  }
  return undefined;
}

/** Takes back the gift cards that refunded units bought. */
export function revokeCards(
  { giftCards }: Pick<MockSession, "giftCards">,
  placed: PlacedOrder,
  lines: readonly LineUnits[],
): void {
  for (const { units, quantity } of findCards(placed, lines))
    giftCards.revoke(placed.order.number, units, quantity, new Date());
}
