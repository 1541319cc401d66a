import { expect, test } from "vitest";
import type { OrderProduct } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { type Bought, boughtOrder, boughtProduct as product } from "../testing/boughtOrder.ts";
import { planRefund } from "./planRefund.ts";
import { splitAmount } from "./splitAmount.ts";
import { withholdCashBack } from "./withholdCashBack.ts";

const order = (products: OrderProduct[], more: Omit<Bought, "products"> = {}) =>
  boughtOrder({ products, ...more });

const line = (place: number, quantity = 1) => ({ place, quantity });

test.each([
  ["an odd cent goes with the second unit", order([product(0.03, 2)]), [line(0)], false, { purchase: 0.02 }],
  ["a gift costs nothing", order([product(100), product(15, 1, { _free: true })]), [line(1)], false, {}],
  [
    "the card first, then the gift card",
    order([product(100)], { giftCard: 60 }),
    [line(0)],
    false,
    { purchase: 40, giftCard: 60 },
  ],
  [
    "then cash back",
    order([product(100)], { giftCard: 60, credits: 30 }),
    [line(0)],
    false,
    { purchase: 10, giftCard: 60, credits: 30 },
  ],
  [
    "never more than is left",
    {
      ...order([product(100, 2)]),
      refunded: [1],
      payments: [{ id: "purchase", left: 20, places: [0] }],
      refundedAmount: 80,
    },
    [line(0)],
    false,
    { purchase: 20 },
  ],
  [
    "an offer from its own payment",
    order([product(96, 2), product(8)], { tax: 8.58, offer: 8.66 }),
    [line(1)],
    false,
    { offer: 8.66 },
  ],
  [
    "the purchase beside an offer",
    order([product(96, 2), product(8)], { tax: 8.58, offer: 8.66 }),
    [line(0, 2)],
    false,
    { purchase: 103.92 },
  ],
  [
    "everything",
    order([product(96, 2), product(8)], { tax: 8.58, shipping: 5, giftCard: 10, credits: 5, offer: 8.66 }),
    null,
    false,
    { purchase: 93.92, offer: 8.66, giftCard: 10, credits: 5 },
  ],
] as const)("a refund gives back %s", (_, refundable, units, shipping, expected) => {
  const plan = planRefund(refundable, units, shipping);
  const { giftCard, credits } = plan;
  const amounts = {
    ...Object.fromEntries(plan.payments.map(({ id, amount }) => [id, amount])),
    ...(giftCard > 0 && { giftCard }),
    ...(credits > 0 && { credits }),
  };
  expect(amounts).toEqual(expected);
  expect(plan.amount).toBe(sumAmounts(Object.values(expected)));
});

test.each([
  [10, 0, 0, null, 10],
  [10, 0, 0, [line(0)], 5],
  [10, 50, 5, null, 5],
  [0, 0, 0, null, 0],
] as const)(
  "of %d earned, %d refunded and %d taken before, it takes its part of the cash back",
  (earned, refundedAmount, earnedTaken, units, expected) => {
    const left = 100 - refundedAmount;
    const refundable = {
      ...order([product(100, 2)]),
      earned,
      earnedTaken,
      refundedAmount,
      refunded: [refundedAmount / 50],
      payments: [{ id: "purchase", left, places: [0] }],
    };
    expect(planRefund(refundable, units, false).cashBack).toBe(expected);
  },
);

test.each([
  [
    0,
    {
      payments: [{ id: "purchase", amount: 40, withheld: 0 }],
      giftCard: 60,
      giftCardWithheld: 0,
      withheld: 0,
    },
  ],
  [
    10,
    {
      payments: [{ id: "purchase", amount: 30, withheld: 10 }],
      giftCard: 60,
      giftCardWithheld: 0,
      withheld: 10,
    },
  ],
  [
    45,
    {
      payments: [{ id: "purchase", amount: 0, withheld: 40 }],
      giftCard: 55,
      giftCardWithheld: 5,
      withheld: 45,
    },
  ],
  [
    200,
    {
      payments: [{ id: "purchase", amount: 0, withheld: 40 }],
      giftCard: 0,
      giftCardWithheld: 60,
      withheld: 100,
    },
  ],
])("withholds %d of spent cash back, the card's money first", (missing, expected) => {
  const plan = planRefund(order([product(100)], { giftCard: 60 }), null, false);
  expect(withholdCashBack(plan, missing)).toEqual({ ...expected, amount: 100 - expected.withheld });
});

test.each([
  [10, [1, 1, 1], [3.33, 3.34, 3.33]],
  [0.01, [1, 1], [0.01, 0]],
  [5, [0, 0], [5, 0]],
  [-15, [100, 50], [-10, -5]],
])("%d is split by %j to the cent", (amount, weights, parts) => {
  expect(splitAmount(amount, weights)).toEqual(parts);
  expect(sumAmounts(parts)).toBe(amount);
});
