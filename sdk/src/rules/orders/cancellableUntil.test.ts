import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { cancellableUntil, isCancellable } from "./cancellableUntil.ts";

const placed = "2026-11-20T10:00:00.000Z";
const goods = { meta: {} } as Order["products"][number];
const book = { meta: { download_url: "/assets/files/guide.pdf" } } as Order["products"][number];

const card = (date: string | null) =>
  ({
    meta: {},
    _deliveries: [{ from: null, to: { email: "bo@example.com" }, date }],
  }) as unknown as typeof goods;

test.each([
  [undefined, [goods], "2026-11-20T10:30:00.000Z"],
  [45, [goods], "2026-11-20T10:45:00.000Z"],
  [0, [goods], null],
  [30, [goods, book], null],
  [30, [goods, card(null)], null],
  [30, [goods, card("2026-11-20")], null],
  [30, [goods, card("2026-11-21")], "2026-11-20T10:30:00.000Z"],
  [2880, [card("2026-11-21")], null],
] as const)("%s minutes for %j: until %s", (minutes, products, until) => {
  expect(cancellableUntil({ created_at: placed, products: [...products] }, minutes)).toBe(until);
});

const until = "2026-11-20T10:30:00.000Z";
test.each([
  [{}, "2026-11-20T10:29:59.999Z", true],
  [{}, "2026-11-20T10:30:00.000Z", false],
  [{ status: "placed" }, placed, true],
  [{ status: "payment-failed" }, placed, true],
  [{ status: "cancelled" }, placed, false],
  [{ status: "refunded" }, placed, false],
  [{ status: "refunded-in-part" }, placed, true],
  [{ status: "shipped" }, placed, false],
  [{ status: "shipped-in-part" }, placed, false],
  [{ status: "refunded-in-part", shipments: [{}] }, placed, false],
  [{ cancellable_until: null }, placed, false],
  [{ cancellable_until: undefined }, placed, false],
  // An offer added it later.
  [{ products: [book] }, placed, false],
  // Placed when such orders could be cancelled.
  [{ products: [card(null)] }, placed, false],
  [{ products: [card("2026-12-24")] }, placed, true],
] as const)("%j at %s: %s", (change, now, expected) => {
  const order = { cancellable_until: until, status: "paid", shipments: [], products: [goods], ...change };
  expect(isCancellable(order as unknown as Order, new Date(now))).toBe(expected);
});
