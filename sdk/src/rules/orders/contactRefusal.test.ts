import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { contactRefusal } from "./contactRefusal.ts";

const order = (shipped: number, shipping: object | null = { country: "US", state: "TX" }) =>
  ({
    products: [{ id: 1, _quantity: 2, _variant: { id: 1 } }],
    address: { shipping, billing: null },
    shipments: shipped > 0 ? [{ lines: [{ line: 1, quantity: shipped }] }] : [],
    refunds: [],
    returns: [],
  }) as unknown as Order;
const fixed = { reference: "addressRegionFixed", country: "US", state: "TX" };

test.each<[string, Order, object, object | undefined]>([
  ["the same state", order(0), { country: "us", state: " tx" }, undefined],
  ["another state", order(0), { country: "US", state: "OK" }, fixed],
  ["another country", order(0), { country: "CA", state: "TX" }, fixed],
  ["no country", order(0), {}, fixed],
  ["an order of codes", order(0, null), { country: "US" }, { ...fixed, country: null, state: null }],
  ["a parcel has left", order(1), { country: "US", state: "TX" }, { reference: "orderShipped" }],
])("%s", (_, placed, next, refusal) => {
  expect(contactRefusal(placed, next)).toEqual(refusal);
});
