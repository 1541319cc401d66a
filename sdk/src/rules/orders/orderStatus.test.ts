import { expect, test } from "vitest";
import { type OrderFacts, orderStatus } from "./orderStatus.ts";

const paid: OrderFacts = {
  cancelled: false,
  failed: false,
  held: false,
  paid: 100,
  refunded: 0,
  toShip: 2,
  shipped: 0,
};

test.each<[Partial<OrderFacts>, ReturnType<typeof orderStatus>]>([
  [{ held: true }, "placed"],
  [{}, "paid"],
  [{ paid: 0 }, "paid"],
  [{ failed: true }, "payment-failed"],
  [{ shipped: 1 }, "shipped-in-part"],
  [{ shipped: 1, failed: true }, "payment-failed"],
  [{ shipped: 2, failed: true }, "payment-failed"],
  [{ refunded: 1, failed: true }, "payment-failed"],
  [{ refunded: 100, failed: true }, "refunded"],
  [{ cancelled: true, failed: true }, "cancelled"],
  [{ shipped: 1, toShip: 0 }, "shipped"],
  [{ shipped: 2, refunded: 1 }, "refunded-in-part"],
  [{ shipped: 2, refunded: 100 }, "refunded"],
  [{ refunded: 100, cancelled: true }, "cancelled"],
  [{ cancelled: true, paid: 0 }, "cancelled"],
])("an order with %j is %s", (facts, status) => {
  expect(orderStatus({ ...paid, ...facts })).toBe(status);
});
