import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { creditsAfterRefunds } from "./creditsAfterRefunds.ts";

const credits = { balance: 12, earned: 10, history: [] };
const refund = (cashBack: number, withheld = 0, paid = 0) => ({
  cashBack,
  withheld,
  payments: { credits: paid },
});

test.each([
  ["paid", [], 12, 10],
  ["placed", undefined, 12, 10],
  ["refunded-in-part", [refund(4)], 8, 6],
  ["refunded-in-part", [refund(2.5), refund(1, 1.5)], 7, 5],
  ["refunded-in-part", [refund(10, 0, 3)], 5, 0],
  ["refunded-in-part", [refund(8, 8)], 0, 0],
  ["refunded", [refund(4)], 8, 0],
  ["cancelled", [], 12, 0],
])("an order that is %s with refunds %j: balance %s, earned %s", (status, refunds, balance, earned) => {
  const order = { status, refunds } as unknown as Order;
  expect(creditsAfterRefunds(credits, order)).toEqual({ balance, earned, history: [] });
});
