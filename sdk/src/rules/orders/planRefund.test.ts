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

/** An order of two lines that earned 8 and 2; with an offer the second is the offer's. */
const twoLines = (more: Omit<Bought, "products"> = {}) => {
  const bought = order([product(50), product(50)], { rewards: 10, ...more });
  return {
    ...bought,
    products: bought.products.map((row, place) => ({ ...row, _rewards: [8, 2][place] ?? 0 })),
  };
};
const withGiftCard = (more: Omit<Bought, "products"> = {}) =>
  order([product(50), product(100, 1, { type: "Gift Card" })], { rewards: 5, ...more });
const three = (refunded: number, earnedTaken: number) => ({
  ...order([product(100, 3)], { rewards: 10 }),
  refunded: [refunded],
  earnedTaken,
});
const former = ({ products, ...bought }: ReturnType<typeof order>) => ({
  ...bought,
  products: products.map(({ _rewards, ...row }) => row),
});
const offerFailed = (earned: number) => {
  const bought = twoLines({ offer: 50 });
  return {
    ...bought,
    earned,
    payments: bought.payments.map((paid, nth) => (nth === 1 ? { ...paid, left: 0, failed: true } : paid)),
  };
};

test.each([
  ["everything", twoLines(), null, 10],
  ["a line what it earned", twoLines(), [line(0)], 8],
  ["another line what that earned", twoLines(), [line(1)], 2],
  ["shipping nothing", twoLines({ shipping: 20 }), [], 0],
  ["a gift card nothing", withGiftCard(), [line(1)], 0],
  ["goods beside a gift card all of it", withGiftCard(), [line(0)], 5],
  ["goods that a gift card paid what they earned", twoLines({ giftCard: 100 }), [line(0)], 8],
  ["goods that a gift card paid in part what they earned", twoLines({ giftCard: 30 }), [line(1)], 2],
  ["the first of three units a third", three(0, 0), [line(0)], 3.33],
  ["the second of three units the next cent", three(1, 3.33), [line(0)], 3.34],
  ["the last of three units the rest", three(2, 6.67), [line(0)], 3.33],
  ["less than was taken before nothing", { ...twoLines(), earnedTaken: 9 }, [line(0)], 0],
  ["half of it expired: half of what the line earned", { ...twoLines(), earned: 5 }, [line(0)], 4],
  ["nothing earned: nothing", { ...twoLines(), earned: 0 }, null, 0],
  ["an offer from its own line", twoLines({ offer: 50 }), [line(1)], 2],
  ["a failed offer took back its own: the purchase's line the purchase's", offerFailed(8), [line(0)], 8],
  ["a failed offer spent its own: the rest with the last line", offerFailed(10), [line(0)], 10],
  ["an order of before by what its lines cost", former(withGiftCard()), [line(0)], 5],
  ["a gift card of before nothing", former(withGiftCard()), [line(1)], 0],
  [
    "gift cards alone that earned: by units",
    former(order([product(100, 2, { type: "Gift Card" })], { rewards: 4 })),
    [line(0)],
    2,
  ],
] as const)("a refund takes cash back of %s", (_, refundable, units, expected) =>
  expect(planRefund(refundable, units, _.startsWith("shipping")).cashBack).toBe(expected),
);

/** The purchase's payment failed, or with `nth` 1 the offer's. */
const unpaid = (bought: ReturnType<typeof order>, unpaidLeft: number, nth = 0) => ({
  ...bought,
  unpaidLeft,
  payments: bought.payments.map((paid, index) => (index === nth ? { ...paid, left: 0, failed: true } : paid)),
});

test.each([
  ["all of an unpaid order", unpaid(order([product(100, 2)], { tax: 8.25 }), 108.25), null, 108.25],
  ["a unit of an unpaid order", unpaid(order([product(100, 2)], { tax: 8.25 }), 108.25), [line(0)], 54.13],
  ["its last unit", { ...unpaid(order([product(100, 2)]), 50), refunded: [1] }, [line(0)], 50],
  ["what a gift card paid first", unpaid(order([product(100, 2)], { giftCard: 30 }), 70), [line(0)], 20],
  ["an unpaid offer", unpaid(order([product(96), product(8)], { offer: 8 }), 8, 1), [line(1)], 8],
  ["the paid line beside it", unpaid(order([product(96), product(8)], { offer: 8 }), 8, 1), [line(0)], 0],
  ["both", unpaid(order([product(96), product(8)], { offer: 8 }), 8, 1), null, 8],
  ["a paid order", order([product(100)]), null, 0],
] as const)("a refund of %s takes off its invoice what was never paid", (_, refundable, units, expected) =>
  expect(planRefund(refundable, units, false).unpaid).toBe(expected),
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
